import AnyCurl
import Testing

extension GL {
  /// One curl serves all eight combinations: each is the first one, turned or mirrored.
  struct SymmetryTests {
    /// The reference page, in canonical space: even sides, so that frame and page have equal parity.
    static let canonical = Scene(width: 150, height: 110)
    static let moments: [(Double, dither: Bool, thickness: Double)] = [
      (0.25, false, 0), (0.5, false, 0), (0.7, false, 0), (0.5, true, 0), (0.5, false, 2.5),
    ]

    @Test(arguments: CurlOptions.allCases, MotionName.allCases)
    func `each combination is the first one under its symmetry`(
      options: CurlOptions, motion: MotionName
    ) throws {
      let transform = PageTransform(options)
      let turned = transform(Self.canonical.size)
      let scene = Scene(width: Int(turned.width), height: Int(turned.height))
      // The pattern of the dither lies on the target and is not turned: it may cost two levels.
      for (progress, dither, thickness) in Self.moments {
        let first = CurlOptions(corner: .topLeft, direction: .vertical)
        let reference = try Self.draw(first, motion, at: progress, dither, thickness, on: Self.canonical)
        let frame = try Self.draw(options, motion, at: progress, dither, thickness, on: scene)
        let expected = reference.rearranged(width: frame.width, height: frame.height) { x, y in
          Self.pixel(transform.inverse(Self.point(x, y, in: frame)), in: reference)
        }
        let shape = motion.value.shape(at: progress, size: Self.canonical.size)
        let cast = RayCast(options, shape, size: turned)
        let differences = frame.differences(from: expected)
        let equal = differences.count { $0 == 0 }
        #expect(
          dither || Double(equal) >= 0.9 * Double(differences.count),
          "\(equal) of \(differences.count) at \(progress)")
        for (index, difference) in differences.enumerated() where difference > 2 {
          let (x, y) = (index % frame.width, index / frame.width)
          #expect(
            cast.isBorder(around: Self.point(x, y, in: frame)),
            "\(difference) levels at (\(x), \(y)), \(progress)")
        }
      }
    }

    private static func draw(
      _ options: CurlOptions, _ motion: MotionName, at progress: Double, _ dither: Bool, _ thickness: Double,
      on scene: Scene
    ) throws -> Frame {
      let canvas = try scene.canvas()
      canvas.renderer.appearance.dither = dither
      canvas.renderer.appearance.thickness = thickness
      let inverse = PageTransform(options).inverse
      let page = Frame(width: scene.width, height: scene.height) { x, y in
        let c = inverse(point(x, y, in: scene))
        return [UInt8(128 + 0.8 * c.x), UInt8(128 + c.y), UInt8(128 + 0.4 * (c.x - c.y)), 255]
      }
      let other = Frame(width: scene.width, height: scene.height) { x, y in
        let c = inverse(point(x, y, in: scene))
        return [UInt8(128 - c.y), UInt8(128 + 0.8 * c.x), 60, 255]
      }
      let curl = Curl(.up, options: options, motion: motion.value)
      return scene.draw(curl, at: progress, from: canvas.page(page), to: canvas.page(other), on: canvas)
    }

    private static func point(_ x: Int, _ y: Int, in scene: Scene) -> SIMD2<Double> {
      [Double(x) + 0.5 - Double(scene.width) / 2, Double(y) + 0.5 - Double(scene.height) / 2]
    }

    private static func point(_ x: Int, _ y: Int, in frame: Frame) -> SIMD2<Double> {
      [Double(x) + 0.5 - Double(frame.width) / 2, Double(y) + 0.5 - Double(frame.height) / 2]
    }

    private static func pixel(_ point: SIMD2<Double>, in frame: Frame) -> (Int, Int) {
      (Int(point.x + Double(frame.width) / 2), Int(point.y + Double(frame.height) / 2))
    }
  }
}

extension RayCast {
  /// Whether rays within a pixel of a point meet different things.
  func isBorder(around point: SIMD2<Double>) -> Bool {
    let sight = sight(through: point)
    return [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)].contains { x, y in
      self.sight(through: point + [x, y]) != sight
    }
  }
}
