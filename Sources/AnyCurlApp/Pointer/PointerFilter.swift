/// Lets one hand at a time through.
///
/// A second finger, and a mouse while a finger is down, do nothing. Some X servers make mouse events of touches
/// that look like any other, before the finger's own: a finger that comes down where the mouse has just been
/// pressed is the same hand, and what that mouse does afterwards counts for nothing.
struct PointerFilter {
  /// How long after a finger what the mouse does may have been made of it, in seconds.
  private static let echo = 0.5
  /// How near both are then, in window units.
  private static let slack = 16.0

  /// What holds.
  private(set) var owner: PointerEvent.Source?
  private var pressed: PointerEvent?
  private var lastTouch = -Double.infinity

  /// The event as the hand is to take it; nil where it counts for nothing.
  mutating func pass(_ event: PointerEvent) -> PointerEvent? {
    if case .finger = event.source {
      lastTouch = event.time
    } else if owner != .mouse, event.time - lastTouch < Self.echo {
      return nil
    }
    switch event.action {
    case .press where owner == nil:
      (owner, pressed) = (event.source, event)
      return event
    case .press:
      if isEcho(of: event) { owner = event.source }
      return nil
    case .release:
      guard owner == event.source else { return nil }
      owner = nil
      return event
    case .move, .pressOther:
      // A finger that is not down on anything does not hover.
      return owner == event.source || (owner == nil && event.source == .mouse) ? event : nil
    }
  }

  /// Whether the mouse holds only since an X server has made a mouse of this finger.
  private func isEcho(of finger: PointerEvent) -> Bool {
    guard owner == .mouse, finger.source != .mouse, let pressed else { return false }
    let way = pressed.place - finger.place
    return finger.time - pressed.time < Self.echo && (way * way).sum() < Self.slack * Self.slack
  }

  /// Forgets what holds: the window has lost it.
  mutating func reset() { owner = nil }
}
