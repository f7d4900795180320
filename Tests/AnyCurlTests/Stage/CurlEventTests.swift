import AnyCurl
import Testing

struct CurlEventTests {
  /// A controller, and what it told in order, requests by the names they were given.
  final class Reporter {
    let controller = CurlController(content: 0)
    var names: [CurlRequest: String] = [:]
    var lines: [String] = []

    init() {
      controller.onEvent = { [unowned self] in lines.append(line($0)) }
    }

    func up(to page: Int, as name: String, duration: Double = 1) {
      names[
        controller.curlUp(to: page, duration: duration) { [unowned self] _ in lines.append("\(name) told") }] =
        name
    }

    func down(to page: Int, as name: String, duration: Double = 1) {
      names[
        controller.curlDown(to: page, duration: duration) { [unowned self] _ in lines.append("\(name) told") }
      ] =
        name
    }

    /// What a step brings.
    func step(_ time: Double) -> [String] {
      lines = []
      controller.advance(by: time)
      return lines
    }

    private func line(_ event: CurlEvent) -> String {
      switch event {
      case .began(let request): "\(names[request] ?? "?") began"
      case .halfway(let request): "\(names[request] ?? "?") halfway"
      case .ended(let request, let outcome): "\(names[request] ?? "?") \(outcome)"
      }
    }
  }

  @Test
  func `a request begins, is halfway and ends, each once`() {
    let reporter = Reporter()
    reporter.up(to: 1, as: "a")
    #expect(reporter.lines.isEmpty)
    #expect(reporter.step(0) == ["a began"])
    #expect(reporter.step(0.49) == [])
    #expect(reporter.step(0.01) == ["a halfway"])
    #expect(reporter.step(0.3) == [])
    #expect(reporter.step(0.2) == ["a finished", "a told"])
    #expect(reporter.step(5) == [])
  }

  @Test
  func `a step longer than the curl tells all of it in order`() {
    let reporter = Reporter()
    reporter.down(to: 1, as: "a")
    #expect(reporter.step(9) == ["a began", "a halfway", "a finished", "a told"])
  }

  @Test(arguments: [0, -1])
  func `no duration is told like any other`(duration: Double) {
    let reporter = Reporter()
    reporter.up(to: 1, as: "a", duration: duration)
    #expect(reporter.step(0) == ["a began", "a halfway", "a finished", "a told"])
  }

  @Test
  func `what happens in one step is told by kind and in the order of the requests`() {
    let reporter = Reporter()
    reporter.up(to: 1, as: "a")
    reporter.down(to: 2, as: "b")
    #expect(reporter.step(0.6) == ["a began", "b began", "a halfway", "b halfway"])
    reporter.down(to: 3, as: "c")
    #expect(reporter.step(0.5) == ["c began", "c halfway", "a finished", "a told", "b finished", "b told"])
  }

  @Test
  func `a request that is cancelled before its half is never halfway`() {
    let reporter = Reporter()
    reporter.up(to: 1, as: "a")
    _ = reporter.step(0.3)
    reporter.controller.cancel()
    #expect(reporter.step(3) == ["a cancelled", "a told"])
  }

  @Test
  func `a request that turns a sheet round past its half is halfway at once`() {
    let reporter = Reporter()
    reporter.up(to: 1, as: "a")
    _ = reporter.step(0.3)
    reporter.down(to: 0, as: "b")
    #expect(reporter.step(0) == ["b began", "b halfway", "a cancelled", "a told"])
    #expect(reporter.step(3) == ["b finished", "b told"])
  }

  @Test
  func `a hand that goes to and fro is halfway once`() {
    let reporter = Reporter()
    reporter.up(to: 1, as: "a")
    _ = reporter.step(0)
    reporter.controller.turn(to: 0.5)
    #expect(reporter.step(0) == ["a halfway"])
    reporter.controller.turn(to: 0.2)
    #expect(reporter.step(0) == [])
    reporter.controller.turn(to: 0.8)
    #expect(reporter.step(0) == [])
  }

  @Test
  func `finishing tells all that is left`() {
    let reporter = Reporter()
    reporter.up(to: 1, as: "a")
    _ = reporter.step(0.1)
    reporter.lines = []
    reporter.controller.finish()
    #expect(reporter.lines == ["a halfway", "a finished", "a told"])
  }

  @Test
  func `a step taken out of a completion tells first what came before it`() {
    let reporter = Reporter()
    reporter.controller.curlUp(to: 1) { _ in
      reporter.up(to: 3, as: "c", duration: 0)
      reporter.controller.advance(by: 1)
      reporter.lines.append("done")
    }
    reporter.up(to: 2, as: "b")
    #expect(
      Array(reporter.step(1).dropFirst(4)) == [
        "? finished", "b finished", "b told", "c began", "c halfway", "c finished", "c told", "done",
      ])
  }

  @Test
  func `an event may make a request`() {
    let controller = CurlController(content: 0)
    controller.onEvent = { if case .halfway = $0, controller.content == 1 { controller.curlUp(to: 2) } }
    controller.curlUp(to: 1)
    controller.advance(by: 0.6)
    #expect(controller.content == 2)
    controller.advance(by: 1)
    #expect(controller.stage.isAtRest)
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `of random requests each begins, then is halfway if it finishes, then ends`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let controller = CurlController(content: 0)
    var stories: [CurlRequest: String] = [:]
    var requests: [CurlRequest] = []
    controller.onEvent = {
      switch $0 {
      case .began(let request): stories[request, default: ""] += "b"
      case .halfway(let request): stories[request, default: ""] += "h"
      case .ended(let request, let outcome): stories[request, default: ""] += outcome == .finished ? "f" : "c"
      }
    }
    for _ in 0..<2000 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: controller.cancel()
      case 1: controller.turn(to: .random(in: 0...1, using: &random))
      case 2: controller.resume()
      default:
        requests.append(
          controller.request(Bool.random(using: &random) ? .up : .down, Int.random(in: 0..<4, using: &random))
        )
      }
      controller.advance(by: .random(in: 0...0.3, using: &random))
    }
    controller.finish()
    #expect(stories.count == requests.count)
    #expect(stories.values.allSatisfy { ["bhf", "bhc", "bc"].contains($0) })
    #expect(Set(stories.values).count == 3)
  }
}
