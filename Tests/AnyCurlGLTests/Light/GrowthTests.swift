import AnyCurl
import AnyCurlGL
import Testing

extension GL {
  /// What the curl adds is nothing at both ends and comes and goes without a jump.
  struct GrowthTests {
    @Test(arguments: CurlOptions.allCases, MotionName.allCases)
    func `light and shadow begin and end with nothing`(options: CurlOptions, motion: MotionName) throws {
      let lit = try LitScene()
      for side in [nil, 1.0] {
        let look = CurlAppearance(lightFrom: side)
        for progress in [0, 1] {
          let frame = lit.draw(motion, options, at: Double(progress), look)
          #expect(frame.pixels.allSatisfy { $0 == [255, 255, 255, 255] })
        }
        for progress in [1e-4, 1 - 1e-4] {
          #expect(lit.draw(motion, options, at: progress, look).pixels.allSatisfy { $0.x >= 253 })
        }
      }
    }

    @Test(arguments: MotionName.allCases, [nil, 0.7])
    func `light and shadow grow without a jump`(motion: MotionName, side: Double?) throws {
      let lit = try LitScene()
      let look = CurlAppearance(lightFrom: side, dither: false)
      var before = 0.0
      for step in 1...200 {
        let dark = Self.darkness(lit.draw(motion, at: Double(step) / 200, look))
        // A hundredth of the page from white to black.
        #expect(abs(dark - before) < 0.01, "\(before) to \(dark) at step \(step)")
        before = dark
      }
      #expect(before == 0)
    }

    /// The share of the page's light that is missing, in display values.
    private static func darkness(_ frame: Frame) -> Double {
      frame.pixels.reduce(0) { $0 + Double(255 - $1.x) / 255 } / (160 * 120)
    }
  }
}
