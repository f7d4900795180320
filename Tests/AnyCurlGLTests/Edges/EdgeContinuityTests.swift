import AnyCurl
import AnyCurlGL
import Testing

extension GL {
  /// A small step of the progress changes every pixel by a little: edges creep, they do not jump.
  struct EdgeContinuityTests {
    /// Where the sheet has just lifted, and where the roll crosses the page.
    @Test(arguments: [0, 3, 5], [0.05, 0.3])
    func `edges creep`(index: Int, start: Double) throws {
      let scene = Scene(width: 280, height: 160)
      let canvas = try scene.canvas()
      canvas.renderer.appearance = CurlAppearance(shadow: 0, light: 0, bleed: 0)
      let sheet = canvas.page(Frame(width: 1, height: 1) { _, _ in EdgeLevelTests.front })
      let under = canvas.page(Frame(width: 1, height: 1) { _, _ in EdgeLevelTests.revealed })
      for motion in MotionName.allCases {
        let curl = Curl(.up, options: CurlOptions.allCases[index], motion: motion.value)
        var last: Frame?
        for step in 0...200 {
          let progress = start + 1.25e-4 * Double(step)
          let frame = scene.draw(curl, at: progress, from: sheet, to: under, on: canvas)
          let worst = last.map { frame.greatestDifference(from: $0) } ?? 0
          #expect(worst <= 60, "\(worst) levels at \(progress), \(motion)")
          last = frame
        }
      }
    }
  }
}

extension Frame {
  /// The greatest difference of any channel from a frame of the same size.
  func greatestDifference(from other: Frame) -> Int {
    var worst: Int32 = 0
    for index in pixels.indices where pixels[index] != other.pixels[index] {
      let difference =
        SIMD4<Int32>(truncatingIfNeeded: pixels[index])
        &- SIMD4<Int32>(truncatingIfNeeded: other.pixels[index])
      worst = max(worst, difference.max(), -difference.min())
    }
    return Int(worst)
  }
}
