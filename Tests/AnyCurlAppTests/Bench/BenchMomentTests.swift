import AnyCurl
import Testing

@testable import AnyCurlApp

struct BenchMomentTests {
  @Test func `sixteen frames show each combination up and down`() {
    let moments = (0..<16).map { BenchMoment(frame: $0) }
    #expect(Set(moments.map(\.options)) == Set(CurlOptions.allCases))
    for kind in CurlKind.allCases {
      #expect(Set(moments.filter { $0.kind == kind }.map(\.options)).count == 8)
    }
  }

  @Test(arguments: [16, 48, 160, 1600])
  func `any number of frames covers the whole of a curl evenly`(count: Int) {
    let moments = (0..<count).map { BenchMoment(frame: $0) }
    // Also the sheets of curls down, which go backwards.
    let places = moments.map { $0.kind.sheetProgress(at: $0.progress) }.sorted()
    #expect(places[0] > 0 && places[count - 1] < 1)
    let gaps = zip([0] + places, places + [1]).map { $1 - $0 }
    #expect(gaps.allSatisfy { $0 < 3 / Double(count) })
  }

  @Test(arguments: 0..<16)
  func `each combination by itself covers the whole of a curl`(place: Int) {
    let places = (0..<100).map { BenchMoment(frame: place + 16 * $0).progress }.sorted()
    let gaps = zip([0] + places, places + [1]).map { $1 - $0 }
    #expect(gaps.allSatisfy { $0 < 0.02 })
  }
}
