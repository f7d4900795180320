import AnyCurl
import AnyCurlGL
import Testing

extension GL {
  /// No stair-steps: along every kind of edge there are pixels between the two colours that it parts.
  struct EdgeLevelTests {
    static let front: SIMD4<UInt8> = [220, 20, 30, 255]
    static let revealed: SIMD4<UInt8> = [20, 200, 40, 255]
    static let paper: SIMD4<UInt8> = [250, 240, 30, 255]

    @Test(arguments: CurlOptions.allCases, [0.12, 4.0 / 160])
    func `edges pass through at least three levels`(options: CurlOptions, radius: Double) throws {
      let scene = Scene(width: 280, height: 160)
      let canvas = try scene.canvas()
      canvas.renderer.appearance = CurlAppearance(
        shadow: 0, light: 0, bleed: 0, paper: [250 / 255, 240 / 255, 30 / 255])
      let sheet = canvas.page(Frame(width: 1, height: 1) { _, _ in Self.front })
      let under = canvas.page(Frame(width: 1, height: 1) { _, _ in Self.revealed })
      let curl = Curl(.up, options: options, motion: TightMotion(radiusFraction: radius))
      let frame = scene.draw(curl, at: 0.35, from: sheet, to: under, on: canvas)
      for (name, a, b) in [
        ("the roll's silhouette", Self.paper, Self.revealed),
        ("the back's edges over the front", Self.paper, Self.front),
      ] {
        let levels = frame.levels(between: a, and: b)
        #expect(levels.count >= 3, "\(name): \(levels)")
      }
    }

    @Test(arguments: CurlOptions.allCases)
    func `a sheet that nearly lies flat has soft edges`(options: CurlOptions) throws {
      let scene = Scene(width: 280, height: 160)
      let canvas = try scene.canvas()
      canvas.renderer.appearance = CurlAppearance(shadow: 0, light: 0, bleed: 0)
      let sheet = canvas.page(Frame(width: 1, height: 1) { _, _ in Self.front })
      let under = canvas.page(Frame(width: 1, height: 1) { _, _ in Self.revealed })
      let curl = Curl(.up, options: options, motion: .classic)
      // Lifted by so little that it does not reach beyond its page yet, and by a little more.
      let lifted = scene.draw(curl, at: 0.1, from: sheet, to: under, on: canvas)
      #expect(lifted.levels(between: Self.front, and: Self.revealed).count >= 3)
      let frame = scene.draw(curl, at: 0.45, from: sheet, to: under, on: canvas)
      #expect(frame.levels(between: Self.front, and: Scene.background).count >= 3)
    }
  }
}

extension Frame {
  /// The shares, in tenths, that pixels have of `a` where they are mixtures of two colours, but for both alone.
  func levels(between a: SIMD4<UInt8>, and b: SIMD4<UInt8>) -> Set<Int> {
    let (from, to) = (SIMD4<Float>(b), SIMD4<Float>(a))
    let way = to - from
    var found: Set<Int> = []
    for pixel in Set(pixels) {
      let share = ((SIMD4<Float>(pixel) - from) * way).sum() / (way * way).sum()
      let rest = SIMD4<Float>(pixel) - from - share * way
      if (rest * rest).sum() < 12, share > 0.05, share < 0.95 { found.insert(Int(share * 10)) }
    }
    return found
  }
}
