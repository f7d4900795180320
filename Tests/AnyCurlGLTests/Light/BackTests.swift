import AnyCurl
import AnyCurlGL
import Testing

extension GL {
  /// The back is paper through which the front shows, mirrored, never upside down.
  struct BackTests {
    @Test(arguments: CurlOptions.allCases, MotionName.allCases)
    func `a back without bleed shows paper only`(options: CurlOptions, motion: MotionName) throws {
      let scene = Scene(width: 160, height: 120)
      let lit = try LitScene(scene, sheet: scene.noise(1), revealed: scene.noise(2))
      let look = CurlAppearance(shadow: 0, light: 0, bleed: 0, paper: [0.8, 0.6, 0.4])
      let frame = lit.draw(motion, options, at: 0.66, look)
      let cast = lit.cast(motion, options, at: 0.66)
      var backs = 0
      for (index, pixel) in frame.pixels.enumerated() {
        let point = lit.point(of: index)
        guard cast.sight(through: point) == .back, !cast.isBorder(around: point) else { continue }
        backs += 1
        #expect(pixel == [204, 153, 102, 255])
      }
      #expect(backs > (motion == .tight ? 200 : -1))
    }

    @Test(arguments: CurlOptions.allCases, MotionName.allCases)
    func `a back with full bleed shows the front where it is`(options: CurlOptions, motion: MotionName) throws
    {
      let scene = Scene(width: 160, height: 120)
      let page = Frame(width: 160, height: 120) { x, y in [UInt8(x), UInt8(2 * y), 77, 255] }
      let lit = try LitScene(scene, sheet: page, revealed: page)
      let frame = lit.draw(motion, options, at: 0.66, CurlAppearance(shadow: 0, light: 0, bleed: 1))
      let cast = lit.cast(motion, options, at: 0.66)
      var backs = 0
      for y in stride(from: 1, to: 119, by: 2) {
        for x in stride(from: 1, to: 159, by: 2) {
          let point: SIMD2<Double> = [Double(x) + 0.5 - 80, Double(y) + 0.5 - 60]
          let seen = cast.place(of: point)
          guard lit.isBack(point, motion, options, at: 0.66) else { continue }
          guard cast.sight(through: seen) == .back, !cast.isBorder(around: seen) else { continue }
          let (column, row) = (Int(seen.x + 80 + 40), Int(seen.y + 60 + 40))
          guard column < frame.width, row < frame.height, column >= 0, row >= 0 else { continue }
          let pixel = frame[column, row]
          // Only the part that is not foreshortened; at the silhouette one pixel shows many places.
          guard Self.isAlone(cast, x, y) else { continue }
          backs += 1
          #expect(abs(Int(pixel.x) - x) <= 3 && abs(Int(pixel.y) - 2 * y) <= 6, "\(pixel) at \(x), \(y)")
        }
      }
      #expect(backs > (motion == .tight ? 200 : -1))
    }

    /// Whether the next places on the page are seen at least half a pixel away.
    private static func isAlone(_ cast: RayCast, _ x: Int, _ y: Int) -> Bool {
      let point: SIMD2<Double> = [Double(x) + 0.5 - 80, Double(y) + 0.5 - 60]
      let seen = cast.place(of: point)
      let (right, up) = (cast.place(of: point + [1, 0]) - seen, cast.place(of: point + [0, 1]) - seen)
      return abs(right.x * up.y - right.y * up.x) > 0.5
    }
  }
}
