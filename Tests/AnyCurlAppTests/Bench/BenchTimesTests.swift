import Testing

@testable import AnyCurlApp

struct BenchTimesTests {
  @Test(arguments: [(0.0, 1.0), (0.5, 3), (0.75, 4), (1, 5)])
  func `a quantile is the time that a share of the frames does not exceed`(share: Double, time: Double) {
    #expect(BenchTimes([4, 1, 3, 5, 2]).quantile(share) == time)
  }

  @Test func `without frames every quantile is 0`() {
    #expect(BenchTimes().quantile(0.5) == 0)
  }

  @Test func `a machine that becomes slower changes no ratio`() {
    let unit = BenchTimes((0..<40).map { $0 < 20 ? 1 : 3 })
    let twice = BenchTimes(unit.values.map { 2 * $0 })
    #expect(twice.ratios(to: unit).values == [Double](repeating: 2, count: 40))
  }

  @Test func `one unit out of the ordinary changes no ratio`() {
    let unit = BenchTimes((0..<40).map { $0 == 7 ? 100 : 1 })
    let times = BenchTimes([Double](repeating: 3, count: 40))
    #expect(times.ratios(to: unit) == times)
  }

  @Test func `every so manieth time belongs to one combination`() {
    let times = BenchTimes((0..<7).map(Double.init))
    #expect(times.every(3, from: 1).values == [1, 4])
    #expect(times.every(3, from: 9).values == [])
  }

  static let halves: [(values: [Double], drift: Double)] = [
    ([1, 1, 1, 1], 1), ([1, 1, 3, 3], 3), ([3, 3, 1, 1], 3), ([], 1), ([2], 1),
  ]

  @Test(arguments: halves)
  func `the drift is how far the halves lie apart`(values: [Double], drift: Double) {
    #expect(BenchTimes(values).drift == drift)
  }
}

extension BenchTimes {
  init(_ values: [Double]) {
    self.init()
    for value in values { note(value) }
  }
}
