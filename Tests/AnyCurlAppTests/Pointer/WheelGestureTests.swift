import Testing

@testable import AnyCurlApp

@Suite struct `A gesture of scrolling` {
  /// The pages that steps turn by, each a time, notches to the right and notches away.
  private func turns(_ steps: [(time: Double, x: Double, y: Double)]) -> [Int] {
    var wheel = WheelGesture()
    return steps.compactMap { wheel.turn(x: $0.x, y: $0.y, at: $0.time) }
  }

  @Test func `turns one page: down and right to the next, up and left to the previous`() {
    #expect(turns([(1, 0, -1)]) == [1])
    #expect(turns([(1, 0, 1)]) == [-1])
    #expect(turns([(1, 1, 0)]) == [1])
    #expect(turns([(1, -1, 0)]) == [-1])
  }

  @Test func `turns one page, however far it glides`() {
    var glide: [(time: Double, x: Double, y: Double)] = []
    for step in 0..<200 {
      let share = Double(step) / 200
      glide.append((1 + 3.2 * share, 0.02, -3 * (1 - share)))
    }
    #expect(turns(glide) == [1])
  }

  @Test func `counts anew after a pause and in the other direction`() {
    #expect(turns([(1, 0, -1), (1.1, 0, -1), (1.5, 0, -1), (1.55, 0, 1), (1.6, 0, 1)]) == [1, 1, -1])
  }

  @Test func `turns nothing where it has hardly moved, and counts small steps together`() {
    #expect(turns([(1, 0, -0.1), (1.05, 0, -0.1), (1.1, 0, 0.1)]) == [])
    #expect(turns(Array(repeating: (1, 0, -0.1), count: 9)) == [1])
  }

  @Test func `takes no notice of what is no number`() {
    #expect(turns([(1, 0, 0), (1, .nan, 1), (2, .infinity, 0)]).allSatisfy { $0 == -1 })
  }
}
