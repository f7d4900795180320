import Testing

@testable import AnyCurlApp

@Suite struct `A key that is held` {
  private var riffle = Riffle()

  /// The times at which pages are due, asked every frame.
  private mutating func due(from start: Double, to end: Double) -> [Double] {
    stride(from: start, to: end, by: 1.0 / 60).filter { riffle.due(at: $0) != nil }
  }

  @Test mutating func `turns pages at a steady rate after a while`() {
    riffle.press(1, .next, at: 0)
    let early = due(from: 0, to: 0.39)
    #expect(early.isEmpty)
    let times = due(from: 0.39, to: 3.39)
    #expect(times.count == 20)
    for (before, after) in zip(times, times.dropFirst()) { #expect(abs(after - before - 0.15) < 0.02) }
  }

  @Test mutating func `turns nothing once it is up, or the window is left`() {
    riffle.press(1, .next, at: 0)
    let first = due(from: 0, to: 1)
    #expect(first.count == 4)
    riffle.release(2)
    #expect(riffle.next != nil)
    riffle.release(1)
    let late = due(from: 1, to: 9)
    #expect(late.isEmpty && riffle.next == nil)
    riffle.press(1, .previous, at: 10)
    riffle.stop()
    let last = due(from: 10, to: 19)
    #expect(last.isEmpty)
  }

  @Test mutating func `is not made up for by a loop that comes late`() {
    riffle.press(1, .next, at: 0)
    let first = riffle.due(at: 100)
    #expect(first == .next)
    let early = due(from: 100, to: 100.149)
    #expect(early.isEmpty)
    let times = due(from: 100.149, to: 100.33)
    #expect(times.count == 2)
  }

  @Test mutating func `gives way to the one pressed last`() {
    riffle.press(1, .next, at: 0)
    riffle.press(2, .previous, at: 0.1)
    riffle.release(1)
    let action = riffle.due(at: 0.5)
    #expect(action == .previous)
  }
}
