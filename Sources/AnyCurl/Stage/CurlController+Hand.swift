extension CurlController {
  /// Takes a page that lies flat in the hand, with `content` under it; see ``CurlStage/lift(_:over:by:)``.
  ///
  /// - Parameters:
  ///   - id: the layer.
  ///   - content: what is seen from under it.
  ///   - drag: the hand, made by ``CurlDrag/init(lifting:motion:on:from:at:resists:)``.
  ///   - completion: called once, when the sheet is gone or has fallen back.
  /// - Returns: the request; nil, and nothing has changed, where the layer is not there or does not lie flat.
  @discardableResult
  public func lift(
    _ id: CurlLayer<Content>.ID, over content: Content, by drag: CurlDrag,
    completion: ((CurlOutcome) -> Void)? = nil
  ) -> CurlRequest? {
    stage.lift(id, over: content, by: drag).map { follow($0, completion) }
  }

  /// Brings `content` from above in the hand, to come down over the current page; see ``CurlStage/bring(_:by:)``.
  ///
  /// - Parameters:
  ///   - content: what the sheet shows.
  ///   - drag: the hand, made by ``CurlDrag/init(bringing:motion:on:from:at:)``.
  ///   - completion: called once, when the sheet has landed or has gone away again.
  /// - Returns: the request, whose layer ``CurlStage/layer(of:)`` names.
  @discardableResult
  public func bring(
    _ content: Content, by drag: CurlDrag, completion: ((CurlOutcome) -> Void)? = nil
  ) -> CurlRequest {
    follow(stage.bring(content, by: drag), completion)
  }

  /// Bends a sheet as a drag says, and stops time for it until it is let go; see ``CurlStage/hold(_:by:)``.
  ///
  /// - Parameters:
  ///   - id: the layer. One that is not there any more is left alone.
  ///   - drag: the hand.
  public func hold(_ id: CurlLayer<Content>.ID, by drag: CurlDrag) { stage.hold(id, by: drag) }
}
