import AnyCurl
import AnyCurlGL
import Testing

extension GL {
  /// A sheet, green on both sides, over a page and a background of magenta: its inside is green alone.
  struct HairlineTests {
    static let scene = Scene(width: 151, height: 108)
    static let green: SIMD4<UInt8> = [0, 255, 0, 255]

    @Test(arguments: CurlOptions.allCases, MotionName.allCases)
    func `nothing shows through between the rows of a sheet`(options: CurlOptions, motion: MotionName) throws
    {
      let canvas = try Self.scene.canvas()
      canvas.renderer.appearance = CurlAppearance(shadow: 0, light: 0, bleed: 0, paper: [0, 1, 0])
      let sheet = canvas.page(Frame(width: 1, height: 1) { _, _ in Self.green })
      let under = canvas.page(Frame(width: 1, height: 1) { _, _ in [255, 0, 255, 255] })
      let curl = Curl(.up, options: options, motion: motion.value)
      for step in 1...63 {
        // Up to where the sheets of both motions start to fade.
        let progress = 0.72 * Double(step) / 63
        let frame = canvas.frame([1, 0, 1, 1]) {
          $0.draw(
            curl, at: progress, from: sheet, to: under, page: Self.scene.place, target: canvas.size)
        }
        let shape = try #require(curl.shape(at: progress, on: Self.scene.size))
        let cast = RayCast(options, shape, size: Self.scene.size)
        for (x, y) in Self.suspects(in: frame) where cast.isInside(Self.scene.point(x, y)) {
          Issue.record("\(frame[x, y]) at (\(x), \(y)), progress \(progress)")
        }
      }
    }

    /// Pixels that are not green although there is green on two opposite sides.
    private static func suspects(in frame: Frame) -> [(Int, Int)] {
      var found: [(Int, Int)] = []
      for y in 2..<(frame.height - 2) {
        for x in 2..<(frame.width - 2) where frame[x, y] != green {
          let isBetween = [(1, 0), (0, 1), (1, 1), (1, -1)].contains { dx, dy in
            frame[x + 2 * dx, y + 2 * dy] == green && frame[x - 2 * dx, y - 2 * dy] == green
          }
          if isBetween { found.append((x, y)) }
        }
      }
      return found
    }
  }
}

extension Scene {
  /// The point of page space at a pixel's centre.
  func point(_ x: Int, _ y: Int) -> SIMD2<Double> {
    [Double(x - margin) + 0.5 - Double(width) / 2, Double(y - margin) + 0.5 - Double(height) / 2]
  }
}

extension RayCast {
  /// Whether all rays within a pixel of a point meet the sheet.
  func isInside(_ point: SIMD2<Double>) -> Bool {
    [(0, 0), (-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)].allSatisfy { x, y in
      ![.outside, .revealed].contains(sight(through: point + [x, y]))
    }
  }
}
