import AnyCurl
import Testing

struct CurlControllerTests {
  /// What the completions told, in order.
  final class Diary {
    var lines: [String] = []

    func note(_ name: String) -> (CurlOutcome) -> Void {
      { [self] in lines.append("\(name) \($0)") }
    }
  }

  @Test
  func `each completion is called once, after its sheet has arrived`() {
    let (controller, diary) = (CurlController(content: 0), Diary())
    controller.curlUp(to: 1, duration: 1, completion: diary.note("up"))
    controller.curlDown(to: 2, duration: 2, completion: diary.note("down"))
    #expect(controller.content == 2)
    controller.advance(by: 0.5)
    #expect(diary.lines.isEmpty)
    controller.advance(by: 0.5)
    #expect(diary.lines == ["up finished"])
    for _ in 0..<5 { controller.advance(by: 1) }
    #expect(diary.lines == ["up finished", "down finished"])
    #expect(controller.stage.isAtRest)
  }

  @Test
  func `a sheet that is turned round cancels its request at the next step`() {
    let (controller, diary) = (CurlController(content: 0), Diary())
    controller.curlUp(to: 1, completion: diary.note("up"))
    controller.advance(by: 0.5)
    controller.curlDown(to: 0, completion: diary.note("down"))
    #expect(diary.lines.isEmpty)
    controller.advance(by: 0)
    #expect(diary.lines == ["up cancelled"])
    controller.advance(by: 5)
    #expect(diary.lines == ["up cancelled", "down finished"])
  }

  @Test(arguments: [0, -2])
  func `no duration calls the completion at the next step, not before`(duration: Double) {
    let (controller, diary) = (CurlController(content: 0), Diary())
    controller.curlDown(to: 1, duration: duration, completion: diary.note("down"))
    #expect(diary.lines.isEmpty)
    controller.advance(by: 0)
    controller.advance(by: 0)
    #expect(diary.lines == ["down finished"])
  }

  @Test
  func `a completion may make requests and finds the step done`() {
    let (controller, diary) = (CurlController(content: 0), Diary())
    controller.curlUp(to: 1, duration: 0) { outcome in
      diary.note("first")(outcome)
      #expect(controller.stage.isAtRest && controller.content == 1)
      controller.curlUp(to: 2, duration: 0, completion: diary.note("second"))
    }
    controller.advance(by: 0)
    #expect(diary.lines == ["first finished"])
    #expect(controller.content == 2)
    controller.advance(by: 0)
    #expect(diary.lines == ["first finished", "second finished"])
  }

  @Test
  func `a completion may turn round what is still in flight and step on by itself`() {
    let (controller, diary) = (CurlController(content: 0), Diary())
    controller.curlUp(to: 1, duration: 5, completion: diary.note("slow"))
    controller.curlUp(to: 2, duration: 1) { outcome in
      diary.note("quick")(outcome)
      controller.curlUp(to: 3, duration: 1, completion: diary.note("last"))
      controller.advance(by: 10)
    }
    controller.advance(by: 1)
    #expect(diary.lines == ["quick finished", "slow finished", "last finished"])
    controller.advance(by: 10)
    #expect(diary.lines.count == 3)
  }

  @Test
  func `a request without completion is as good`() {
    let controller = CurlController(content: 0)
    controller.curlUp(to: 1)
    controller.advance(by: 2)
    #expect(controller.content == 1 && controller.stage.isAtRest)
  }

  @Test
  func `a completion that has been called is let go`() {
    let controller = CurlController(content: 0)
    weak var kept: Diary?
    do {
      let diary = Diary()
      kept = diary
      controller.curlUp(to: 1, duration: 0, completion: diary.note("up"))
    }
    #expect(kept != nil)
    controller.advance(by: 0)
    #expect(kept == nil)
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `of random requests, also out of completions, each is completed once`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let controller = CurlController(content: 0)
    var calls = [Int](repeating: 0, count: 0)
    func request(_ depth: Int) {
      let number = calls.count
      calls.append(0)
      let (page, up) = (Int.random(in: 0..<4, using: &random), Bool.random(using: &random))
      let duration = Double.random(in: -0.2...1, using: &random)
      let completion: (CurlOutcome) -> Void = { _ in
        calls[number] += 1
        if depth > 0, number.isMultiple(of: 2) { request(depth - 1) }
      }
      if up {
        controller.curlUp(to: page, duration: duration, completion: completion)
      } else {
        controller.curlDown(to: page, duration: duration, completion: completion)
      }
    }
    for _ in 0..<500 {
      request(2)
      controller.advance(by: .random(in: 0...0.3, using: &random))
    }
    for _ in 0..<4 { controller.advance(by: 5) }
    #expect(calls.allSatisfy { $0 == 1 })
    #expect(calls.count > 600)
    #expect(controller.stage.isAtRest)
  }

  @Test(arguments: ["nan", "inf"])
  func `a duration that is no finite number is refused`(duration: String) async {
    await #expect(processExitsWith: .failure) { [duration] in
      CurlController(content: 0).curlUp(to: 1, duration: Double(duration) ?? 1)
    }
    await #expect(processExitsWith: .failure) { [duration] in
      CurlController(content: 0).curlDown(to: 1, duration: Double(duration) ?? 1)
    }
  }
}
