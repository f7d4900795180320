import AnyCurl
import AnyCurlGL
import Glibc
import Testing

extension GL {
  /// Thick paper shows its side where the sheet is cut.
  struct CutSideTests {
    /// Seen from above the side is as wide as the sheet is thick times the sine of the angle by which it has turned: over
    /// each line across the axis that of the page's last point there.
    @Test(arguments: [0.0, 17, 30, 62, 90], [0, 24.0])
    func `as much of the side is seen as the sheet has turned`(degrees: Double, cornerRadius: Double) throws {
      let motion = TiltedMotion(tilt: degrees * .pi / 180, contact: -20, radius: 120)
      let width = Self.width(motion, cornerRadius: cornerRadius)
      for thickness in [0.4, 1.5, 3] {
        let look = CurlAppearance(
          shadow: 0, light: 0, bleed: 1, paper: SIMD3(1, 1, 1), cornerRadius: cornerRadius,
          thickness: thickness,
          dither: false)
        let seen = try Self.whiteness(motion, look)
        let expected = thickness * width
        #expect(abs(seen / expected - 1) < 0.03, "\(seen) of \(expected) pixels")
      }
    }

    @Test(arguments: CurlOptions.allCases, MotionName.allCases)
    func `the side comes from nothing and goes to nothing`(options: CurlOptions, motion: MotionName) throws {
      let lit = try LitScene(sheet: [0, 0, 0, 255], revealed: [0, 0, 0, 255])
      let look = CurlAppearance(bleed: 1, thickness: 4)
      for progress in [0, 0.002, 1 - 1e-4, 1] {
        let frame = lit.draw(motion, options, at: progress, look, on: [0, 0, 0, 1])
        let most = progress == 0 || progress == 1 ? 0 : 8
        #expect(
          frame.pixels.allSatisfy { $0.x <= most }, "\(frame.pixels.map(\.x).max() ?? 0) at \(progress)")
      }
      let between = lit.draw(motion, options, at: 0.5, look, on: [0, 0, 0, 1])
      #expect(between.pixels.contains { $0.x > 200 })
    }

    @Test(arguments: MotionName.allCases)
    func `a page that is clear at its edge shows no side`(motion: MotionName) throws {
      let scene = Scene(width: 160, height: 120)
      let canvas = try scene.canvas()
      canvas.renderer.appearance = CurlAppearance(shadow: 0, thickness: 3)
      let clear = canvas.page(Frame(width: 160, height: 120) { _, _ in .zero })
      var sheet = clear
      sheet.isOpaque = false
      let frame = scene.draw(
        Curl(.up, options: CurlOptions(corner: .topLeft, direction: .vertical), motion: motion.value),
        at: 0.5,
        from: sheet, to: sheet, on: canvas)
      #expect(frame.pixels.allSatisfy { $0 == Scene.background })
    }

    /// The whole pixels of white that a black page shows.
    private static func whiteness(_ motion: TiltedMotion, _ look: CurlAppearance) throws -> Double {
      let scene = Scene(width: 160, height: 120)
      let canvas = try scene.canvas()
      canvas.renderer.appearance = look
      let page = canvas.page(Frame(width: 160, height: 120) { _, _ in [0, 0, 0, 255] })
      let frame = canvas.frame([0, 0, 0, 1]) {
        $0.draw(
          Curl(.up, options: CurlOptions(corner: .topLeft, direction: .vertical), motion: motion), at: 0.5,
          from: page, to: page, page: scene.place, target: canvas.size)
      }
      return frame.pixels.reduce(0) { $0 + Double($1.x) / 255 }
    }

    /// The width of the side for each unit of thickness, summed over all lines across the axis.
    private static func width(_ motion: TiltedMotion, cornerRadius: Double) -> Double {
      let across: SIMD2<Double> = [sin(motion.tilt), -cos(motion.tilt)]
      let along: SIMD2<Double> = [cos(motion.tilt), sin(motion.tilt)]
      let step = 0.1
      var sum = 0.0
      for y in stride(from: -101.0, to: 101, by: step) {
        var x = 101.0
        while x > motion.contact, !isOnPage(across * x + along * y, cornerRadius) { x -= step }
        sum += sin((x - motion.contact) / motion.radius) * step
      }
      return sum
    }

    private static func isOnPage(_ point: SIMD2<Double>, _ cornerRadius: Double) -> Bool {
      let past = SIMD2(abs(point.x) - 80 + cornerRadius, abs(point.y) - 60 + cornerRadius)
      guard past.x > 0, past.y > 0, cornerRadius > 0 else { return max(past.x, past.y) <= cornerRadius }
      return (past * past).sum() <= cornerRadius * cornerRadius
    }
  }
}
