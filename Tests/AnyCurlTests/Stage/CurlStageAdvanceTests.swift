import AnyCurl
import Testing

struct CurlStageAdvanceTests {
  @Test
  func `a sheet that has arrived at 1 is removed`() {
    var stage = CurlStage(content: "a")
    let up = stage.curlUp(to: "b", duration: 1)
    #expect(stage.advance(by: 0.999).isEmpty)
    #expect(stage.outline == "b0 a1")
    #expect(stage.advance(by: 0.002).outcomes == [up: .finished])
    #expect(stage.outline == "b0")
    #expect(stage.isAtRest)
    #expect(stage.advance(by: 1).isEmpty)
  }

  @Test
  func `a sheet that has arrived at 0 removes all below it`() {
    var stage = CurlStage(content: "a")
    let first = stage.curlDown(to: "b", duration: 10)
    let second = stage.curlDown(to: "c", duration: 1)
    #expect(stage.advance(by: 1).outcomes == [first: .cancelled, second: .finished])
    #expect(stage.outline == "c0")
    #expect(stage.isAtRest)
  }

  @Test
  func `a sheet that has landed leaves those above it alone`() {
    var stage = CurlStage(content: "a")
    let up = stage.curlUp(to: "b", duration: 3)
    let down = stage.curlDown(to: "c", duration: 1)
    #expect(stage.advance(by: 1).outcomes == [down: .finished])
    #expect(stage.outline == "c0 a1")
    #expect(stage.advance(by: 2).outcomes == [up: .finished])
    #expect(stage.outline == "c0")
  }

  @Test
  func `a request up is finished by the sheet directly above the new page`() {
    var stage = CurlStage(content: "a")
    let first = stage.curlUp(to: "b", duration: 2)
    let second = stage.curlUp(to: "c", duration: 1)
    #expect(stage.advance(by: 1).outcomes == [second: .finished])
    #expect(stage.outline == "c0 a1")
    #expect(stage.advance(by: 1).outcomes == [first: .finished])
  }

  @Test
  func `a request whose sheet is sent away again is cancelled`() {
    var stage = CurlStage(content: "a")
    let down = stage.curlDown(to: "b")
    stage.advance(by: 0.5)
    let up = stage.curlUp(to: "c")
    #expect(stage.advance(by: 0).outcomes == [down: .cancelled])
    #expect(stage.advance(by: 5).outcomes == [up: .finished])
  }

  @Test
  func `requests that end together are told in the order in which they were made`() {
    var stage = CurlStage(content: "a")
    let requests = ["b", "c", "d"].map { stage.curlUp(to: $0, duration: 1) }
    #expect(stage.advance(by: 1).map(\.request) == requests)
  }

  @Test(arguments: [0, -1, -1e300], [CurlKind.up, .down])
  func `no duration completes at the next step, even one of no time`(duration: Double, kind: CurlKind) {
    var stage = CurlStage(content: "a")
    let request =
      kind == .up ? stage.curlUp(to: "b", duration: duration) : stage.curlDown(to: "b", duration: duration)
    #expect(!stage.isAtRest)
    #expect(stage.advance(by: 0).outcomes == [request: .finished])
    #expect(stage.outline == "b0")
    #expect(stage.isAtRest)
  }

  @Test(arguments: [1e-9, 1e9])
  func `very short and very long durations arrive`(duration: Double) {
    var stage = CurlStage(content: "a")
    let request = stage.curlUp(to: "b", duration: duration)
    #expect(stage.advance(by: duration / 2).isEmpty)
    #expect(stage.layer("a")?.progress == 0.5)
    #expect(stage.advance(by: duration).outcomes == [request: .finished])
  }

  @Test
  func `a long step ends as short ones do for a page that lands before one above it`() {
    var stage = CurlStage(content: "a")
    let first = stage.curlDown(to: "b", duration: 1)
    let second = stage.curlDown(to: "c", duration: 2)
    #expect(stage.advance(by: 3).outcomes == [first: .finished, second: .finished])
  }

  @Test
  func `a long step ends as short ones do for a page that is covered before it lands`() {
    var stage = CurlStage(content: "a")
    let first = stage.curlDown(to: "b", duration: 2)
    let second = stage.curlDown(to: "c", duration: 1)
    #expect(stage.advance(by: 3).outcomes == [first: .cancelled, second: .finished])
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `outcomes do not depend on the length of the steps`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var stage = CurlStage(content: 0)
    for page in 1...8 {
      let duration = Double(Int.random(in: 1...12, using: &random)) / 4
      if Bool.random(using: &random) {
        stage.curlUp(to: page, duration: duration)
      } else {
        stage.curlDown(to: page, duration: duration)
      }
    }
    var other = stage
    let long = stage.advance(by: 8)
    let short = (0..<128).flatMap { _ in other.advance(by: 1 / 16) }
    #expect(long.count == 8)
    #expect(long.outcomes == short.outcomes)
  }

  @Test
  func `a stage is a value`() {
    var stage = CurlStage(content: "a")
    let before = stage
    stage.curlUp(to: "b")
    stage.advance(by: 0.5)
    #expect(before.outline == "a0" && before.isAtRest)
  }

  @Test(arguments: ["nan", "inf", "-0.1"])
  func `a step that is no time is refused`(time: String) async {
    await #expect(processExitsWith: .failure) { [time] in
      var stage = CurlStage(content: "a")
      stage.advance(by: Double(time) ?? 0)
    }
  }
}
