/// The straight line through measured points, by least squares.
struct BenchSlope: Equatable {
  /// What one more of the first quantity adds to the second.
  let slope: Double
  /// How much of the second quantity's variation the line explains, from 0 to 1.
  let fit: Double

  /// Fits a line; nil for fewer than two different places.
  init?(_ points: [(x: Double, y: Double)]) {
    let count = Double(points.count)
    let (meanX, meanY) = (points.map(\.x).reduce(0, +) / count, points.map(\.y).reduce(0, +) / count)
    let xx = points.map { ($0.x - meanX) * ($0.x - meanX) }.reduce(0, +)
    let yy = points.map { ($0.y - meanY) * ($0.y - meanY) }.reduce(0, +)
    let xy = points.map { ($0.x - meanX) * ($0.y - meanY) }.reduce(0, +)
    guard xx > 0 else { return nil }
    slope = xy / xx
    fit = yy > 0 ? xy * xy / (xx * yy) : 1
  }
}
