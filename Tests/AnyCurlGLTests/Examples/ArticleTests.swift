import AnyCurl
import AnyCurlGL
import Testing

extension GL {
  /// The code of the README and of the articles that draws, compiled and run.
  struct ArticleTests {
    @Test
    func `a curl in a loop of one's own draws the page before, then the page after`() throws {
      let canvas = try Canvas(width: 640, height: 480)
      let (red, blue) = (
        canvas.page(Self.plain([200, 0, 0, 255])), canvas.page(Self.plain([0, 0, 200, 255]))
      )
      let (name, otherName) = (red.name, blue.name)
      let before = PageTexture(name, firstRow: .top)
      let after = PageTexture(otherName, firstRow: .top)

      let renderer = try CurlRenderer()
      let curl = Curl(.up, options: CurlOptions(corner: .topLeft, direction: .horizontal))

      let middles = [0, 0.9, 1].map { progress in
        canvas.frame { _ in
          renderer.draw(
            curl, at: progress, from: before, to: after,
            page: PagePlace(x: 60, y: 60, width: 520, height: 360),
            target: TargetSize(width: 640, height: 480))
        }[560, 80]
      }
      #expect(middles == [[200, 0, 0, 255], [0, 0, 200, 255], [0, 0, 200, 255]])
    }

    @Test
    func `a controller's stage is drawn by the textures of its contents`() throws {
      let canvas = try Canvas(width: 640, height: 480)
      let textures = [
        1: canvas.page(Self.plain([200, 0, 0, 255])), 2: canvas.page(Self.plain([0, 0, 200, 255])),
      ]
      let place = PagePlace(x: 60, y: 60, width: 520, height: 360)
      let size = TargetSize(width: 640, height: 480)
      let renderer = try CurlRenderer()
      var lines: [String] = []
      func print(_ outcome: CurlOutcome) { lines.append("\(outcome)") }

      let controller = CurlController(content: 1)
      controller.curlUp(to: 2) { outcome in print(outcome) }

      let colors = [0.0, 0.9, 0.1].map { seconds in
        canvas.frame { _ in
          controller.advance(by: seconds)
          renderer.draw(controller.stage, page: place, target: size) { number in textures[number] }
        }[560, 80]
      }
      #expect(colors == [[200, 0, 0, 255], [0, 0, 200, 255], [0, 0, 200, 255]])
      #expect(lines == ["finished"])
    }

    @Test
    func `the overview draws a stage`() throws {
      let canvas = try Canvas(width: 1280, height: 800)
      let textures = ["cover": canvas.page(Self.plain([0, 150, 0, 255]))]
      let controller = CurlController(content: "cover")

      let renderer = try CurlRenderer()
      let frame = canvas.frame { _ in
        renderer.draw(
          controller.stage, page: PagePlace(x: 80, y: 80, width: 1120, height: 640),
          target: TargetSize(width: 1280, height: 800)
        ) { content in textures[content] }
      }
      #expect(frame[80, 80] == [0, 150, 0, 255] && frame[79, 79] != [0, 150, 0, 255])
    }

    static func plain(_ color: SIMD4<UInt8>) -> Frame {
      Frame(width: 8, height: 8) { _, _ in color }
    }
  }
}
