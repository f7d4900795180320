import AnyCurl
import Testing

struct CurlControllerHoldTests {
  typealias Diary = CurlControllerTests.Diary

  @Test(arguments: CurlKind.allCases)
  func `a turned transition is resumed and its completion called once`(kind: CurlKind) {
    let (controller, diary) = (CurlController(content: 0), Diary())
    controller.request(kind, 1, completion: diary.note("turn"))
    controller.turn(to: 0.3)
    controller.advance(by: 10)
    #expect(diary.lines.isEmpty && controller.stage.layers[1].isHeld)
    controller.resume(duration: 0.5)
    controller.advance(by: 0.4)
    #expect(diary.lines.isEmpty)
    controller.advance(by: 0.11)
    #expect(diary.lines == ["turn finished"])
    controller.advance(by: 1)
    #expect(diary.lines.count == 1)
    #expect(controller.content == 1 && controller.stage.isAtRest)
  }

  @Test(arguments: CurlKind.allCases)
  func `a transition taken back shows the page before and is cancelled at the next step`(kind: CurlKind) {
    let (controller, diary) = (CurlController(content: 0), Diary())
    controller.request(kind, 1, completion: diary.note("turn"))
    controller.turn(to: 0.6)
    controller.cancel(velocity: -1, duration: 0.5)
    #expect(controller.content == 0 && diary.lines.isEmpty)
    controller.advance(by: 0.1)
    #expect(diary.lines == ["turn cancelled"])
    #expect(controller.stage.layers.count == 2)
    controller.advance(by: 1)
    #expect(diary.lines == ["turn cancelled"] && controller.stage.isAtRest)
  }

  @Test
  func `finishing tells every completion before it returns`() {
    let (controller, diary) = (CurlController(content: 0), Diary())
    controller.curlUp(to: 1, completion: diary.note("first"))
    controller.curlDown(to: 2, completion: diary.note("second"))
    controller.turn(to: 0.2)
    controller.curlDown(to: 3, duration: 9, completion: diary.note("third"))
    controller.finish()
    #expect(diary.lines == ["first finished", "second finished", "third finished"])
    #expect(controller.content == 3 && controller.stage.isAtRest)
    controller.finish()
    #expect(diary.lines.count == 3)
  }

  @Test
  func `finishing tells a request that was turned round as cancelled`() {
    let (controller, diary) = (CurlController(content: 0), Diary())
    controller.curlUp(to: 1, completion: diary.note("up"))
    controller.curlDown(to: 0, completion: diary.note("down"))
    controller.finish()
    #expect(diary.lines == ["up cancelled", "down finished"])
  }

  @Test
  func `a request made while finishing is under way afterwards`() {
    let (controller, diary) = (CurlController(content: 0), Diary())
    controller.curlUp(to: 1) { _ in controller.curlUp(to: 2, completion: diary.note("next")) }
    controller.finish()
    #expect(controller.content == 2 && !controller.stage.isAtRest && diary.lines.isEmpty)
    controller.finish()
    #expect(diary.lines == ["next finished"])
  }

  @Test
  func `a hand holds any sheet and lets it go`() {
    let (controller, diary) = (CurlController(content: 0), Diary())
    controller.curlUp(to: 1, completion: diary.note("first"))
    controller.curlUp(to: 2, completion: diary.note("second"))
    let top = controller.stage.layers[2].id
    controller.hold(top, at: 0.4)
    controller.advance(by: 3)
    #expect(diary.lines == ["second finished"])
    #expect(controller.stage.layers[1].progress == 0.4)
    controller.release(top, as: CurlThrow(to: .flat, velocity: -1), duration: 0.5)
    controller.advance(by: 1)
    #expect(diary.lines == ["second finished", "first cancelled"])
    #expect(controller.content == 0 && controller.stage.isAtRest)
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `of random requests, hands, ways back and ends each is completed once`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let controller = CurlController(content: 0)
    var calls: [Int] = []
    var highest = 0
    for _ in 0..<5000 {
      let number = calls.count
      switch Int.random(in: 0..<12, using: &random) {
      case 0: controller.finish()
      case 1, 2: controller.cancel(duration: .random(in: -0.1...1, using: &random))
      case 3: controller.cancel(velocity: .random(in: -4...4, using: &random))
      case 4, 5: controller.turn(to: .random(in: -0.1...1.1, using: &random))
      case 6: controller.resume(velocity: .random(in: -4...4, using: &random))
      case 7:
        let layers = controller.stage.layers
        let sheet = layers[Int.random(in: 0..<layers.count, using: &random)]
        controller.hold(sheet.id, at: .random(in: 0...1, using: &random))
        controller.release(sheet.id, as: CurlThrow(to: sheet.target), duration: 0.3)
      default:
        calls.append(0)
        controller.request(
          Bool.random(using: &random) ? .up : .down, Int.random(in: 0..<4, using: &random),
          duration: .random(in: -0.1...1, using: &random)
        ) { _ in calls[number] += 1 }
      }
      let targets = controller.stage.layers.map(\.target)
      #expect(targets == targets.sorted { $0.progress < $1.progress } && targets.first == .flat)
      highest = max(highest, targets.count)
      controller.advance(by: .random(in: 0...0.2, using: &random))
    }
    controller.finish()
    #expect(calls.allSatisfy { $0 == 1 })
    #expect(calls.count > 1000 && highest > 4)
    #expect(controller.stage.isAtRest)
  }
}

extension CurlController {
  /// Makes a request of a kind.
  @discardableResult
  func request(
    _ kind: CurlKind, _ content: Content, duration: Double = 1, completion: ((CurlOutcome) -> Void)? = nil
  ) -> CurlRequest {
    switch kind {
    case .up: curlUp(to: content, duration: duration, completion: completion)
    case .down: curlDown(to: content, duration: duration, completion: completion)
    }
  }
}
