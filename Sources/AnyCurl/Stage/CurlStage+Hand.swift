extension CurlStage {
  /// Takes a page that lies flat in the hand, with `content` under it.
  ///
  /// Nothing is decided yet: ``content`` stays what it is until the hand lets the sheet go, by
  /// ``release(_:to:velocity:duration:)``. Then `content` is shown, and the request finished when the sheet is
  /// gone; or the sheet falls back, and the request is cancelled.
  ///
  /// - Parameters:
  ///   - id: the layer.
  ///   - content: what is seen from under it.
  ///   - options: the combination in which it lifts.
  ///   - motion: the law by which it flies on.
  /// - Returns: the request; nil, and nothing has changed, where the layer is not there or does not lie flat.
  @discardableResult
  public mutating func lift(
    _ id: Int, over content: Content, options: CurlOptions, motion: any CurlMotion = .classic
  ) -> CurlRequest? {
    guard let index = layers.firstIndex(where: { $0.id == id }), layers[index].target == 0,
      layers[index].progress == 0, !layers[index].isHeld
    else { return nil }
    let turn = nextTurn(options, motion, 1)
    insert(content, at: index, progress: 0, as: turn)
    layers[index + 1].take(turn)
    keepLimit()
    return turn.request
  }

  /// Brings `content` from above in the hand, to come down over the current page.
  ///
  /// Nothing is decided yet: the sheet is gone, at progress 1, and ``content`` stays what it is until the hand lets
  /// the sheet go, by ``release(_:to:velocity:duration:)``. Then it comes down, and the request is finished when it
  /// has landed; or it goes away again, and the request is cancelled.
  ///
  /// - Parameters:
  ///   - content: what the sheet shows.
  ///   - options: the combination in which it comes down.
  ///   - motion: the law by which it flies on.
  /// - Returns: the request.
  @discardableResult
  public mutating func bring(
    _ content: Content, options: CurlOptions, motion: any CurlMotion = .classic
  ) -> CurlRequest {
    let turn = nextTurn(options, motion, 1)
    let above = currentIndex + 1
    insert(content, at: above, progress: 1, as: turn)
    layers[above].take(turn)
    keepLimit()
    return turn.request
  }

  /// Bends a sheet as a drag says, and stops time for it; see ``hold(_:at:cylinder:opacity:)``.
  ///
  /// A sheet about which nothing is decided yet takes the drag's combination, too.
  public mutating func hold(_ id: Int, by drag: CurlDrag) {
    if let index = layers.firstIndex(where: { $0.id == id && $0.isUndecided }) {
      layers[index].options = drag.options
    }
    hold(id, at: drag.progress, cylinder: drag.cylinder, opacity: drag.cylinder == nil ? nil : drag.opacity)
  }

  /// Lets a held sheet go as it has been thrown; see ``release(_:to:velocity:duration:)``.
  public mutating func release(_ id: Int, as thrown: CurlThrow, duration: Double = 1) {
    release(id, to: thrown.target, velocity: thrown.velocity, duration: duration)
  }

  /// The layer that carries a request, until that has ended.
  public func layer(of request: CurlRequest) -> CurlLayer<Content>? {
    layers.first { $0.request == request }
  }
}

extension CurlLayer {
  /// Takes the sheet in the hand where it is, with its way still open.
  fileprivate mutating func take(_ turn: CurlStage<Content>.Turn) {
    (options, motion) = (turn.options, turn.motion)
    curve = ProgressCurve(from: progress, to: progress, duration: 1)
    (elapsed, self.turn, request) = (0, turn.request, turn.request)
    pose = CurlPose(progress: progress)
    isUndecided = true
  }
}
