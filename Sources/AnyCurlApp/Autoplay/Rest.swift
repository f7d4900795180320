/// The time that a page has to itself between two turns.
struct Rest: Equatable, Sendable {
  /// Its length in seconds.
  let length: Double
  /// When it is over, in seconds of the clock that it was told; nil while it has not begun.
  private(set) var end: Double?

  init(_ length: Double) { self.length = length }

  /// Whether the page has had its time, which begins when it first lies still.
  ///
  /// - Parameters:
  ///   - time: the time, in seconds.
  ///   - isStill: whether the page lies still; where it does not, its time begins anew.
  mutating func isOver(at time: Double, isStill: Bool) -> Bool {
    guard isStill else {
      end = nil
      return false
    }
    let end = end ?? time + length
    self.end = end
    return time >= end
  }

  /// Begins anew.
  mutating func begin() { end = nil }
}
