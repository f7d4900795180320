import AnyCurl
import AnyCurlGL
import Testing

extension GL {
  /// Dithering moves what is shaded by up to a level, and nothing else.
  struct DitherTests {
    @Test(arguments: MotionName.allCases, [0.2, 0.5, 0.65])
    func `dithering moves what is shaded by a level at most`(motion: MotionName, progress: Double) throws {
      let lit = try LitScene()
      let plain = lit.draw(motion, at: progress, CurlAppearance(dither: false))
      let dithered = lit.draw(motion, at: progress, CurlAppearance())
      let differences = plain.differences(from: dithered)
      #expect((differences.max() ?? 0) <= 1)
      #expect(differences.count { $0 == 1 } > 200)
      // Half up, half down: no shift of the whole.
      let shift = zip(plain.pixels, dithered.pixels).reduce(0) { $0 + Int($1.1.x) - Int($1.0.x) }
      #expect(abs(Double(shift)) < 0.4 * Double(differences.count { $0 == 1 }))
    }

    @Test(arguments: MotionName.allCases, [0.2, 0.5, 0.65])
    func `what is not shaded is not dithered`(motion: MotionName, progress: Double) throws {
      let scene = Scene(width: 160, height: 120)
      let lit = try LitScene(scene, sheet: scene.noise(1), revealed: scene.noise(2))
      let plain = lit.draw(motion, at: progress, CurlAppearance(shadow: 0, light: 0, dither: false))
      #expect(lit.draw(motion, at: progress, CurlAppearance(shadow: 0, light: 0)) == plain)
    }
  }
}
