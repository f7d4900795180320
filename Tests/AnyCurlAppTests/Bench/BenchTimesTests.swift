import Testing

@testable import AnyCurlApp

struct BenchTimesTests {
  @Test(arguments: [(0.0, 1.0), (0.5, 3), (0.75, 4), (1, 5)])
  func `a quantile is the time that a share of the frames does not exceed`(share: Double, time: Double) {
    var times = BenchTimes()
    for value in [4.0, 1, 3, 5, 2] { times.note(value) }
    #expect(times.quantile(share) == time)
  }

  @Test func `without frames every quantile is 0`() {
    #expect(BenchTimes().quantile(0.5) == 0)
  }
}
