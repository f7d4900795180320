@testable import AnyCurlApp

extension Bitmap {
  /// Where the corner of a white-backed sheet is seen that has been pulled from its place at rest to about another,
  /// in pixels from the upper left. Nil where there is no white.
  ///
  /// The fold mirrors the sheet, so that its corner points where the mirrored diagonal does, and reaches furthest
  /// there: the middle of what is white within a pixel of the furthest.
  ///
  /// - Parameter diagonal: where the corner points at rest: 1 or −1 to the right and down.
  func whiteCorner(
    pulledFrom rest: SIMD2<Double>, to place: SIMD2<Double>, diagonal: SIMD2<Double>
  ) -> SIMD2<Double>? {
    let pull = place - rest
    let pointing = diagonal - pull * (2 * (diagonal * pull).sum() / (pull * pull).sum())
    let unit = pointing / (pointing * pointing).sum().squareRoot()
    let white = (0..<size.area).compactMap { pixel -> SIMD2<Double>? in
      let (y, x) = pixel.quotientAndRemainder(dividingBy: size.width)
      let color = self[x, y]
      return min(color.x, color.y, color.z) > 215 ? SIMD2(Double(x) + 0.5, Double(y) + 0.5) : nil
    }
    guard let furthest = white.map({ ($0 * unit).sum() }).max() else { return nil }
    let tip = white.filter { ($0 * unit).sum() > furthest - 1 }
    return tip.reduce(.zero, +) / Double(tip.count)
  }
}
