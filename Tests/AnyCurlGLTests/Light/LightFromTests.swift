import AnyCurl
import AnyCurlGL
import Glibc
import Testing

extension GL {
  /// Light from a side stays where it is on the screen; light from above turns with the curl.
  struct LightFromTests {
    @Test(arguments: CurlOptions.allCases, [0.0, 90, 180, 270, 45])
    func `the shadow moves away from the light in all eight`(options: CurlOptions, degrees: Double) throws {
      let lit = try LitScene()
      let side = degrees * .pi / 180
      let above = Self.middle(lit, options, nil)
      let moved = Self.middle(lit, options, side) - above
      let toward = moved.x * cos(side) + moved.y * sin(side)
      #expect(toward < -1, "\(moved)")
    }

    @Test(arguments: CurlOptions.allCases, MotionName.allCases)
    func `a turned light makes a turned picture`(options: CurlOptions, motion: MotionName) throws {
      let transform = PageTransform(options)
      let first = CurlOptions(corner: .topLeft, direction: .vertical)
      let light: SIMD2<Double> = [0.6, 0.8]
      let turned = transform(light)
      let size = transform(PageSize(width: 160, height: 120))
      let reference = try LitScene(width: 160, height: 120)
      let expected = reference.draw(
        motion, first, at: 0.5, Self.look(atan2(light.y, light.x)))
      let lit = try LitScene(width: Int(size.width), height: Int(size.height))
      let frame = lit.draw(motion, options, at: 0.5, Self.look(atan2(turned.y, turned.x)))
      let cast = reference.cast(motion, first, at: 0.5)
      for (index, pixel) in frame.pixels.enumerated() {
        let c = transform.inverse(lit.point(of: index))
        let margin = Double(reference.scene.margin)
        let (x, y) = (Int(c.x + 80 + margin), Int(c.y + 60 + margin))
        let difference = abs(Int(pixel.x) - Int(expected[x, y].x))
        if difference > 2 {
          #expect(cast.isBorder(around: c), "\(difference) levels at \(c)")
        }
      }
    }

    private static func look(_ side: Double) -> CurlAppearance {
      CurlAppearance(lightFrom: side, dither: false)
    }

    /// The middle of the shadow, weighed by what it takes.
    private static func middle(_ lit: LitScene, _ options: CurlOptions, _ side: Double?) -> SIMD2<Double> {
      let look = CurlAppearance(light: 0, bleed: 1, lightFrom: side, dither: false)
      let frame = lit.draw(.tight, options, at: 0.45, look)
      var (sum, weight) = (SIMD2<Double>.zero, 0.0)
      for (index, pixel) in frame.pixels.enumerated() {
        let share = Double(255 - pixel.x)
        sum += share * lit.point(of: index)
        weight += share
      }
      return sum / weight
    }
  }
}
