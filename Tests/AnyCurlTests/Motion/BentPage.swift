import AnyCurl
import Testing

/// A page in page space whose sheet curls up in one combination and motion, to measure where it goes.
struct BentPage: CustomTestStringConvertible, Sendable {
  let options: CurlOptions
  let motion: BuiltInMotion
  let size: PageSize

  /// Every combination with both motions on every shape of page.
  static let all = CurlOptions.allCases.flatMap { options in
    BuiltInMotion.allCases.flatMap { motion in
      PageSize.shapes.map { BentPage(options: options, motion: motion, size: $0) }
    }
  }

  /// Where the points of the page lie at a sheet progress: T · bend(T⁻¹ · v).
  func places(of points: [SIMD2<Double>], at progress: Double) -> [SIMD3<Double>] {
    let transform = PageTransform(options)
    let inverse = transform.inverse
    let canonical = transform(size)
    let bend = CurlBend(motion.motion.shape(at: progress, size: canonical).cylinder, size: canonical)
    return points.map { point in
      let bent = bend(inverse(point))
      let place = transform([bent.x, bent.y])
      return [place.x, place.y, bent.z]
    }
  }

  /// The last progress at which something is so that is so at 0 and not at 1.
  func last(halvings: Int = 40, _ isSo: (Double) -> Bool) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<halvings {
      let middle = (low + high) / 2
      if isSo(middle) { low = middle } else { high = middle }
    }
    return low
  }

  /// Whether a place is over the page's rectangle, more than by rounding.
  func isOverPage(_ place: SIMD3<Double>) -> Bool {
    abs(place.x) < size.half.x * (1 - 1e-9) && abs(place.y) < size.half.y * (1 - 1e-9)
  }

  var testDescription: String {
    "\(options.testDescription), \(motion) on \(size.testDescription)"
  }
}
