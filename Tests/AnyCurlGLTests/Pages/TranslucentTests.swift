import AnyCurl
import AnyCurlGL
import Testing

extension GL {
  /// What is under a page shows through where its alpha says so.
  struct TranslucentTests {
    static let all = CurlOptions.allCases

    @Test(arguments: all, MotionName.allCases)
    func `each pixel is what a ray through clear and coloured parts meets`(
      options: CurlOptions, motion: MotionName
    ) throws {
      let scene = TranslucentScene()
      for (progress, hasBack, smooth) in [(0.3, false, false), (0.5, true, false), (0.62, true, true)] {
        let canvas = try scene.canvas(smooth: smooth)
        let curl = Curl(.up, options: options, motion: motion.value)
        let cast = RayCast(options, try #require(curl.shape(at: progress, on: scene.size)), size: scene.size)
        let (sheet, back, below) = (scene.page(1), scene.page(3), scene.page(2))
        var texture = sheet.texture(on: canvas)
        if hasBack { texture.back = back.texture(on: canvas) }
        let revealed = below.texture(on: canvas)
        let frame = canvas.frame(TranslucentScene.background) {
          $0.draw(
            curl, at: progress, from: texture, to: revealed, page: scene.place, target: canvas.size)
        }
        let wrong = scene.wrongShare(
          of: frame, [.init(page: below), .init(page: sheet, back: hasBack ? back : nil, cast: cast)])
        // Beside the silhouette, where one pixel shows many, chords move the cells by more than a pixel.
        #expect(wrong <= 0.0025, "\(wrong) of the pixels are wrong at \(progress)")
      }
    }

    @Test(arguments: [false, true])
    func `clear parts show through several pages in flight`(hasOpaqueSheet: Bool) throws {
      let scene = TranslucentScene()
      let canvas = try scene.canvas(smooth: false)
      var stage = CurlStage(content: 0)
      for (content, options) in [(1, Self.all[0]), (2, Self.all[5]), (3, Self.all[6])] {
        stage.curlUp(to: content, options: options, motion: .tight)
        stage.advance(by: 0.2)
      }
      let pages = (0..<4).map { scene.page($0 + 1, isOpaque: hasOpaqueSheet && $0 == 1) }
      let textures = pages.map { $0.texture(on: canvas) }
      let layers = stage.layers.map { layer in
        TranslucentScene.Layer(
          page: pages[layer.content],
          cast: layer.shape(on: scene.size).map { RayCast(layer.options, $0, size: scene.size) })
      }
      #expect(layers.count == 4 && layers.dropFirst().allSatisfy { $0.cast != nil })
      let frame = canvas.frame(TranslucentScene.background) {
        $0.draw(stage, page: scene.place, target: canvas.size) { textures[$0] }
      }
      let wrong = scene.wrongShare(of: frame, layers)
      #expect(wrong <= 0.0025, "\(wrong) of the pixels are wrong")
    }

    @Test(arguments: all, MotionName.allCases)
    func `white on white shows nothing, whatever is clear`(options: CurlOptions, motion: MotionName) throws {
      let scene = Scene(width: 101, height: 67)
      let canvas = try scene.canvas()
      canvas.renderer.appearance = CurlAppearance(shadow: 0, light: 0, bleed: 1)
      // White of any alpha, premultiplied.
      let pages = [scene.noise(1), scene.noise(2)].map { noise in
        var page = canvas.page(Frame(width: 101, height: 67) { x, y in .init(repeating: noise[x, y].x) })
        page.isOpaque = false
        return page
      }
      for progress in [0, 0.02, 0.2, 0.5, 0.7, 0.9, 1] {
        let frame = canvas.frame([1, 1, 1, 1]) {
          $0.draw(
            Curl(.up, options: options, motion: motion.value), at: progress, from: pages[0], to: pages[1],
            page: scene.place, target: canvas.size)
        }
        let darkest = frame.pixels.map { min($0.x, $0.w) }.min() ?? 0
        // A level for each of the layers and fringes that a pixel is blended with.
        #expect(darkest >= 251, "\(darkest) at \(progress)")
      }
    }
  }
}
