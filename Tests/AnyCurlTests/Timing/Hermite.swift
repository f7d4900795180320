/// The cubic from a progress and a velocity to a target at rest, written out and not kept in any range.
struct Hermite {
  let start: Double
  let velocity: Double
  let target: Double
  let duration: Double

  /// The progress at the share `u` of the duration.
  func callAsFunction(_ u: Double) -> Double {
    let (u2, u3) = (u * u, u * u * u)
    return (2 * u3 - 3 * u2 + 1) * start + (u3 - 2 * u2 + u) * duration * velocity
      + (3 * u2 - 2 * u3) * target
  }

  /// The least and the greatest progress in so many even steps.
  func range(steps: Int) -> ClosedRange<Double> {
    var range = start...start
    for step in 0...steps {
      let value = self(Double(step) / Double(steps))
      range = min(range.lowerBound, value)...max(range.upperBound, value)
    }
    return range
  }
}
