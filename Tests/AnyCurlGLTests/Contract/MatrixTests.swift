import AnyCurl
import AnyCurlGL
import Testing

extension GL {
  /// A page that a matrix of the host's places.
  struct MatrixTests {
    private static let scene = Scene(width: 120, height: 90)

    /// The place of the scene, turned by half a turn or not, as a matrix.
    private static func place(_ size: TargetSize, isTurned: Bool) -> PagePlace {
      let scale = SIMD2<Float>(2 / Float(size.width), 2 / Float(size.height)) * (isTurned ? -1 : 1)
      return PagePlace(
        size: scene.size,
        columns: ([scale.x, 0, 0, 0], [0, scale.y, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]))
    }

    @Test(arguments: [0, 0.3, 0.6, 1], [false, true])
    func `lies where the matrix puts it, turned as the matrix turns it`(
      progress: Double, isTurned: Bool
    ) throws {
      let (scene, canvas) = (Self.scene, try Self.scene.canvas())
      canvas.renderer.appearance.dither = false
      // Slow colours, so that a place that is off by a hair makes no difference.
      let pages = [90, 10].map { blue in
        canvas.page(
          Frame(width: scene.width, height: scene.height) { x, y in
            [UInt8(x * 2), UInt8(y * 2), UInt8(blue), 255]
          })
      }
      let curl = Curl(.up, options: CurlOptions(corner: .topRight, direction: .horizontal), motion: .tight)
      let expected = scene.draw(curl, at: progress, from: pages[0], to: pages[1], on: canvas)
      let frame = canvas.frame(SIMD4<Float>(Scene.background) / 255) {
        $0.draw(
          curl, at: progress, from: pages[0], to: pages[1],
          page: Self.place(canvas.size, isTurned: isTurned), target: canvas.size)
      }
      let (width, height) = (frame.width, frame.height)
      let turnedBack =
        isTurned
        ? frame.rearranged(width: width, height: height) { (width - 1 - $0, height - 1 - $1) } : frame
      let worst = turnedBack.differences(from: expected).max() ?? 255
      #expect(worst <= 3, "\(worst) levels")
    }
  }
}
