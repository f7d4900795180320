import Glibc

/// The law of a hand: the cylinder that brings a sheet's lift corner to where the hand pulls it.
///
/// The contact line is at right angles to the line from the corner's place at rest, L, to the place that it is
/// pulled to, P, and comes as far as the corner needs. With d the distance from L to P and r the radius, the
/// travel p satisfies
///
/// | | |
/// |---|---|
/// | p ≤ πr | p − r sin(p/r) = d |
/// | p ≥ πr | 2p − πr = d |
///
/// The corner is where the hand wants it *as the camera sees it*: a corner at the height z that is seen at Q is
/// over P = Q (1 − z / cameraHeight).
///
/// The edge opposite to the lift corner, toward which the sheet travels, is *attached*: it never leaves its place.
/// So the corner goes no further from that edge's nearer end than the side of the page between them is long, and
/// where it is pulled there, the sheet folds as sharply as it must. Pulled further, the corner stays as near to
/// the hand as the attached edge lets it.
///
/// All places are in canonical space.
package struct CornerPull: Hashable, Sendable {
  /// The page's size in canonical space.
  package let size: PageSize
  /// The height of the camera over the page's centre, in pixels.
  package let cameraHeight: Double
  /// The radius of a sheet that is pulled far, in pixels.
  package let radius: Double
  /// The radius of the sharpest fold at the attached edge, in pixels.
  package let leastRadius: Double

  /// How fast the radius grows with the distance, at its start.
  private let growth: Double

  /// Makes the law of a page.
  ///
  /// - Parameters:
  ///   - size: the page's size in canonical space.
  ///   - cameraHeight: the height of the camera over the page's centre, in pixels.
  /// - Precondition: the camera is higher than half the page's shorter side.
  package init(size: PageSize, cameraHeight: Double) {
    let side = min(size.width, size.height)
    precondition(cameraHeight > side / 2, "the camera is above the sheet")
    self.size = size
    self.cameraHeight = cameraHeight
    radius = 0.12 * side
    leastRadius = 0.006 * side
    // A corner that rises moves away from the centre as the camera sees it. Where the page is so long that this
    // would outrun the hand, the sheet rises less.
    growth = min(8, 0.3 * cameraHeight / hypot(size.half.x, size.half.y))
  }

  /// The place of the lift corner at rest.
  package var corner: SIMD2<Double> { [size.half.x, -size.half.y] }

  /// The cylinder that brings the lift corner to a place, as the camera sees it, or as near as it can be.
  ///
  /// It is continuous in `target`: no point of the page moves further than 20 max(1, width / height) times as far
  /// as the hand, as the camera sees it. At the corner's place at rest the sheet lies flat.
  ///
  /// - Precondition: `target` is finite.
  package func cylinder(to target: SIMD2<Double>) -> CurlCylinder {
    precondition(target.x.isFinite && target.y.isFinite, "the hand is at a place, not at \(target)")
    // The share of Q at which the corner is as high as the camera's ray is there. The height grows more slowly
    // than the ray's, so that there is one.
    var (low, high) = (1 - 2 * radius / cameraHeight, 1.0)
    for _ in 0..<50 {
      let share = (low + high) / 2
      let cylinder = flatCylinder(to: target * share)
      let height = cylinder.radius * (1 - cos(min(cylinder.travel / cylinder.radius, .pi)))
      if 1 - height / cameraHeight > share { low = share } else { high = share }
    }
    return flatCylinder(to: target * high)
  }

  /// Where the camera sees the lift corner of a sheet that is bent round a cylinder.
  package func seenCorner(of cylinder: CurlCylinder) -> SIMD2<Double> {
    let bent = CurlBend(cylinder, size: size)(corner)
    return SIMD2(bent.x, bent.y) / (1 - bent.z / cameraHeight)
  }

  /// The place over which the attached edge lets the corner be, nearest to one that is wanted.
  ///
  /// It is the half of a disc round the attached edge's nearer end, toward the page: convex, so that the nearest
  /// place moves no faster than the wanted one.
  private func reachable(_ place: SIMD2<Double>) -> SIMD2<Double> {
    let hinge = size.half
    let offset = SIMD2(min(place.x - hinge.x, 0), place.y - hinge.y)
    return hinge + offset * min(1, size.height / hypot(offset.x, offset.y))
  }

  /// The cylinder that brings the corner over a place, without a camera.
  private func flatCylinder(to place: SIMD2<Double>) -> CurlCylinder {
    let way = reachable(place) - corner
    let distance = hypot(way.x, way.y)
    // Less than a hair is nothing.
    guard distance > 1e-9 * size.height else { return CurlCylinder(radius: leastRadius, tilt: 0, travel: 0) }
    // Rounding may leave a place a hair outside of the quadrant.
    let tilt = atan2(max(-way.x, 0), max(way.y, 0))
    // A contact line that has come so far touches the attached edge's end.
    let longest = size.height * max(way.y, 0) / distance
    // 2 longest − πr is how far the corner gets with a radius; no shorter a way asks for a smaller one.
    let sharpest = (2 * longest - distance) / .pi
    let wanted = radius * distance / (distance + radius / growth)
    let radius = min(wanted, max(sharpest, leastRadius))
    return CurlCylinder(
      radius: radius, tilt: tilt, travel: min(Self.travel(for: distance, radius: radius), longest))
  }

  /// The travel that carries a corner over a distance: the inverse of p − r sin(p/r), and of 2p − πr past half
  /// a turn.
  static func travel(for distance: Double, radius: Double) -> Double {
    let share = distance / radius
    if share >= .pi { return (distance + .pi * radius) / 2 }
    // The cubic's root is below the true one, and Newton's steps on a convex function come down to it from above.
    var angle = cbrt(6 * share)
    guard share > 1e-9 else { return angle * radius }
    for _ in 0..<8 { angle = min(angle - (angle - sin(angle) - share) / (1 - cos(angle)), .pi) }
    return angle * radius
  }
}
