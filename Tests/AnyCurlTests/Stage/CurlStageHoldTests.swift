import AnyCurl
import Testing

struct CurlStageHoldTests {
  static let size = PageSize(width: 640, height: 480)
  static let cylinder = CurlCylinder(radius: 70, tilt: 0.9, travel: 250)

  /// A stage whose page `a` is held at a progress of a curl up to `b`.
  static func held(
    at progress: Double, cylinder: CurlCylinder? = nil
  ) -> (stage: CurlStage<String>, sheet: Int, request: CurlRequest) {
    var stage = CurlStage(content: "a")
    let request = stage.curlUp(to: "b")
    let sheet = stage.layers[1].id
    stage.hold(sheet, at: progress, cylinder: cylinder, opacity: nil)
    return (stage, sheet, request)
  }

  @Test(arguments: [0, 0.3, 1])
  func `time does not move a held sheet`(progress: Double) {
    var (stage, _, _) = Self.held(at: progress, cylinder: Self.cylinder)
    let before = stage.layers[1].shape(on: Self.size)
    #expect(stage.advance(by: 100).isEmpty)
    #expect(stage.layers[1].isHeld)
    #expect(stage.layers[1].progress == progress)
    #expect(stage.layers[1].shape(on: Self.size) == before)
    #expect(before?.cylinder == Self.cylinder)
    #expect(!stage.isAtRest)
  }

  @Test(arguments: [(-0.5, 0.0), (-.infinity, 0), (1.5, 1), (.infinity, 1)])
  func `a hand beyond the page holds the sheet at its end`(progress: Double, held: Double) {
    #expect(Self.held(at: progress).stage.layers[1].progress == held)
  }

  @Test(
    arguments: [CurlEnd.flat, .gone].flatMap { end in [-0.8, 0, 0.8].map { CurlThrow(to: end, velocity: $0) }
    },
    [cylinder, nil])
  func `the shape goes on where it was when the sheet is let go`(
    thrown: CurlThrow, cylinder: CurlCylinder?
  ) throws {
    var (stage, sheet, _) = Self.held(at: 0.5, cylinder: cylinder)
    let held = try #require(stage.layers[1].shape(on: Self.size))
    stage.release(sheet, as: thrown, duration: 0.6)
    #expect(!stage.layers[1].isHeld)
    #expect(stage.layers[1].shape(on: Self.size) == held)
    #expect(stage.layers[1].velocity == thrown.velocity)
    var last = held
    for _ in 0..<700 {
      stage.advance(by: 0.001)
      guard stage.layers.count > 1, let next = stage.layers[1].shape(on: Self.size) else { break }
      #expect(abs(next.cylinder.travel - last.cylinder.travel) < 5)
      #expect(abs(next.cylinder.tilt - last.cylinder.tilt) < 0.01)
      #expect(abs(next.cylinder.radius - last.cylinder.radius) < 2)
      #expect(abs(next.opacity - last.opacity) < 0.05)
      last = next
    }
    #expect(stage.layers.count == 1)
    // The last shape before it arrived is near the motion's own end.
    let end = ClassicMotion().shape(at: thrown.target.progress, size: Self.size)
    #expect(abs(last.cylinder.travel - end.cylinder.travel) < 5)
    #expect(abs(last.cylinder.radius - end.cylinder.radius) < 2)
  }

  @Test
  func `a sheet let go toward its target finishes its request`() {
    var (stage, sheet, request) = Self.held(at: 0.6)
    stage.release(sheet, as: CurlThrow(to: .gone))
    #expect(stage.content == "b")
    #expect(stage.advance(by: 1).outcomes == [request: .finished])
    #expect(stage.outline == "b0")
  }

  @Test
  func `a sheet of a curl up that falls back cancels its request`() {
    var (stage, sheet, request) = Self.held(at: 0.6)
    stage.release(sheet, as: CurlThrow(to: .flat))
    #expect(stage.content == "a")
    #expect(stage.advance(by: 0.5).outcomes == [request: .cancelled])
    #expect(stage.advance(by: 0.6).isEmpty)
    #expect(stage.outline == "a0" && stage.isAtRest)
  }

