import AnyCurl
import Testing

/// The code of the README and of the articles, compiled and run; ``ArticleLineTests`` sees that it is the same.
struct ArticleTests {
  @Test
  func `the overview turns a page`() {
    var lines: [String] = []
    func print(_ outcome: CurlOutcome) { lines.append(outcome.rawValue) }

    let controller = CurlController(content: "cover")
    controller.curlUp(to: "first page") { outcome in print(outcome) }
    controller.advance(by: 1 / 60)  // from your loop

    #expect(lines.isEmpty)
    controller.advance(by: 1)
    #expect(lines == ["finished"])
  }

  @Test
  func `the bend of the article lays the page's end back over it`() {
    let bend = Bend(CurlCylinder(radius: 40, tilt: 0, travel: 60), size: PageSize(width: 300, height: 200))

    let height = bend([0, -100]).z
    #expect(height > 0 && height <= 80)
    #expect(bend([0, 100]).z == 0)
  }

  @Test
  func `turning pages goes as the article says`() {
    var lines: [String] = []
    func print(_ line: String) { lines.append(line) }

    let controller = CurlController(content: 1)
    controller.curlUp(
      to: 2, options: CurlOptions(corner: .bottomRight, direction: .horizontal), duration: 0.8
    ) {
      print("page 2: \($0)")
    }
    #expect(controller.content == 2)
    controller.advance(by: 1)

    let request = controller.curlDown(to: 3)
    controller.onEvent = { event in
      if event == .halfway(request) { print("now page 3 is seen more than page 2") }
    }
    controller.advance(by: 1 / 60)
    let progress = controller.stage.progress(of: request)

    #expect((progress ?? 0) > 0)
    controller.advance(by: 1)
    #expect(lines == ["page 2: finished", "now page 3 is seen more than page 2"])

    controller.curlUp(to: 4)
    controller.turn(to: 0.3)  // while the finger moves
    controller.turn(to: 0.35)
    controller.resume(velocity: 0.8)  // it lifts with a throw: page 4 it is

    controller.advance(by: 1)
    #expect(controller.content == 4 && controller.stage.isAtRest)
    controller.curlUp(to: 5)
    controller.turn(to: 0.35)
    controller.cancel(velocity: -0.2)
    #expect(controller.content == 4)
  }

  @Test
  func `a motion of one's own is a small structure`() {
    struct Straight: CurlMotion {
      func shape(at progress: Double, size: PageSize) -> CurlShape {
        let radius = size.height / 8
        let travel = progress * (size.height + radius)
        return CurlShape(
          cylinder: CurlCylinder(radius: radius, tilt: 0, travel: travel),
          cameraHeight: 23 * size.height, opacity: min(1, 4 * (1 - progress)))
      }
    }

    var stage = CurlStage(content: "cover")
    stage.curlUp(to: "first page", motion: Straight())
    stage.advance(by: 0.1)
    let shape = stage.layers[1].shape(on: PageSize(width: 300, height: 200))
    #expect(shape?.cylinder.radius == 25)
  }

  @Test
  func `a stage tells what has ended`() {
    var stage = CurlStage(content: "cover")
    stage.curlUp(to: "first page")
    let ended = stage.advance(by: 1 / 60)

    #expect(ended.isEmpty && stage.advance(by: 1).count == 1)
  }

  @Test
  func `both ways to name a corner name the same combination`() {
    #expect(
      CurlOptions(corner: .topLeft, direction: .vertical)
        == CurlOptions(liftCorner: .bottomRight, direction: .vertical)  // true
    )
  }
}
