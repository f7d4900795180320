import AnyCurl
import Testing

struct CurlStageHandTests {
  private static let options = CurlOptions(liftCorner: .topRight, direction: .horizontal)
  private static let size = PageSize(width: 640, height: 480)
  private static let lifting = CurlDrag(lifting: options, motion: .tight, on: size, from: [300, 200], at: 0)
  private static let bringing = CurlDrag(
    bringing: options, motion: .tight, on: size, from: [-300, 200], at: 0)

  /// A stage whose page `a` is in the hand over `b`, nothing decided.
  private static func lifted() throws -> (stage: CurlStage<String>, sheet: Int, request: CurlRequest) {
    var stage = CurlStage(content: "a")
    let sheet = stage.layers[0].id
    let request = stage.lift(sheet, over: "b", by: lifting)
    return (stage, sheet, try #require(request))
  }

  /// A stage whose page `a` is shown while the hand brings `b`, nothing decided.
  private static func brought() throws -> (stage: CurlStage<String>, sheet: Int, request: CurlRequest) {
    var stage = CurlStage(content: "a")
    let request = stage.bring("b", by: bringing)
    return (stage, try #require(stage.layer(of: request)).id, request)
  }

  @Test func `a lifted page is still the current one`() throws {
    var (stage, sheet, request) = try Self.lifted()
    stage.hold(sheet, at: 0.7)
    #expect(stage.advance(by: 100).isEmpty)
    #expect(stage.content == "a" && stage.outline == "b0 a0")
    #expect(!stage.isAtRest && stage.isStill)
    #expect(stage.layer(of: request)?.id == sheet)
    #expect(stage.layers[1].options == Self.options && stage.layers[1].isHeld)
    #expect(stage.progress(of: request) == 0.7)
  }

  @Test(arguments: [0, 0.2])
  func `let go to be gone it reveals the other and finishes`(duration: Double) throws {
    var (stage, sheet, request) = try Self.lifted()
    stage.hold(sheet, at: 0.7)
    stage.release(sheet, as: CurlThrow(to: .gone, velocity: 2), duration: duration)
    #expect(stage.content == "b" && !stage.isStill)
    #expect(stage.advance(by: duration).outcomes == [request: .finished])
    #expect(stage.outline == "b0" && stage.isAtRest)
  }

  @Test func `let go to fall back it cancels at the next step`() throws {
    var (stage, sheet, request) = try Self.lifted()
    stage.hold(sheet, at: 0.7)
    stage.release(sheet, as: CurlThrow(to: .flat))
    #expect(stage.content == "a")
    #expect(stage.advance(by: 0.1).outcomes == [request: .cancelled])
    #expect(stage.advance(by: 1).isEmpty)
    #expect(stage.outline == "a0" && stage.isAtRest)
  }

  @Test func `a page that is brought is not the current one until it is let go`() throws {
    var (stage, sheet, request) = try Self.brought()
    #expect(stage.content == "a" && stage.outline == "a0 b1")
    #expect(stage.progress(of: request) == 0)
    stage.hold(sheet, at: 0.4)
    #expect(stage.advance(by: 100).isEmpty)
    stage.release(sheet, as: CurlThrow(to: .flat))
    #expect(stage.content == "b")
    #expect(stage.advance(by: 1).outcomes == [request: .finished])
    #expect(stage.outline == "b0" && stage.isAtRest)
  }

  @Test func `a page that is brought and thrown back cancels`() throws {
    var (stage, sheet, request) = try Self.brought()
    stage.hold(sheet, at: 0.4)
    stage.release(sheet, as: CurlThrow(to: .gone))
    #expect(stage.content == "a")
    #expect(stage.advance(by: 1).outcomes == [request: .cancelled])
    #expect(stage.outline == "a0" && stage.isAtRest)
  }

  @Test(arguments: [false, true])
  func `it can be turned, resumed and taken back as the newest request`(brings: Bool) throws {
    let begin = brings ? Self.brought : Self.lifted
    var (stage, sheet, request) = try begin()
    stage.turn(to: 0.3)
    #expect(stage.layers.first { $0.id == sheet }?.progress == (brings ? 0.7 : 0.3))
    var other = stage
    stage.resume()
    #expect(stage.content == "b")
    #expect(stage.advance(by: 1).outcomes == [request: .finished])
    other.cancel()
    #expect(other.content == "a")
    #expect(other.advance(by: 1).outcomes == [request: .cancelled])
    #expect(other.outline == "a0" && other.isAtRest)
  }

  @Test(arguments: [false, true])
  func `finishing takes it where its request leads`(brings: Bool) throws {
    let begin = brings ? Self.brought : Self.lifted
    var (stage, _, request) = try begin()
    stage.finish()
    #expect(stage.advance(by: 0).outcomes == [request: .finished])
    #expect(stage.outline == "b0" && stage.isAtRest)
  }

  @Test func `a request decides over a sheet in the hand and cancels what it carried`() throws {
    var (stage, sheet, request) = try Self.lifted()
    stage.hold(sheet, at: 0.5)
    let up = stage.curlUp(to: "b")
    #expect(stage.outline == "b0 a1" && stage.content == "b")
    #expect(stage.advance(by: 1).outcomes == [request: .cancelled])
    stage.release(sheet, as: CurlThrow(to: .gone))
    #expect(stage.advance(by: 1).outcomes == [up: .finished])
  }

  @Test func `only a page that lies flat is lifted`() throws {
    var (stage, sheet, _) = try Self.lifted()
    #expect(stage.lift(sheet, over: "c", by: Self.lifting) == nil)
    #expect(stage.lift(99, over: "c", by: Self.lifting) == nil)
    stage.release(sheet, as: CurlThrow(to: .gone))
    stage.advance(by: 0.3)
    #expect(stage.lift(sheet, over: "c", by: Self.lifting) == nil)
    // The page that is revealed lies flat, and may be lifted while the other is still in flight.
    let next = stage.layers[0].id
    let second = stage.lift(next, over: "c", by: Self.lifting)
    #expect(second != nil && stage.outline == "c0 b0 a1")
    stage.release(next, as: CurlThrow(to: .gone))
    stage.advance(by: 2)
    #expect(stage.outline == "c0")
  }

  @Test func `a page that is covered while in the hand is gone, and its request cancelled`() throws {
    var (stage, sheet, request) = try Self.lifted()
    let down = stage.curlDown(to: "c")
    #expect(stage.advance(by: 2).outcomes == [request: .cancelled, down: .finished])
    stage.hold(sheet, at: 0.5)
    stage.release(sheet, as: CurlThrow(to: .gone))
    #expect(stage.outline == "c0")
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>)
  func `hands that lift, bring, throw and are interrupted lose no request`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var stage = CurlStage(content: 0)
    var ledger = RequestLedger()
    for _ in 0..<3_000 {
      let sheet = stage.layers[Int.random(in: 0..<stage.layers.count, using: &random)]
      let page = Int.random(in: 0..<5, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0: ledger.made(stage.curlUp(to: page))
      case 1: ledger.made(stage.curlDown(to: page))
      case 2, 3:
        if let request = stage.lift(sheet.id, over: page, by: Self.lifting) { ledger.made(request) }
      case 4: ledger.made(stage.bring(page, by: Self.bringing))
      case 5 where sheet.isHeld: stage.hold(sheet.id, at: .random(in: 0...1, using: &random))
      case 6 where Int.random(in: 0..<10, using: &random) == 0: stage.finish()
      default:
        let isLowest = sheet.id == stage.layers[0].id
        stage.release(
          sheet.id, as: CurlThrow(to: !isLowest && Bool.random(using: &random) ? .gone : .flat),
          duration: .random(in: 0...1, using: &random))
      }
      ledger.ended(stage.advance(by: .random(in: 0...0.3, using: &random)))
      #expect(stage.layers.count <= CurlStage<Int>.sheetLimit + 1)
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