  @Test
  func `a sheet of a curl down that flies out again cancels its request`() {
    var stage = CurlStage(content: "a")
    let request = stage.curlDown(to: "b")
    let sheet = stage.layers[1].id
    stage.hold(sheet, at: 0.4)
    stage.release(sheet, as: CurlThrow(to: .gone))
    #expect(stage.content == "a")
    #expect(stage.advance(by: 2).outcomes == [request: .cancelled])
    #expect(stage.outline == "a0" && stage.isAtRest)
  }

  @Test(arguments: [0, -1])
  func `let go with no duration it arrives at the next step`(duration: Double) {
    var (stage, sheet, request) = Self.held(at: 0.6, cylinder: Self.cylinder)
    stage.release(sheet, as: CurlThrow(to: .gone, velocity: 3), duration: duration)
    #expect(stage.advance(by: 0).outcomes == [request: .finished])
  }

  @Test
  func `a sheet caught again in flight stays where the hand puts it`() {
    var (stage, sheet, _) = Self.held(at: 0.2, cylinder: Self.cylinder)
    stage.release(sheet, as: CurlThrow(to: .gone))
    stage.advance(by: 0.3)
    let progress = stage.layers[1].progress
    stage.hold(sheet, at: progress)
    stage.advance(by: 10)
    #expect(stage.layers[1].progress == progress)
  }

  @Test func `a request without duration leaves a held sheet in the hand`() {
    var (stage, sheet, _) = Self.held(at: 0.4)
    stage.curlDown(to: "a", duration: 0)
    #expect(stage.layers.first { $0.id == sheet }?.progress == 0.4)
    stage.advance(by: 1)
    #expect(stage.layers.first { $0.id == sheet }?.progress == 0.4)
  }

  @Test
  func `a request turns a held sheet round in the hand`() {
    var (stage, sheet, up) = Self.held(at: 0.4)
    let down = stage.curlDown(to: "a")
    #expect(stage.outline == "b0 a0")
    #expect(stage.advance(by: 10).outcomes == [up: .cancelled])
    #expect(stage.layers[1].isHeld && stage.layers[1].progress == 0.4)
    stage.release(sheet, as: CurlThrow(to: .flat))
    #expect(stage.advance(by: 1).outcomes == [down: .finished])
  }

  @Test
  func `a held sheet that is covered is removed and its request cancelled`() {
    var stage = CurlStage(content: "a")
    let first = stage.curlDown(to: "b")
    let sheet = stage.layers[1].id
    stage.hold(sheet, at: 0.5)
    let second = stage.curlDown(to: "c")
    #expect(stage.advance(by: 1).outcomes == [first: .cancelled, second: .finished])
    stage.hold(sheet, at: 0.2)
    stage.release(sheet, as: CurlThrow(to: .gone))
    #expect(stage.outline == "c0" && stage.isAtRest)
  }

  @Test
  func `a sheet that is not held is not let go`() {
    var stage = CurlStage(content: "a")
    let request = stage.curlUp(to: "b")
    stage.advance(by: 0.3)
    stage.release(stage.layers[1].id, as: CurlThrow(to: .flat))
    #expect(stage.outline == "b0 a1")
    #expect(stage.advance(by: 1).outcomes == [request: .finished])
  }

  @Test
  func `a progress that is no number is refused`() async {
    await #expect(processExitsWith: .failure) {
      var stage = CurlStage(content: "a")
      stage.hold(stage.layers[0].id, at: .nan)
    }
  }

  @Test(arguments: ["nan", "inf"])
  func `a velocity or duration that is no finite number is refused`(number: String) async {
    await #expect(processExitsWith: .failure) { [number] in
      var (stage, sheet, _) = CurlStageHoldTests.held(at: 0.5)
      stage.release(sheet, as: CurlThrow(to: .gone, velocity: Double(number) ?? 0))
    }
    await #expect(processExitsWith: .failure) { [number] in
      var (stage, sheet, _) = CurlStageHoldTests.held(at: 0.5)
      stage.release(sheet, as: CurlThrow(to: .gone), duration: Double(number) ?? 0)
    }
  }

  @Test
  func `the lowest page cannot be sent away`() async {
    await #expect(processExitsWith: .failure) {
      var stage = CurlStage(content: "a")
      stage.hold(stage.layers[0].id, at: 0.5)
      stage.release(stage.layers[0].id, as: CurlThrow(to: .gone))
    }
  }
}
