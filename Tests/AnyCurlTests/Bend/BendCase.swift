import AnyCurl
import Testing

/// A cylinder on a page, for laws that hold for every bend.
struct BendCase: CustomTestStringConvertible, Sendable {
  let cylinder: CurlCylinder
  let size: PageSize

  /// Tilts from 0 to a right angle; narrow and wide cylinders; travels from before the page to past it.
  static let all = [
    BendCase(radius: 96, tilt: 0.4, travel: 500, on: PageSize(width: 1280, height: 800)),
    BendCase(radius: 546.4, tilt: 0.7, travel: 700, on: PageSize(width: 1280, height: 800)),
    BendCase(radius: 40, tilt: 0, travel: 300, on: PageSize(width: 512, height: 512)),
    BendCase(radius: 60, tilt: .pi / 2, travel: 200, on: PageSize(width: 600, height: 811)),
    BendCase(radius: 68.3, tilt: 0.29, travel: 620, on: PageSize(width: 1600, height: 100)),
    BendCase(radius: 0.683, tilt: 0.6, travel: 0.7, on: PageSize(width: 1, height: 1)),
    BendCase(radius: 100, tilt: 0.5, travel: -50, on: PageSize(width: 600, height: 811)),
    BendCase(radius: 100, tilt: 0.5, travel: 2000, on: PageSize(width: 600, height: 811)),
  ]

  init(radius: Double, tilt: Double, travel: Double, on size: PageSize) {
    cylinder = CurlCylinder(radius: radius, tilt: tilt, travel: travel)
    self.size = size
  }

  var bend: CurlBend { CurlBend(cylinder, size: size) }

  /// The point of the flat page, or of its plane, at the distance `s` past the contact line.
  func point(at s: Double, along: Double = 0) -> SIMD2<Double> {
    let bend = bend
    return bend.across * (bend.contact + s) + SIMD2(-bend.across.y, bend.across.x) * along
  }

  var testDescription: String {
    "r \(cylinder.radius), θ \(cylinder.tilt), p \(cylinder.travel) on \(size.testDescription)"
  }
}

/// The length of a vector.
func length(_ vector: SIMD3<Double>) -> Double { (vector * vector).sum().squareRoot() }

/// The vector at right angles to two others.
func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
  [a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x]
}
