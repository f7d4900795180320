import AnyCurl
import AnyCurlGL

/// A curl between two pages, drawn with one appearance after another.
///
/// It draws in the context that is current: the one of the scene that was made last.
struct LitScene {
  let scene: Scene
  let canvas: Canvas
  let sheet: PageTexture
  let revealed: PageTexture

  /// Makes a scene of two pages.
  init(_ scene: Scene, sheet: Frame, revealed: Frame) throws {
    self.scene = scene
    canvas = try scene.canvas()
    // The laws of light hold for each layer; a soft edge blends two of them, in the values of the display.
    canvas.renderer.smoothsEdges = false
    self.sheet = canvas.page(sheet)
    self.revealed = canvas.page(revealed)
  }

  /// Makes a scene of two pages of one colour each.
  init(
    width: Int = 160, height: Int = 120, sheet: SIMD4<UInt8> = [255, 255, 255, 255],
    revealed: SIMD4<UInt8> = [255, 255, 255, 255]
  ) throws {
    try self.init(
      Scene(width: width, height: height), sheet: Frame(width: width, height: height) { _, _ in sheet },
      revealed: Frame(width: width, height: height) { _, _ in revealed })
  }

  /// Draws one frame of a curl up.
  func draw(
    _ motion: MotionName, _ options: CurlOptions = CurlOptions(corner: .topLeft, direction: .vertical),
    at progress: Double, _ appearance: CurlAppearance, on background: SIMD4<Float> = [1, 1, 1, 1]
  ) -> Frame {
    canvas.renderer.appearance = appearance
    return canvas.frame(background) {
      $0.draw(
        Curl(.up, options: options, motion: motion.value), at: progress, from: sheet, to: revealed,
        page: scene.place, target: canvas.size)
    }
  }

  /// What rays through the pixels meet.
  func cast(
    _ motion: MotionName, _ options: CurlOptions = CurlOptions(corner: .topLeft, direction: .vertical),
    at progress: Double
  ) -> RayCast {
    let shape = motion.value.shape(at: progress, size: PageTransform(options)(scene.size))
    return RayCast(options, shape, size: scene.size)
  }

  /// Whether a point of the sheet has turned past its silhouette by a tenth of a radian or more.
  func isBack(_ point: SIMD2<Double>, _ motion: MotionName, _ options: CurlOptions, at progress: Double)
    -> Bool
  {
    let transform = PageTransform(options)
    let size = transform(scene.size)
    let bend = CurlBend(motion.value.shape(at: progress, size: size).cylinder, size: size)
    return bend.angle(at: bend.distance(of: transform.inverse(point))) > .pi / 2 + 0.1
  }

  /// The point of page space at the centre of a pixel, by its index in a frame.
  func point(of index: Int) -> SIMD2<Double> {
    let (x, y) = (index % canvas.size.width, index / canvas.size.width)
    return [
      Double(x - scene.margin) + 0.5 - scene.size.half.x, Double(y - scene.margin) + 0.5 - scene.size.half.y,
    ]
  }
}
