import AnyCurl
import AnyCurlGL
import Glibc
import Testing

extension GL {
  /// The shadow on the plane is that of the line of the page that takes most light, looked for among all.
  struct ShadowLawTests {
    @Test(arguments: MotionName.allCases, [nil, 3.5])
    func `the shadow is that of the line that takes most`(motion: MotionName, lightFrom: Double?) throws {
      let lit = try LitScene(width: 320, height: 220)
      var differences: [Double] = []
      for (progress, options) in [(0.3, 0), (0.5, 3), (0.62, 5), (0.72, 6)] {
        let options = CurlOptions.allCases[options]
        let appearance = CurlAppearance(light: 0, lightFrom: lightFrom, dither: false)
        let frame = lit.draw(motion, options, at: progress, appearance)
        let rays = lit.cast(motion, options, at: progress)
        let law = ShadowLaw(lit.scene.size, options, motion.value, at: progress, lightFrom: lightFrom)
        for index in stride(from: 0, to: frame.pixels.count, by: 61) {
          let point = lit.point(of: index)
          guard Self.isPlane(rays, point) else { continue }
          differences.append(abs(Double(frame.pixels[index].x) - law.value(at: point)))
        }
      }
      differences.sort()
      let mean = differences.reduce(0, +) / Double(differences.count)
      #expect(differences.count > 800)
      #expect(mean < 1, "\(mean) levels")
      #expect(
        differences[differences.count * 99 / 100] < 16, "\(differences[differences.count * 99 / 100]) levels")
    }

    /// Whether the plane is seen at a point, and for a pixel round it.
    private static func isPlane(_ rays: RayCast, _ point: SIMD2<Double>) -> Bool {
      [SIMD2(0, 0), SIMD2(1.5, 0), SIMD2(-1.5, 0), SIMD2(0, 1.5), SIMD2(0, -1.5)].allSatisfy {
        let sight = rays.sight(through: point + $0)
        return sight == .revealed || sight == .outside
      }
    }
  }
}

/// The law of the shadow on the plane, by trying every line of the page.
private struct ShadowLaw {
  private let transform: PageTransform
  private let bend: CurlBend
  private let size: PageSize
  private let lean: SIMD2<Double>
  private let strength: Double
  private let side: Double

  init(
    _ page: PageSize, _ options: CurlOptions, _ motion: any CurlMotion, at progress: Double,
    lightFrom: Double?
  ) {
    transform = PageTransform(options)
    size = transform(page)
    let shape = motion.shape(at: progress, size: size)
    bend = CurlBend(shape.cylinder, size: size)
    side = min(page.width, page.height)
    strength =
      0.95 * min(max(shape.cylinder.travel / (0.1 * size.height), 0), 1) * shape.opacity * shape.opacity
    if let lightFrom {
      let light = transform.inverse(SIMD2(cos(lightFrom), sin(lightFrom))) * 0.3
      let along = SIMD2(-bend.across.y, bend.across.x)
      lean = SIMD2((light * bend.across).sum(), (light * along).sum())
    } else {
      lean = .zero
    }
  }

  /// What is left of white at a point of page space, from 0 to 255.
  func value(at point: SIMD2<Double>) -> Double {
    let point = transform.inverse(point)
    let (n, along) = (bend.across, SIMD2(-bend.across.y, bend.across.x))
    let (x, y) = ((point * n).sum() - bend.contact, (point * along).sum())
    let last = (n * SIMD2(size.half.x, -size.half.y)).sum() - bend.contact
    var most = 0.0
    for step in 0...240 where last > 0 {
      let s = last * Double(step) / 240
      let height = bend.height(at: s)
      let span = span(at: s)
      guard span.x <= span.y else { continue }
      let (low, high) = (span.x - lean.y * height, span.y - lean.y * height)
      let beside = y - min(max(y, low), high)
      let ahead = x - bend.displaced(s) + lean.x * height
      let width = side * 0.155 * height / (height + side * 0.06) + 1e-3
      let t = min(hypot(ahead, beside) / width, 1)
      let high01 = min(height / (0.7 * side), 1)
      let share = 0.5 * high01 * high01
      let taken = (1 - t * t) * (1 - t * t) * (1 - share) + pow(1 - t, 3) * share
      most = max(most, taken * (1 - 0.2 * high01))
    }
    return 255 * pow(1 - strength * most, 1 / 2.2)
  }

  /// From where to where the page reaches along the line at a distance past the contact line.
  private func span(at s: Double) -> SIMD2<Double> {
    let along = SIMD2(-bend.across.y, bend.across.x)
    let middle = bend.across * (bend.contact + s)
    var (first, last) = (-Double.infinity, Double.infinity)
    for axis in 0..<2 where abs(along[axis]) > 1e-9 {
      let a = (-size.half[axis] - middle[axis]) / along[axis]
      let b = (size.half[axis] - middle[axis]) / along[axis]
      first = max(first, min(a, b))
      last = min(last, max(a, b))
    }
    return SIMD2(first, last)
  }
}
