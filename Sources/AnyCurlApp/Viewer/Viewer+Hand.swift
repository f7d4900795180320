import CSDL2

extension Viewer {
  /// Does what the hand does.
  func follow(_ event: PointerEvent) {
    followWindow()
    switch event.action {
    case .press:
      hand.press(at: event.place, on: handPlace, at: event.time, show: &show)
    case .move:
      moveHand(to: event.place, at: event.time)
    case .release:
      moveHand(to: event.place, at: event.time)
      hand.release(at: event.time, show: &show)
      // Under the mouse a corner may lift again.
      if event.source == .mouse { moveHand(to: event.place, at: event.time) } else { hand.leave() }
      handHasLetGo()
    case .pressOther:
      if hand.letFall(show: &show) { handHasLetGo() }
    }
    needsFrame = true
  }

  /// Asks the hand again, since a page that it waits for may have been loaded.
  func moveHand() {
    if let place = hand.place { moveHand(to: place, at: Self.now) }
  }

  /// What the hand has let go of flies, and may be the page that is shown from now on.
  func handHasLetGo() {
    keepPages()
    updateTitle()
    needsFrame = true
  }

  /// Turns a page for a gesture of scrolling.
  func scroll(_ event: SDL_MouseWheelEvent) {
    let (x, y) = (Double(event.preciseX), Double(event.preciseY))
    let time = Double(event.timestamp) / 1000
    guard let step = wheel.turn(x: x, y: y, at: time), !hand.isHolding else { return }
    request(step > 0 ? .next : .previous)
  }

  private func moveHand(to place: SIMD2<Double>, at time: Double) {
    let wasHolding = hand.isHolding
    hand.move(to: place, on: handPlace, at: time, show: &show) { [shelf] page, step in
      shelf.search(from: page, by: step)
    }
    if hand.isHolding, !wasHolding { keepPages() }
  }
}
