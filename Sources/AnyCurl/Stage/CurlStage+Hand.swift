extension CurlStage {
  /// Takes a page that lies flat in the hand, with `content` under it.
  ///
  /// Nothing is decided yet: ``content`` stays what it is until the hand lets the sheet go, by
  /// ``release(_:as:duration:)``. Then `content` is shown, and the request finished when the sheet is gone; or the
  /// sheet falls back, and the request is cancelled.
  ///
  /// - Parameters:
  ///   - id: the layer.
  ///   - content: what is seen from under it.
  ///   - drag: the hand, made by ``CurlDrag/init(lifting:motion:on:from:at:resists:)``.
  /// - Returns: the request; nil, and nothing has changed, where the layer is not there or does not lie flat.
  @discardableResult
  public mutating func lift(
    _ id: CurlLayer<Content>.ID, over content: Content, by drag: CurlDrag
  ) -> CurlRequest? {
    guard let index = layers.firstIndex(where: { $0.id == id }), layers[index].target == .flat,
      layers[index].progress == 0, !layers[index].isHeld
    else { return nil }
    let turn = nextTurn(drag.options, drag.motion, 1)
    insert(content, at: index, progress: 0, as: turn)
    layers[index + 1].take(turn)
    hold(id, by: drag)
    keepLimit()
    return turn.request
  }

  /// Brings `content` from above in the hand, to come down over the current page.
  ///
  /// Nothing is decided yet: ``content`` stays what it is until the hand lets the sheet go, by
  /// ``release(_:as:duration:)``. Then it comes down, and the request is finished when it has landed; or it goes
  /// away again, and the request is cancelled.
  ///
  /// - Parameters:
  ///   - content: what the sheet shows.
  ///   - drag: the hand, made by ``CurlDrag/init(bringing:motion:on:from:at:)``.
  /// - Returns: the request, whose layer ``layer(of:)`` names.
  @discardableResult
  public mutating func bring(_ content: Content, by drag: CurlDrag) -> CurlRequest {
    let turn = nextTurn(drag.options, drag.motion, 1)
    let above = currentIndex + 1
    insert(content, at: above, progress: 1, as: turn)
    layers[above].take(turn)
    hold(layers[above].id, by: drag)
    keepLimit()
    return turn.request
  }

  /// Bends a sheet as a drag says, and stops time for it until it is let go.
  ///
  /// A sheet about which nothing is decided yet takes the drag's combination, too.
  ///
  /// - Parameters:
  ///   - id: the layer. One that is not there any more is left alone.
  ///   - drag: the hand.
  public mutating func hold(_ id: CurlLayer<Content>.ID, by drag: CurlDrag) {
    if let index = layers.firstIndex(where: { $0.id == id && $0.isUndecided }) {
      layers[index].options = drag.options
    }
    hold(id, at: drag.progress, cylinder: drag.cylinder, opacity: drag.cylinder == nil ? nil : drag.opacity)
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
