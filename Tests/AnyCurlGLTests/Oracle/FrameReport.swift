import AnyCurl

/// How far a drawn frame agrees with the ray cast.
struct FrameReport {
  /// The share of pixels that show the same, from 0 to 1.
  private(set) var agreement = 0.0
  /// Pixels that differ although none within one pixel of them shows something else.
  private(set) var lost = 0

  /// Compares a frame of a scene with what rays through its pixels meet.
  init(_ frame: [SIMD4<Float>], of scene: CoordinateScene, _ cast: RayCast) {
    let (columns, lines) = (scene.width + 2 * scene.margin, scene.height + 2 * scene.margin)
    var sights: [RayCast.Sight] = []
    for y in 0..<lines {
      for x in 0..<columns { sights.append(cast.sight(through: scene.point(x: x, y: y))) }
    }
    var equal = 0
    for y in 0..<lines {
      for x in 0..<columns {
        let index = y * columns + x
        if Self.agrees(frame[index], sights[index], at: scene.point(x: x, y: y), cast) {
          equal += 1
        } else if !Self.isBorder(sights, x, y, columns, lines) {
          lost += 1
        }
      }
    }
    agreement = Double(equal) / Double(columns * lines)
  }

  private static func agrees(
    _ pixel: SIMD4<Float>, _ sight: RayCast.Sight, at point: SIMD2<Double>, _ cast: RayCast
  ) -> Bool {
    // The page's mark, a whole number of halves but for the rounding of the cover, 1.
    let mark = abs(pixel.z - (2 * pixel.z).rounded() / 2) < 1e-5 ? (2 * pixel.z).rounded() / 2 : -1
    let share = mark == 0.5 ? 2.0 : 1.0
    let shown = share * SIMD2<Double>(Double(pixel.x), Double(pixel.y)) - cast.size.half
    switch (mark, sight) {
    case (0, .outside): return true
    case (2, .revealed): return distance(shown, point) < 0.01
    case (1, .front), (1, .flat): return distance(cast.place(of: shown), point) <= 0.5
    case (0.5, .back): return distance(cast.place(of: shown), point) <= 0.5
    default: return false
    }
  }

  private static func distance(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double {
    let d = a - b
    return (d.x * d.x + d.y * d.y).squareRoot()
  }

  /// Whether a neighbour shows another class.
  private static func isBorder(_ sights: [RayCast.Sight], _ x: Int, _ y: Int, _ columns: Int, _ lines: Int)
    -> Bool
  {
    for ny in max(y - 1, 0)...min(y + 1, lines - 1) {
      for nx in max(x - 1, 0)...min(x + 1, columns - 1)
      where sights[ny * columns + nx] != sights[y * columns + x] {
        return true
      }
    }
    return false
  }
}
