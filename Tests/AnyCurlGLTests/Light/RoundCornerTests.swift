import AnyCurl
import AnyCurlGL
import Glibc
import Testing

extension GL {
  /// The shadow is that of a page with round corners.
  struct RoundCornerTests {
    /// A page whose corners are so round that it is a disc looks the same whatever the tilt: only turned by it.
    @Test(arguments: [8.0, 30, 45, 71], [-30.0, 0, 25])
    func `the shadow of a disc turns with the bend`(degrees: Double, contact: Double) throws {
      let disc = try Disc()
      let upright = disc.draw(TiltedMotion(tilt: 0, contact: contact))
      let turned = disc.draw(TiltedMotion(tilt: degrees * .pi / 180, contact: contact))
      var (sum, count) = (0.0, 0.0)
      for radius in stride(from: 2.0, to: Disc.half + 30, by: 2) {
        for angle in stride(from: 0.0, to: 2 * .pi, by: .pi / 90) {
          let other = angle + degrees * .pi / 180
          let a = Self.value(upright, SIMD2(cos(angle), sin(angle)) * radius)
          let b = Self.value(turned, SIMD2(cos(other), sin(other)) * radius)
          sum += abs(a - b)
          count += 1
        }
      }
      // At the sheet's own edge two places between pixels differ.
      #expect(sum / count < 1, "\(sum / count) levels")
    }

    /// The red of a frame at a point from its middle, between pixels.
    private static func value(_ frame: Frame, _ point: SIMD2<Double>) -> Double {
      let place = point + SIMD2(Double(frame.width), Double(frame.height)) / 2 - 0.5
      let (x, y) = (Int(place.x), Int(place.y))
      let share = place - SIMD2(Double(x), Double(y))
      func red(_ dx: Int, _ dy: Int) -> Double { Double(frame[x + dx, y + dy].x) }
      let low = red(0, 0) * (1 - share.x) + red(1, 0) * share.x
      let high = red(0, 1) * (1 - share.x) + red(1, 1) * share.x
      return low * (1 - share.y) + high * share.y
    }
  }
}

/// A white disc that curls over white.
private struct Disc {
  static let half = 80.0
  private let scene = Scene(width: 160, height: 160)
  private let canvas: Canvas
  private let page: PageTexture

  init() throws {
    canvas = try scene.canvas()
    page = canvas.page(
      Frame(width: 160, height: 160) { x, y in
        let away = hypot(Double(x) + 0.5 - Self.half, Double(y) + 0.5 - Self.half)
        return SIMD4(repeating: UInt8(min(max(Self.half - away + 0.5, 0), 1) * 255))
      })
    canvas.renderer.appearance = CurlAppearance(
      light: 0, bleed: 1, cornerRadius: Self.half, dither: false)
  }

  func draw(_ motion: TiltedMotion) -> Frame {
    var page = page
    page.isOpaque = false
    return canvas.frame([1, 1, 1, 1]) {
      $0.draw(
        Curl(.up, options: CurlOptions(corner: .topLeft, direction: .vertical), motion: motion), at: 0.5,
        from: page, to: page, page: scene.place, target: canvas.size)
    }
  }
}
