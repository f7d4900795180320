import AnyCurl
import AnyCurlGL
import Glibc
import Testing

extension GL {
  /// Strengths are shares of light: 0 is exactly nothing, ½ is half the light.
  struct StrengthTests {
    static let off = CurlAppearance(shadow: 0, light: 0, bleed: 1)

    @Test(arguments: MotionName.allCases, [0.2, 0.5, 0.65])
    func `without light and shadow each page has its own colour`(motion: MotionName, progress: Double) throws
    {
      let colors: [SIMD4<UInt8>] = [[200, 120, 40, 255], [30, 90, 210, 255], [255, 255, 255, 255]]
      let lit = try LitScene(sheet: colors[0], revealed: colors[1])
      let frame = lit.draw(motion, at: progress, Self.off)
      let cast = lit.cast(motion, at: progress)
      for (index, pixel) in frame.pixels.enumerated() where !colors.contains(pixel) {
        #expect(cast.isBorder(around: lit.point(of: index)), "\(pixel) at \(lit.point(of: index))")
      }
    }

    @Test(arguments: MotionName.allCases, [nil, 2.0])
    func `a shadow only darkens`(motion: MotionName, side: Double?) throws {
      let lit = try LitScene(sheet: [200, 120, 40, 255], revealed: [30, 90, 210, 255])
      for progress in [0.1, 0.3, 0.6, 0.9] {
        let plain = lit.draw(motion, at: progress, CurlAppearance(shadow: 0, lightFrom: side, dither: false))
        let dark = lit.draw(motion, at: progress, CurlAppearance(lightFrom: side, dither: false))
        var darker = 0
        for (a, b) in zip(plain.pixels, dark.pixels) {
          // A shadow on the sheet cuts one more row, across which the shading is interpolated: a level.
          let brighter = (0..<3).map { Int(b[$0]) - Int(a[$0]) }.max() ?? 0
          #expect(brighter <= 1, "\(a) became \(b) at \(progress)")
          if b != a { darker += 1 }
        }
        #expect(darker > 100, "\(darker) pixels are darker at \(progress)")
      }
    }

    @Test(arguments: MotionName.allCases, [0.2, 0.45, 0.65])
    func `half a shadow is half the light`(motion: MotionName, progress: Double) throws {
      let lit = try LitScene()
      let whole = lit.draw(motion, at: progress, CurlAppearance(light: 0, bleed: 1, dither: false))
      let half = lit.draw(
        motion, at: progress, CurlAppearance(shadow: 0.5, light: 0, bleed: 1, dither: false))
      #expect(whole.pixels.contains { $0.x < 128 })
      let cast = lit.cast(motion, at: progress)
      for (index, (a, b)) in zip(whole.pixels, half.pixels).enumerated() {
        let expected = (1 + Self.light(a.x)) / 2
        guard abs(Self.light(b.x) - expected) >= 0.012 else { continue }
        // A pixel on the page's edge may be shaded by both of its shadows.
        #expect(cast.isBorder(around: lit.point(of: index)), "\(a.x) became \(b.x)")
      }
    }

    @Test(arguments: MotionName.allCases, [0.45, 0.65])
    func `half the shading is half the light`(motion: MotionName, progress: Double) throws {
      let lit = try LitScene()
      let paper = SIMD3<Double>(1, 1, 1)
      let whole = lit.draw(motion, at: progress, CurlAppearance(shadow: 0, paper: paper, dither: false))
      let half = lit.draw(
        motion, at: progress, CurlAppearance(shadow: 0, light: 0.5, paper: paper, dither: false))
      #expect(whole.pixels.contains { $0.x < 245 })
      for (a, b) in zip(whole.pixels, half.pixels) {
        // The front's gleam is mixed in display values, which takes a little from the law.
        #expect(abs(Self.light(b.x) - (1 + Self.light(a.x)) / 2) < 0.02, "\(a.x) became \(b.x)")
      }
    }

    @Test(arguments: MotionName.allCases)
    func `a premultiplied colour never exceeds its alpha`(motion: MotionName) throws {
      let lit = try LitScene(sheet: [100, 20, 0, 110], revealed: .zero)
      for progress in [0.3, 0.6, 0.9] {
        let frame = lit.draw(motion, at: progress, CurlAppearance(), on: .zero)
        #expect(frame.pixels.allSatisfy { max($0.x, $0.y, $0.z) <= $0.w })
      }
    }

    private static func light(_ value: UInt8) -> Double { pow(Double(value) / 255, 2.2) }
  }
}
