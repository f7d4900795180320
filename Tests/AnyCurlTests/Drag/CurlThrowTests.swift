import AnyCurl
import Testing

struct CurlThrowTests {
  private static let page = DragCase(
    options: CurlOptions(corner: .topLeft, direction: .horizontal), size: PageSize(width: 1000, height: 700))

  /// A hand that has gone from one place on the way across the page, 0 to 1, to another.
  private static func hand(
    from start: Double, to end: Double, in seconds: Double, bringing: Bool = false
  ) -> CurlDrag {
    func place(_ way: Double) -> SIMD2<Double> { [500 - way * 1000, -340] }
    var hand =
      bringing
      ? CurlDrag(bringing: page.options, motion: .tight, on: page.size, from: place(0.99), at: 0)
      : page.drag()
    hand.move(to: place(start), at: 5)
    for step in 1...10 {
      let share = Double(step) / 10
      hand.move(to: place(start + (end - start) * share), at: 6 + seconds * share)
    }
    return hand
  }

  private static let drops: [(end: Double, target: CurlEnd)] = [
    (0.3, .flat), (0.45, .flat), (0.55, .gone), (1.4, .gone),
  ]

  @Test(arguments: drops, [false, true])
  func `dropped at rest it goes to the nearer side`(drop: (end: Double, target: CurlEnd), bringing: Bool) {
    let hand = Self.hand(from: 0.5, to: drop.end, in: 2, bringing: bringing)
    #expect(hand.letGo(at: 9) == CurlThrow(to: drop.target))
  }

  private static let throwings: [(start: Double, end: Double, seconds: Double, target: CurlEnd)] = [
    (0.05, 0.2, 0.1, .gone), (0.8, 0.6, 0.1, .flat), (0.1, 0.2, 0.5, .flat), (0.9, 0.8, 0.5, .gone),
  ]

  @Test(arguments: throwings, [false, true])
  func `thrown it goes where it was thrown, and keeps the velocity`(
    thrown: (start: Double, end: Double, seconds: Double, target: CurlEnd), bringing: Bool
  ) {
    let hand = Self.hand(from: thrown.start, to: thrown.end, in: thrown.seconds, bringing: bringing)
    let result = hand.letGo(at: 6 + thrown.seconds)
    #expect(result.target == thrown.target)
    // The contact line goes half as fast as the corner, once that has turned over.
    let velocity = (thrown.end - thrown.start) / thrown.seconds * 1000 / 2 / (1000 + 84)
    #expect(abs(result.velocity - velocity) < 0.35 * abs(velocity))
  }

  @Test func `a hand that has stood still for a moment has not thrown`() {
    let hand = Self.hand(from: 0.05, to: 0.3, in: 0.05)
    #expect(hand.letGo(at: 6.05).target == .gone)
    #expect(hand.letGo(at: 6.3) == CurlThrow(to: .flat))
  }

  @Test func `all at once is no endless velocity`() {
    let hand = Self.hand(from: 0, to: 0.9, in: 0)
    #expect(abs(hand.letGo(at: 6).velocity) <= 10)
  }

  @Test func `what has not been moved goes where it was going`() throws {
    #expect(Self.page.drag().letGo(at: 1) == CurlThrow(to: .flat))
    var stage = CurlStage(content: 0)
    stage.curlUp(to: 1, options: Self.page.options)
    stage.advance(by: 0.2)
    let up = try #require(stage.layers.last)
    #expect(CurlDrag(catching: up, on: Self.page.size, from: [0, 0], at: 0).letGo(at: 1).target == .gone)
    stage.curlDown(to: 0)
    let down = try #require(stage.layers.last)
    #expect(CurlDrag(catching: down, on: Self.page.size, from: [0, 0], at: 0).letGo(at: 1).target == .flat)
  }
}
