extension CurlController {
  /// Takes a page that lies flat in the hand, with `content` under it; see
  /// ``CurlStage/lift(_:over:options:motion:)``.
  ///
  /// - Parameters:
  ///   - id: the layer.
  ///   - content: what is seen from under it.
  ///   - options: the combination in which it lifts.
  ///   - motion: the law by which it flies on.
  ///   - completion: called once, when the sheet is gone or has fallen back.
  /// - Returns: the request; nil, and nothing has changed, where the layer is not there or does not lie flat.
  @discardableResult
  public func lift(
    _ id: CurlLayer<Content>.ID, over content: Content, options: CurlOptions,
    motion: any CurlMotion = .classic, completion: Completion? = nil
  ) -> CurlRequest? {
    stage.lift(id, over: content, options: options, motion: motion).map { follow($0, completion) }
  }

  /// Brings `content` from above in the hand, to come down over the current page; see
  /// ``CurlStage/bring(_:options:motion:)``.
  ///
  /// - Parameters:
  ///   - content: what the sheet shows.
  ///   - options: the combination in which it comes down.
  ///   - motion: the law by which it flies on.
  ///   - completion: called once, when the sheet has landed or has gone away again.
  /// - Returns: the request, whose layer ``CurlStage/layer(of:)`` names.
  @discardableResult
  public func bring(
    _ content: Content, options: CurlOptions, motion: any CurlMotion = .classic,
    completion: Completion? = nil
  ) -> CurlRequest {
    follow(stage.bring(content, options: options, motion: motion), completion)
  }

  /// Bends a sheet as a drag says, and stops time for it until it is let go.
  public func hold(_ id: CurlLayer<Content>.ID, by drag: CurlDrag) { stage.hold(id, by: drag) }

  /// Lets a held sheet go as it has been thrown.
  ///
  /// - Parameters:
  ///   - id: the layer. One that is not held, or not there any more, is left alone.
  ///   - thrown: where it goes, and how fast.
  ///   - duration: seconds for the rest of its way; 0 and less arrive at the next step.
  public func release(_ id: CurlLayer<Content>.ID, as thrown: CurlThrow, duration: Double = 1) {
    stage.release(id, as: thrown, duration: duration)
  }
}
