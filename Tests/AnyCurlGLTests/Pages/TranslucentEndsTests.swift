import AnyCurl
import AnyCurlGL
import Testing

extension GL {
  /// A turn begins and ends with exactly one page also where pages are partly clear.
  struct TranslucentEndsTests {
    @Test(arguments: CurlOptions.allCases, TurnName.allCases)
    func `at the ends one page alone is seen`(options: CurlOptions, turn: TurnName) throws {
      let ends = try TranslucentEnds(width: 101, height: 67)
      for kind in CurlKind.allCases {
        let curl = Curl(kind, options: options, motion: turn.value)
        for (progress, page) in [(0.0, 0), (1, 1)] {
          #expect(ends.draw(curl, at: progress) == ends.alone(page), "\(kind) at \(progress)")
        }
        for (progress, page) in [(1e-4, 0), (1 - 1e-4, 1)] {
          let worst = ends.draw(curl, at: progress).differences(from: ends.alone(page)).max() ?? 255
          #expect(worst <= 2, "\(worst) levels, \(kind) at \(progress)")
        }
      }
    }

    @Test(arguments: CurlOptions.allCases, TurnName.allCases)
    func `a curl down is a curl up played backwards`(options: CurlOptions, turn: TurnName) throws {
      let ends = try TranslucentEnds(width: 101, height: 67)
      for eighth in 0...8 {
        let t = Double(eighth) / 8
        let down = ends.draw(Curl(.down, options: options, motion: turn.value), at: t)
        let up = ends.draw(Curl(.up, options: options, motion: turn.value), at: 1 - t, exchanged: true)
        #expect(down == up, "\(t)")
      }
    }

    @Test func `a page at rest is blended over what the host has drawn`() throws {
      let ends = try TranslucentEnds(width: 101, height: 67)
      let expected = ends.scene.alone(
        Frame(width: 101, height: 67) { x, y in
          let pixel = SIMD4<Double>(ends.pages[0][x, y])
          let mixed = pixel + SIMD4<Double>(Scene.background) * (1 - pixel.w / 255)
          return SIMD4<UInt8>(mixed.rounded(.toNearestOrEven))
        })
      let worst = ends.alone(0).differences(from: expected).max() ?? 255
      #expect(worst <= 1, "\(worst) levels")
    }

    @Test(arguments: CurlOptions.allCases)
    func `what shows through at the start grows without a jump`(options: CurlOptions) throws {
      let ends = try TranslucentEnds(width: 101, height: 67)
      for turn in TurnName.allCases {
        var before = ends.alone(0)
        for step in 1...40 {
          let frame = ends.draw(Curl(.up, options: options, motion: turn.value), at: Double(step) / 400)
          let change = frame.differences(from: before).reduce(0, +)
          // A page that showed through at once would change each pixel by about 40 levels.
          #expect(change < 8 * frame.pixels.count, "\(change / frame.pixels.count) levels at step \(step)")
          before = frame
        }
      }
    }
  }
}

/// Two pages of noise of any alpha, to curl between.
struct TranslucentEnds {
  let scene: Scene
  let canvas: Canvas
  let pages: [Frame]
  private let textures: [PageTexture]

  init(width: Int, height: Int) throws {
    scene = Scene(width: width, height: height)
    let canvas = try scene.canvas()
    pages = [UInt32(1), 2].map { [scene] seed in
      let (color, alpha) = (scene.noise(seed), scene.noise(seed + 2))
      return Frame(width: width, height: height) { x, y in
        let a = alpha[x, y].x
        let premultiplied = (0..<3).map { UInt8(Int(color[x, y][$0]) * Int(a) / 255) }
        return [premultiplied[0], premultiplied[1], premultiplied[2], a]
      }
    }
    textures = pages.map { page in
      var texture = canvas.page(page)
      texture.isOpaque = false
      return texture
    }
    self.canvas = canvas
  }

  func draw(_ curl: Curl, at progress: Double, exchanged: Bool = false) -> Frame {
    let (a, b) = exchanged ? (textures[1], textures[0]) : (textures[0], textures[1])
    return scene.draw(curl, at: progress, from: a, to: b, on: canvas)
  }

  /// The frame that a stage at rest shows.
  func alone(_ page: Int) -> Frame {
    canvas.frame(SIMD4<Float>(Scene.background) / 255) {
      $0.draw(CurlStage(content: page), page: scene.place, target: canvas.size) { textures[$0] }
    }
  }
}

/// The built-in motions and the fade, by name, for tables.
enum TurnName: String, CaseIterable {
  case classic, tight, fade

  var value: any CurlMotion {
    switch self {
    case .classic: .classic
    case .tight: .tight
    case .fade: .fade
    }
  }
}
