import AnyCurl
import Testing

struct CurlStageRequestTests {
  static let options = CurlOptions(corner: .bottomRight, direction: .horizontal)

  @Test
  func `a new stage shows its page flat and at rest`() {
    let stage = CurlStage(content: "a")
    #expect(stage.outline == "a0")
    #expect(stage.isAtRest)
    #expect(stage.layers[0].shape(on: PageSize(width: 4, height: 3)) == nil)
  }

  @Test
  func `a curl up puts the new page at the bottom and sends the one above away`() {
    var stage = CurlStage(content: "a")
    stage.curlUp(to: "b", options: Self.options, motion: .tight, duration: 2)
    #expect(stage.outline == "b0 a1")
    #expect(stage.layers.map(\.progress) == [0, 0])
    #expect(stage.content == "b")
    #expect(!stage.isAtRest)
    #expect(stage.layers[1].options == Self.options)
    #expect(stage.layers[1].motion is TightMotion)
    stage.advance(by: 1)
    #expect(stage.layers.map(\.progress) == [0, 0.5])
  }

  @Test
  func `a curl down puts the new page above at progress 1`() {
    var stage = CurlStage(content: "a")
    stage.curlDown(to: "b", options: Self.options, motion: .tight, duration: 2)
    #expect(stage.outline == "a0 b0")
    #expect(stage.layers.map(\.progress) == [0, 1])
    #expect(stage.content == "b")
    #expect(stage.layers[1].options == Self.options)
    stage.advance(by: 1)
    #expect(stage.layers.map(\.progress) == [0, 0.5])
  }

  @Test
  func `a curl up during a curl up goes to the bottom`() {
    var stage = CurlStage(content: "a")
    stage.curlUp(to: "b")
    stage.advance(by: 0.3)
    stage.curlUp(to: "c")
    #expect(stage.outline == "c0 b1 a1")
  }

  @Test
  func `a curl down during a curl up lands under the sheet on its way out`() {
    var stage = CurlStage(content: "a")
    stage.curlUp(to: "b")
    stage.advance(by: 0.3)
    stage.curlDown(to: "c")
    #expect(stage.outline == "b0 c0 a1")
    #expect(stage.content == "c")
  }

  @Test
  func `a curl up during a curl down sends every page away`() {
    var stage = CurlStage(content: "a")
    stage.curlDown(to: "b")
    stage.advance(by: 0.3)
    stage.curlUp(to: "c")
    #expect(stage.outline == "c0 a1 b1")
  }

  @Test
  func `a curl down during a curl down comes down above it`() {
    var stage = CurlStage(content: "a")
    stage.curlDown(to: "b")
    stage.advance(by: 0.3)
    stage.curlDown(to: "c")
    #expect(stage.outline == "a0 b0 c0")
  }

  @Test
  func `going back up catches the sheet on its way down`() throws {
    var stage = CurlStage(content: "a")
    let down = stage.curlDown(to: "b", options: Self.options, motion: .tight)
    stage.advance(by: 0.4)
    let before = try #require(stage.layer("b"))
    let up = stage.curlUp(to: "a")
    #expect(stage.outline == "a0 b1")
    let after = try #require(stage.layer("b"))
    #expect(after.id == before.id)
    #expect(after.progress == before.progress && after.velocity == before.velocity)
    #expect(after.options == Self.options && after.motion is TightMotion)
    #expect(stage.advance(by: 5).outcomes == [down: .cancelled, up: .finished])
    #expect(stage.outline == "a0")
  }

  @Test
  func `going back down catches the sheet on its way up`() throws {
    var stage = CurlStage(content: "a")
    let up = stage.curlUp(to: "b", options: Self.options, motion: .tight)
    stage.advance(by: 0.4)
    let before = try #require(stage.layer("a"))
    let down = stage.curlDown(to: "a")
    #expect(stage.outline == "b0 a0")
    let after = try #require(stage.layer("a"))
    #expect(after.id == before.id)
    #expect(after.progress == before.progress && after.velocity == before.velocity)
    #expect(after.options == Self.options && after.motion is TightMotion)
    #expect(stage.advance(by: 5).outcomes == [up: .cancelled, down: .finished])
    #expect(stage.outline == "a0")
  }

  @Test
  func `a sheet is caught only when it shows the page asked for`() {
    var stage = CurlStage(content: "a")
    stage.curlUp(to: "b")
    stage.curlDown(to: "c")
    #expect(stage.outline == "b0 c0 a1")
    stage.curlUp(to: "d")
    #expect(stage.outline == "d0 b1 c1 a1")
  }

  @Test
  func `only the sheet directly above the current page is caught`() {
    var stage = CurlStage(content: "a")
    stage.curlUp(to: "b")
    stage.curlUp(to: "c")
    stage.advance(by: 0.2)
    stage.curlDown(to: "a")
    #expect(stage.outline == "c0 a0 b1 a1")
  }

  @Test
  func `only the page directly under the current one is found again`() {
    var stage = CurlStage(content: "a")
    stage.curlDown(to: "b")
    stage.curlDown(to: "c")
    stage.advance(by: 0.2)
    stage.curlUp(to: "a")
    #expect(stage.outline == "a0 a1 b1 c1")
    var other = CurlStage(content: "a")
    other.curlDown(to: "b")
    other.curlDown(to: "c")
    other.curlUp(to: "b")
    #expect(other.outline == "a0 b0 c1")
  }

  @Test(arguments: [CurlKind.up, .down])
  func `a page may turn to itself`(kind: CurlKind) {
    var stage = CurlStage(content: "a")
    if kind == .up { stage.curlUp(to: "a") } else { stage.curlDown(to: "a") }
    #expect(stage.outline == (kind == .up ? "a0 a1" : "a0 a0"))
  }

  @Test
  func `a sheet in flight keeps its options and motion when another request sends it away`() {
    var stage = CurlStage(content: "a")
    stage.curlDown(to: "b", options: Self.options, motion: .tight)
    stage.advance(by: 0.5)
    stage.curlUp(to: "c")
    #expect(stage.layer("b")?.options == Self.options)
    #expect(stage.layer("b")?.motion is TightMotion)
    #expect(stage.layer("a")?.options == CurlOptions(corner: .topLeft, direction: .vertical))
  }

  @Test(arguments: ["nan", "inf", "-inf"])
  func `a duration that is no finite number is refused`(duration: String) async {
    await #expect(processExitsWith: .failure) { [duration] in
      var stage = CurlStage(content: "a")
      stage.curlUp(to: "b", duration: Double(duration) ?? 1)
    }
    await #expect(processExitsWith: .failure) { [duration] in
      var stage = CurlStage(content: "a")
      stage.curlDown(to: "b", duration: Double(duration) ?? 1)
    }
  }
}
