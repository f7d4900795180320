import AnyCurl
import Testing

/// Random requests at random moments: 100,000 in all.
struct CurlStageRandomTests {
  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func `ten thousand random requests jump nowhere, lose nothing and end on the last`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var stage = CurlStage(content: 0)
    var ledger = RequestLedger()
    var turned = 0
    var highest = 0
    /// How many of the next requests follow at once.
    var burst = 0
    for _ in 0..<10_000 {
      if Int.random(in: 0..<300, using: &random) == 0 { burst = 50 }
      let page = Int.random(in: 0..<(burst > 0 ? 1000 : 4), using: &random)
      let kind: CurlKind = Bool.random(using: &random) ? .up : .down
      let motion: any CurlMotion = Bool.random(using: &random) ? .classic : .tight
      let options = CurlOptions.allCases[Int.random(in: 0..<8, using: &random)]
      let isAtOnce = Int.random(in: 0..<20, using: &random) == 0
      let duration = isAtOnce ? -0.1 : Double.random(in: 0.05...1.5, using: &random)

      let before = StageFrame(stage)
      var model = StageModel(stage)
      model.request(kind, page)
      ledger.made(
        kind == .up
          ? stage.curlUp(to: page, options: options, motion: motion, duration: duration)
          : stage.curlDown(to: page, options: options, motion: motion, duration: duration))
      let after = StageFrame(stage)

      var faults: [String] = []
      if stage.content != page { faults.append("the current page is \(stage.content), not \(page)") }
      if stage.layers.count > 33 { faults.append("there are more than 32 sheets") }
      let targets = after.sheets.map(\.target)
      if targets != targets.sorted(by: { $0.progress < $1.progress }) {
        faults.append("a page stays above one that leaves")
      }
      if targets.first != .flat { faults.append("no page stays at the bottom") }
      // Past the limit, and with no time to fly in, jumps are what was asked for.
      if model.pages.count <= 33 {
        if StageModel(stage) != model { faults.append("the stack is \(StageModel(stage)), not \(model)") }
        if !isAtOnce { faults += before.jumps(to: after, kind: kind) }
      }
      if after.sheets.count == before.sheets.count { turned += 1 }
      highest = max(highest, after.sheets.count)

      ledger.ended(stage.advance(by: 1e-7))
      faults += after.jumps(to: StageFrame(stage), after: 1e-7)
      #expect(faults.isEmpty, "seed \(seed), \(kind) to \(page)")
      if !faults.isEmpty { return }

      if burst > 0 {
        burst -= 1
      } else {
        let pause = Int.random(in: 0..<20, using: &random) == 0 ? 2 : 0.3
        ledger.ended(stage.advance(by: .random(in: 0...pause, using: &random)))
      }
    }
    let last = stage.content
    ledger.ended(stage.advance(by: 2))
    ledger.ended(stage.advance(by: 2))
    #expect(stage.isAtRest && stage.content == last)
    #expect(ledger.requests.count == 10_000)
    #expect(ledger.isBalanced)
    #expect(ledger.outcomes[ledger.requests[9_999]] == .finished)
    // The requests were of every sort.
    #expect(turned > 500 && highest == 33)
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>)
  func `hands that take and let go of any sheet lose no request`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var stage = CurlStage(content: 0)
    var ledger = RequestLedger()
    for _ in 0..<2_000 {
      let index = Int.random(in: 0..<stage.layers.count, using: &random)
      let sheet = stage.layers[index]
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        ledger.made(stage.curlUp(to: .random(in: 0..<4, using: &random)))
      case 1:
        ledger.made(stage.curlDown(to: .random(in: 0..<4, using: &random)))
      case 2 where index > 0:
        let cylinder = CurlCylinder(radius: 9, tilt: 0.3, travel: .random(in: 0...90, using: &random))
        stage.hold(
          sheet.id, at: .random(in: -0.2...1.2, using: &random),
          cylinder: Bool.random(using: &random) ? cylinder : nil, opacity: nil)
      default:
        let thrown = CurlThrow(
          to: index > 0 && Bool.random(using: &random) ? .gone : .flat,
          velocity: .random(in: -3...3, using: &random))
        stage.release(sheet.id, as: thrown, duration: .random(in: -0.2...1, using: &random))
      }
      let held = stage.layers.filter(\.isHeld)
      ledger.ended(stage.advance(by: .random(in: 0...0.3, using: &random)))
      let moved = held.filter { before in
        stage.layers.contains { $0.id == before.id && $0.progress != before.progress }
      }
      #expect(moved.isEmpty)
    }
    for sheet in stage.layers where sheet.isHeld {
      stage.release(sheet.id, as: CurlThrow(to: sheet.target))
    }
    let last = stage.content
    ledger.ended(stage.advance(by: 2))
    ledger.ended(stage.advance(by: 2))
    #expect(stage.isAtRest && stage.content == last)
    #expect(ledger.isBalanced)
  }
}
