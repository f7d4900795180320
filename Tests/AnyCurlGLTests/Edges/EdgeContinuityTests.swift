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
        var jumps = 0
        for step in 0...100 {
          let progress = start + 1.25e-4 * Double(step)
          let frame = scene.draw(curl, at: progress, from: sheet, to: under, on: canvas)
          let pixels = last.map { frame.pixelsChanged(from: $0, byMoreThan: 60) } ?? 0
          #expect(pixels <= 3, "\(pixels) pixels jump at \(progress), \(motion)")
          jumps += pixels > 0 ? 1 : 0
          last = frame
        }
        // The point of a corner thinner than a pixel, while it passes the silhouette, may be seen to jump.
        #expect(jumps <= 30, "\(jumps) jumps, \(motion)")
      }
    }
  }
}

extension Frame {
  /// How many pixels differ from a frame of the same size by more than some levels in any channel.
  func pixelsChanged(from other: Frame, byMoreThan levels: Int32) -> Int {
    pixels.indices.count { index in
      guard pixels[index] != other.pixels[index] else { return false }
      let difference =
        SIMD4<Int32>(truncatingIfNeeded: pixels[index])
        &- SIMD4<Int32>(truncatingIfNeeded: other.pixels[index])
      return max(difference.max(), -difference.min()) > levels
    }
  }
}
