import AnyCurl
import Testing

struct CurlStageNewestTests {
  static let size = PageSize(width: 640, height: 480)

  /// A stage that shows `a`, on its way to `b` by a request of a kind.
  static func turning(_ kind: CurlKind) -> (stage: CurlStage<String>, request: CurlRequest) {
    var stage = CurlStage(content: "a")
    let request = kind == .up ? stage.curlUp(to: "b") : stage.curlDown(to: "b")
    return (stage, request)
  }

  @Test(arguments: CurlKind.allCases)
  func `a request has a layer and a progress until it has ended`(kind: CurlKind) {
    var (stage, request) = Self.turning(kind)
    #expect(stage.layer(of: request) != nil && stage.progress(of: request) != nil)
    stage.advance(by: 0.9)
    #expect(stage.layer(of: request) != nil && stage.progress(of: request) != nil)
    stage.advance(by: 0.2)
    #expect(stage.layer(of: request) == nil && stage.progress(of: request) == nil)
  }

  @Test(arguments: CurlKind.allCases)
  func `the progress of a transition runs from 0 to 1 for both kinds`(kind: CurlKind) {
    var (stage, request) = Self.turning(kind)
    #expect(stage.progress(of: request) == 0)
    stage.advance(by: 0.25)
    #expect(stage.progress(of: request) == 0.15625)
  }

  @Test
  func `a request that turns a sheet round starts where that was`() {
    var (stage, _) = Self.turning(.up)
    stage.advance(by: 0.25)
    let back = stage.curlDown(to: "a")
    #expect(stage.progress(of: back) == 1 - 0.15625)
  }

  @Test
  func `an older sheet is not taken for the newest`() {
    var stage = CurlStage(content: "a")
    stage.curlUp(to: "b", duration: 5)
    stage.curlUp(to: "c", duration: 1)
    stage.advance(by: 1)
    #expect(stage.outline == "c0 a1")
    let before = stage.layers[1].progress
    stage.turn(to: 0.9)
    stage.cancel()
    #expect(stage.outline == "c0 a1")
    #expect(stage.layers[1].progress == before && !stage.layers[1].isHeld)
  }

  @Test(
    arguments: CurlKind.allCases,
    [(0.25, 0.25), (0, 0), (1, 1), (-1, 0), (2, 1), (-Double.infinity, 0), (.infinity, 1)])
  func `turned, a transition stays where it was put`(kind: CurlKind, turn: (asked: Double, held: Double)) {
    var (stage, request) = Self.turning(kind)
    stage.turn(to: turn.asked)
    stage.advance(by: 100)
    #expect(stage.progress(of: request) == turn.held)
    #expect(stage.layers[1].isHeld && stage.content == "b")
  }

  @Test(arguments: CurlKind.allCases)
  func `resumed, a turned transition flies on from where it was and finishes`(kind: CurlKind) throws {
    var (stage, request) = Self.turning(kind)
    stage.turn(to: 0.4)
    stage.resume(velocity: 0.5, duration: 0.5)
    #expect(stage.progress(of: request) == 0.4)
    stage.advance(by: 0.01)
    let soon = try #require(stage.progress(of: request))
    #expect(abs(soon - 0.405) < 0.001)
    #expect(stage.advance(by: 0.5).outcomes == [request: .finished])
    #expect(stage.outline == "b0")
  }

  @Test(arguments: CurlKind.allCases)
  func `what is not held is not resumed`(kind: CurlKind) {
    var (stage, request) = Self.turning(kind)
    stage.advance(by: 0.5)
    stage.resume(duration: 100)
    #expect(stage.advance(by: 0.5).outcomes == [request: .finished])
  }

  @Test(arguments: CurlKind.allCases, [false, true])
  func `taken back, a transition flies to the page before and ends once`(kind: CurlKind, isHeld: Bool) throws
  {
    var (stage, request) = Self.turning(kind)
    stage.advance(by: 0.5)
    if isHeld { stage.turn(to: 0.5) }
    let before = stage.layers[1].shape(on: Self.size)
    stage.cancel(duration: 0.4)
    #expect(stage.content == "a" && stage.layers.allSatisfy { $0.request == nil })
    #expect(stage.layers[1].shape(on: Self.size) == before)
    #expect(!stage.layers[1].isHeld)
    #expect(stage.advance(by: 0.1).outcomes == [request: .cancelled])
    #expect(stage.layers.count == 2)
    stage.cancel()
    #expect(stage.content == "a")
    #expect(stage.advance(by: 0.31).isEmpty)
    #expect(stage.outline == "a0" && stage.isAtRest)
  }

