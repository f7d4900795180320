/// Turns what a wheel or two fingers scroll into pages: one for each gesture.
///
/// A gesture lasts until nothing has come for a moment, or the other direction; the many small steps of a touch
/// pad, and its gliding on, are one.
struct WheelGesture {
  /// How long nothing comes after a gesture, in seconds.
  private static let pause = 0.25
  /// How far it must scroll, in notches of a wheel.
  private static let least = 0.5

  private var last = -Double.infinity
  private var way = 0.0
  private var hasTurned = false

  /// Takes a step of scrolling.
  ///
  /// - Parameters:
  ///   - x: notches to the right.
  ///   - y: notches away from the user.
  ///   - time: when, in seconds.
  /// - Returns: the pages to go on by: 1 for down or to the right, −1 for up or to the left, nil for none.
  mutating func turn(x: Double, y: Double, at time: Double) -> Int? {
    let step = abs(x) > abs(y) ? x : -y
    guard step != 0, step.isFinite else { return nil }
    if time - last > Self.pause || step.sign != way.sign { (way, hasTurned) = (0, false) }
    last = time
    way += step
    guard !hasTurned, abs(way) >= Self.least else { return nil }
    hasTurned = true
    return way > 0 ? 1 : -1
  }
}
