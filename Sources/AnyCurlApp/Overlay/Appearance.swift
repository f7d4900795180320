/// A while on the screen: something comes at once, stays, and fades at the end. Times are in seconds of one clock.
struct Appearance: Equatable, Sendable {
  /// How long things stay, the fade included.
  static let standardLength = 2.0
  /// How long the fade takes.
  static let fade = 0.25

  /// When it is gone; nil where it has never come.
  private var end: Double?

  /// Comes, or stays for longer.
  mutating func show(at time: Double, for length: Double = standardLength) {
    end = max(end ?? 0, time + length)
  }

  /// Goes at once.
  mutating func hide() { end = nil }

  /// How opaque it is, from 0 to 1.
  func opacity(at time: Double) -> Double {
    guard let end else { return 0 }
    return min(max((end - time) / Self.fade, 0), 1)
  }

  /// When it next looks different; nil where it stays as it is. While it fades that is always now.
  func nextChange(after time: Double) -> Double? {
    guard let end, time < end else { return nil }
    return max(end - Self.fade, time)
  }
}
