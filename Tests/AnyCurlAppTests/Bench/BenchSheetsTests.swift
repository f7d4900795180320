import AnyCurl
import Testing

@testable import AnyCurlApp

struct BenchSheetsTests {
  @Test(arguments: BenchCase.sheetCounts, [0.0, 0.5, 1])
  func `so many sheets are in flight and none of them fades`(count: Int, share: Double) {
    let stage = CurlStage(benchSheets: count, at: share, motion: .classic)
    let shapes = stage.layers.map { $0.shape(on: PageSize(width: 1280, height: 800)) }
    #expect(stage.layers.count == count + 1)
    // The last one lies flat until the moment at which it is set off has passed.
    #expect(shapes.compactMap { $0 }.count == (share > 0 ? count : count - 1))
    #expect(shapes.compactMap { $0 }.allSatisfy { $0.opacity == 1 })
  }
}
