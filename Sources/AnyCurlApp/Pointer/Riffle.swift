/// A key that is held down: pages fly over one another at a steady rate, whatever the keyboard's own.
struct Riffle {
  /// How long a key is held until it repeats, in seconds.
  private static let delay = 0.4
  /// The time from one page to the next, in seconds.
  private static let interval = 0.15

  private var held: (key: Int32, action: ViewerAction, next: Double)?

  /// When the next page is due, in seconds of the clock that it was told; nil where no key is held.
  var next: Double? { held?.next }

  /// A key that turns pages goes down.
  mutating func press(_ key: Int32, _ action: ViewerAction, at time: Double) {
    held = (key, action, time + Self.delay)
  }

  /// A key goes up.
  mutating func release(_ key: Int32) {
    if held?.key == key { held = nil }
  }

  /// Whatever key is held, it counts no more.
  mutating func stop() { held = nil }

  /// What is due. A loop that comes late is not made up for.
  mutating func due(at time: Double) -> ViewerAction? {
    guard let held, time >= held.next else { return nil }
    let isLate = time - held.next > Self.interval
    self.held?.next = (isLate ? time : held.next) + Self.interval
    return held.action
  }
}
