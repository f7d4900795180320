import Testing

@testable import AnyCurlApp

@Suite struct `Text as a bitmap` {
  static let color = RGBColor(red: 200, green: 100, blue: 50)

  @Test func `is in its colour on a clear ground, premultiplied`() throws {
    let text = try Bitmap(text: "Hj", letterHeight: 40, color: Self.color)
    let pixels = (0..<text.size.area).map { Array(text.pixels[$0 * 4..<$0 * 4 + 4]).map(Int.init) }
    #expect(pixels.contains([200, 100, 50, 255]))
    #expect(pixels.contains([0, 0, 0, 0]))
    #expect(pixels.allSatisfy { abs($0[0] - 200 * $0[3] / 255) <= 2 && abs($0[2] - 50 * $0[3] / 255) <= 2 })
  }

  @Test(arguments: ["a", "Ag", "...", "", " ", "\n", "<b>&amp;</i>", "日本", "😀", "a\u{0}b", "ÄÖ"])
  func `is one line high whatever it says`(text: String) throws {
    #expect(try Bitmap(text: text, letterHeight: 20, color: .white).size.height == 30)
  }

  @Test func `keeps its letters on one line`() throws {
    let low = try Bitmap(text: "x", letterHeight: 40, color: .white)
    let high = try Bitmap(text: "xl", letterHeight: 40, color: .white)
    #expect(low.lowestInk == high.lowestInk)
  }

  @Test func `takes markup for letters`() throws {
    let plain = try Bitmap(text: "b", letterHeight: 20, color: .white)
    let markup = try Bitmap(text: "<b>b</b>", letterHeight: 20, color: .white)
    #expect(markup.size.width > plain.size.width * 4)
  }

  @Test func `grows with its letters`() throws {
    let small = try Bitmap(text: "mm", letterHeight: 10, color: .white)
    let large = try Bitmap(text: "mm", letterHeight: 40, color: .white)
    #expect((3.3...4.7).contains(Double(large.size.width) / Double(small.size.width)))
  }
}

extension Bitmap {
  /// The lowest row with a pixel that is not clear.
  fileprivate var lowestInk: Int? {
    (0..<size.height).last { row in (0..<size.width).contains { self[$0, row].w > 127 } }
  }
}
