import AnyCurl
import Glibc
import Testing

/// A combination on a page of some shape, to drag.
struct DragCase: CustomTestStringConvertible, Sendable {
  let options: CurlOptions
  let size: PageSize

  /// All eight combinations on every shape of page.
  static let all = CurlOptions.allCases.flatMap { options in
    PageSize.shapes.map { DragCase(options: options, size: $0) }
  }

  var transform: PageTransform { PageTransform(options) }
  var canonical: PageSize { transform(size) }
  /// Where the sheet lifts, in page space.
  var corner: SIMD2<Double> { size.place(of: options.liftCorner) }
  /// The ends of the edge toward which the sheet goes: that across from the lift corner, and the other.
  var attached: (near: SIMD2<Double>, far: SIMD2<Double>) {
    (transform(canonical.half), transform(canonical.half * [-1, 1]))
  }
  /// How long the side between the lift corner and the attached edge is.
  var side: Double { canonical.height }
  var camera: Double { 23 * side }

  func drag(from place: SIMD2<Double>? = nil, motion: any CurlMotion = .tight) -> CurlDrag {
    CurlDrag(lifting: options, motion: motion, on: size, from: place ?? corner, at: 0)
  }

  /// Whether a sheet that is attached can bring its corner to a place: it is not beyond the corner, and no further
  /// from the attached edge's end than its side is long, but for a fold of the least radius; and so wherever on the
  /// camera's ray the corner is, which is at most two radii high.
  func canReach(_ place: SIMD2<Double>) -> Bool {
    let short = min(size.width, size.height)
    return [1, 1 - 2 * 0.12 * short / camera].allSatisfy { share in
      let away = transform.inverse(place) * share - canonical.half
      return away.x <= 0 && hypot(away.x, away.y) <= side - .pi * 0.006 * short
    }
  }

  /// Where the camera sees points of the page, and how high they are, in page space.
  func seen(_ points: [SIMD2<Double>], bent cylinder: CurlCylinder) -> [SIMD3<Double>] {
    let bend = CurlBend(cylinder, size: canonical)
    return points.map { point in
      let bent = bend(transform.inverse(point))
      let place = transform([bent.x, bent.y]) / (1 - bent.z / camera)
      return [place.x, place.y, bent.z]
    }
  }

  /// Where the camera sees the lift corner.
  func seenCorner(bent cylinder: CurlCylinder) -> SIMD2<Double> {
    let place = seen([corner], bent: cylinder)[0]
    return [place.x, place.y]
  }

  var testDescription: String { "\(options.testDescription) on \(size.testDescription)" }
}

/// The distance between two places.
func distance(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { hypot(a.x - b.x, a.y - b.y) }
