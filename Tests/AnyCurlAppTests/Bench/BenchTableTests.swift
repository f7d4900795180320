import AnyCurl
import Testing

@testable import AnyCurlApp

struct BenchTableTests {
  private let size = PixelSize(width: 64, height: 48)

  /// A case whose frames took so many milliseconds where the unit took two.
  private func series(_ name: String, _ milliseconds: [Double]) -> BenchSeries {
    let wall = BenchTimes(milliseconds.map { $0 / 1000 })
    let unit = BenchTimes([Double](repeating: 0.002, count: milliseconds.count))
    return BenchSeries(name: name, wall: wall, processor: wall, ratios: wall.ratios(to: unit))
  }

  @Test func `a row tells ratios to the unit and milliseconds`() {
    let table = BenchTable(
      "whole curls", size: size,
      [series(BenchCase.unit, [2, 2, 2]), series("tight", [3, 5, 9])])
    #expect(table.rows[0].median == 1)
    let row = table.rows[1]
    #expect((row.name, row.frames) == ("tight", 3))
    #expect((row.median, row.p95, row.p99) == (2.5, 4.5, 4.5))
    #expect((row.milliseconds, row.processor) == (5, 5))
    #expect(table.median(of: "tight") == 2.5)
    #expect(table.median(of: "classic") == nil)
  }

  @Test func `the text has a line for each case, in columns`() {
    let table = BenchTable(
      "whole curls", size: size, [series(BenchCase.unit, [2, 2]), series("tight", [3, 3])])
    #expect(
      table.lines == [
        "64x48",
        "whole curls   median      p95      p99       ms   cpu ms   frames",
        "one quad        1.00     1.00     1.00     2.00     2.00        2",
        "tight           1.50     1.50     1.50     3.00     3.00        2",
        "noise: at p95 one quad took 1.00 times what those round it took; its median drifted by 0.0 %", "",
      ])
  }

  @Test func `the JSON has an object for each case`() {
    let table = BenchTable("t", size: size, [series(BenchCase.unit, [2]), series("tight", [3])])
    let rows = table.json.description.split(separator: "\n").filter { $0.contains("\"case\"") }
    #expect(
      rows.last == """
            {"case": "tight", "frames": 1, "median": 1.5, "p95": 1.5, "p99": 1.5, "milliseconds": 3, "processor": 3}
        """)
  }

  @Test func `each combination is told by itself, up and down`() {
    // The frames of one combination all take the same time, which tells it from the others.
    let tight = series("tight", (0..<32).map { Double($0 % 16 + 2) })
    let table = BenchTable(
      eachCombinationOf: .tight, size: size,
      [series(BenchCase.unit, [Double](repeating: 2, count: 32)), tight])
    #expect(table.rows.count == 17)
    #expect(table.rows[1].name == "top-left, vertical, up")
    #expect(table.rows.dropFirst().map(\.milliseconds).map { $0.rounded() } == (2...17).map(Double.init))
    #expect(table.rows.dropFirst().allSatisfy { $0.frames == 2 })
    #expect(Set(table.rows.map(\.name)).count == 17)
  }

  @Test func `figures are made of the rows they belong to`() {
    let table = BenchTable(
      "many", size: size,
      [series("tight", [2])]
        + [(1, 2.0), (4, 5), (16, 17)].map { series(BenchCase.sheetName(.tight, $0), [$1]) }
        + [series(BenchCase.stageName(.tight), [3])])
    let figures = BenchFigure.many(.tight, in: table)
    #expect(
      figures.map(\.name) == [
        "tight, each further sheet", "tight, further sheets, linear to", "tight, 64 stages",
      ])
    #expect(zip(figures, [0.5, 1, 1.5]).allSatisfy { abs($0.value - $1) < 1e-9 })
    #expect(BenchFigure.many(.classic, in: table) == [])
  }

  @Test func `the fade is what frames with a fading sheet take more`() throws {
    // Each frame with fade takes a unit more where the sheet fades, and ten where it does not.
    let page = PageSize(width: 64, height: 48)
    let isFading = (0..<40).map { frame in
      let moment = BenchMoment(frame: frame)
      return (moment.curl(.tight).shape(at: moment.progress, on: page)?.opacity ?? 1) < 1
    }
    #expect(isFading.contains(true) && isFading.contains(false))
    let parts = [
      series("tight", isFading.map { $0 ? 5 : 23 }),
      series(BenchCase.withoutFade(.tight), isFading.map { _ in 3 }),
    ]
    let figure = try #require(BenchFigure.fade(of: .tight, parts, size: size).first)
    #expect(abs(figure.value - 1) < 1e-9)
  }

  @Test func `growth is told in milliseconds per megapixel`() {
    let tables = [(1000, 4.0), (2000, 7)].map { width, milliseconds in
      BenchTable("t", size: PixelSize(width: width, height: 1000), [series("tight", [milliseconds])])
    }
    let figures = BenchFigure.growth(of: "tight", in: tables)
    #expect(figures.count == 2 && abs(figures[0].value - 3) < 1e-9)
    #expect(BenchFigure.growth(of: "tight", in: [tables[0]]) == [])
  }
}
