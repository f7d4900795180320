import AnyCurl
import Testing

/// The code of the README and of the articles, compiled and run; ``ArticleLineTests`` sees that it is the same.
struct ArticleTests {
  @Test
  func `the overview turns a page`() {
    var lines: [String] = []
    func print(_ outcome: CurlOutcome) { lines.append("\(outcome)") }

    let controller = CurlController(content: "cover")
    controller.curlUp(to: "first page") { outcome in print(outcome) }
    controller.advance(by: 1 / 60)  // from your loop

    #expect(lines.isEmpty)
    controller.advance(by: 1)
    #expect(lines == ["finished"])
  }

  @Test
  func `the bend of the article lays the page's end back over it`() {
    let cylinder = CurlCylinder(radius: 40, tilt: 0, travel: 60)
    let bend = CurlBend(cylinder, size: PageSize(width: 300, height: 200))

    let height = bend([0, -100]).z
    #expect(height > 0 && height <= 80)
    #expect(bend([0, 100]).z == 0)
  }

  @Test
  func `a motion is seen without perspective`() {
    let flat = Curl(.up, motion: .classic.seen(perspective: 0))
    let shape = flat.shape(at: 0.5, on: PageSize(width: 300, height: 200))
    #expect((shape?.cameraHeight ?? 0) > 1e6)
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
  func `a hand drags a page as the article says`() {
    var lines: [String] = []
    func print(_ line: String) { lines.append(line) }
    let controller = CurlController(content: 4)

    let size = PageSize(width: 640, height: 480)
    let grab = CurlGrab(at: [318, -236], on: size)  // near the lower right corner
    if let options = grab?.options(pulledBy: [-5, 2]) {  // to the left, so far
      let page = controller.stage.layers[0]
      var drag = CurlDrag(lifting: options, on: size, from: [318, -236], at: 0)
      controller.lift(page.id, over: 5, by: drag) { outcome in print("page 5: \(outcome)") }
      drag.move(to: [-60, -100], at: 0.2)  // for each movement
      controller.hold(page.id, by: drag)
      #expect(controller.content == 4)
      controller.release(page.id, as: drag.letGo(at: 0.2), duration: 0.6)
    }

    controller.advance(by: 1)
    #expect(controller.content == 5 && lines == ["page 5: finished"])
  }

  @Test
  func `a stage is dragged, and pages come back from where they go`() {
    let (size, options) = (PageSize(width: 640, height: 480), CurlOptions.allCases[0])
    let (place, next, time) = (SIMD2(300.0, -200), "next", 1.0)
    var stage = CurlStage(content: "this")
    let page = stage.layers[0].id

    var drag = CurlDrag(lifting: options, on: size, from: place, at: 0)
    stage.lift(page, over: next, by: drag)
    drag.move(to: place, at: time)  // for each movement
    stage.hold(page, by: drag)
    stage.release(page, as: drag.letGo(at: time), duration: 0.5)

    stage.advance(by: 1)
    #expect(stage.content == "this")
    let gone = CurlOptions(corner: .topLeft, direction: .horizontal)  // to the left
    #expect(
      gone.back(pulledLike: CurlOptions(liftCorner: .bottomLeft, direction: .horizontal))
        == CurlOptions(liftCorner: .bottomRight, direction: .horizontal)  // true
    )
    let start = place
    let grab = CurlGrab(at: place, on: size)
    // once the hand has moved a little:
    let pulled = grab?.options(pulledBy: place - start)
    #expect(pulled == nil)
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
