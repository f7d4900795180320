import Testing

@testable import AnyCurlApp

struct BenchSlopeTests {
  @Test func `points on a line give its slope and fit wholly`() throws {
    let line = try #require(BenchSlope([1, 4, 16].map { (x: $0, y: 3 + 0.5 * $0) }))
    #expect(abs(line.slope - 0.5) < 1e-12)
    #expect(abs(line.fit - 1) < 1e-12)
  }

  @Test func `points off a line fit less`() throws {
    let line = try #require(BenchSlope([(x: 0, y: 0), (x: 1, y: 0), (x: 2, y: 3)]))
    #expect(abs(line.slope - 1.5) < 1e-12)
    #expect(abs(line.fit - 0.75) < 1e-12)
  }

  @Test(arguments: [0, 1, 3])
  func `one place has no slope`(count: Int) {
    #expect(BenchSlope([(x: Double, y: Double)](repeating: (x: 2, y: 5), count: count)) == nil)
  }
}