  @Test(arguments: CurlKind.allCases)
  func `taken back with no duration, the page before is there at the next step`(kind: CurlKind) {
    var (stage, request) = Self.turning(kind)
    stage.advance(by: 0.5)
    stage.cancel(duration: 0)
    #expect(stage.advance(by: 0).outcomes == [request: .cancelled])
    #expect(stage.outline == "a0" && stage.isAtRest)
  }

  @Test(arguments: CurlKind.allCases)
  func `a hand throws a transition back with its own velocity`(kind: CurlKind) {
    var (stage, _) = Self.turning(kind)
    stage.turn(to: 0.5)
    stage.cancel(velocity: -0.8)
    #expect(stage.layers[1].velocity == (kind == .up ? -0.8 : 0.8))
  }

  @Test
  func `taken back in flight, a sheet keeps its velocity`() {
    var (stage, _) = Self.turning(.up)
    stage.advance(by: 0.25)
    let velocity = stage.layers[1].velocity
    stage.cancel()
    #expect(velocity > 1 && stage.layers[1].velocity == velocity)
  }

  @Test
  func `a request that sent several sheets off takes all of them back`() {
    var stage = CurlStage(content: "a")
    let down = stage.curlDown(to: "b")
    stage.advance(by: 0.5)
    let up = stage.curlUp(to: "c")
    #expect(stage.outline == "c0 a1 b1")
    stage.advance(by: 0.2)
    stage.cancel()
    #expect(stage.outline == "c0 a0 b0")
    #expect(stage.content == "b")
    #expect(stage.advance(by: 5).outcomes == [up: .cancelled])
    #expect(stage.outline == "b0" && stage.isAtRest)
    #expect(down != up)
  }

  @Test
  func `only the newest is taken back, older sheets fly on`() {
    var stage = CurlStage(content: "a")
    let first = stage.curlUp(to: "b")
    stage.advance(by: 0.2)
    let second = stage.curlUp(to: "c")
    stage.advance(by: 0.2)
    stage.cancel()
    #expect(stage.outline == "c0 b0 a1" && stage.content == "b")
    #expect(stage.advance(by: 2).outcomes == [first: .finished, second: .cancelled])
    #expect(stage.outline == "b0")
  }

  @Test
  func `a sheet that had been turned round is turned round again`() {
    var (stage, up) = Self.turning(.up)
    stage.advance(by: 0.4)
    let down = stage.curlDown(to: "a")
    stage.cancel()
    #expect(stage.outline == "b0 a1" && stage.content == "b")
    #expect(stage.advance(by: 2).outcomes == [up: .cancelled, down: .cancelled])
    #expect(stage.outline == "b0")
  }

  @Test
  func `a sheet in another hand stays in it when the request is taken back`() {
    var stage = CurlStage(content: "a")
    stage.curlDown(to: "b")
    let sheet = stage.layers[1].id
    stage.hold(sheet, at: 0.5)
    stage.curlUp(to: "c")
    stage.cancel()
    #expect(stage.outline == "c0 a0 b0")
    #expect(stage.layers[2].isHeld && stage.layers[2].progress == 0.5)
  }

  @Test
  func `finished, everything has arrived out of any hand`() {
    var stage = CurlStage(content: "a")
    let (up, down) = (stage.curlUp(to: "b"), stage.curlDown(to: "c"))
    let (over, last) = (stage.curlUp(to: "d", duration: 5), stage.curlDown(to: "e"))
    stage.advance(by: 0.1)
    stage.turn(to: 0.7)
    stage.finish()
    #expect(stage.outline == "e0" && !stage.isAtRest)
    let ended = stage.advance(by: 0)
    #expect(ended.map(\.request) == [up, over, last])
    #expect(ended.allSatisfy { $0.outcome == .finished })
    #expect(stage.isAtRest && down != over)
  }

  @Test
  func `a stage at rest has nothing to turn, resume, take back or finish`() {
    var stage = CurlStage(content: "a")
    stage.turn(to: 0.5)
    stage.resume()
    stage.cancel()
    stage.finish()
    #expect(stage.outline == "a0" && stage.isAtRest)
  }

  @Test
  func `a progress that is no number is refused`() async {
    await #expect(processExitsWith: .failure) {
      var stage = CurlStage(content: "a")
      stage.turn(to: .nan)
    }
  }
}
