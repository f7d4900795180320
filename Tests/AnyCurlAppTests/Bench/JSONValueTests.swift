import Foundation
import Testing

@testable import AnyCurlApp

struct JSONValueTests {
  @Test func `what is flat is one line and the rest one line for each part`() {
    let value = JSONValue.object([
      ("flat", .list([.number(1), .text("a")])), ("none", .list([])),
      ("deep", .list([.object([("x", .number(0.5))]), .object([])])),
    ])
    #expect(
      value.description == """
        {
          "flat": [1, "a"],
          "none": [],
          "deep": [
            {"x": 0.5},
            {}
          ]
        }
        """)
  }

  @Test(arguments: ["", "a \"b\" \\c", "line\nend\t\u{0}\u{1f}", "ä – 日 🌀"])
  func `any text is read back as it was`(text: String) throws {
    let json = Data("[\(JSONValue.text(text))]".utf8)
    #expect(try JSONSerialization.jsonObject(with: json) as? [String] == [text])
  }

  @Test(arguments: [
    (1.0, "1"), (-0.25, "-0.25"), (0.00004, "0"), (-0.00004, "0"), (1234.56789, "1234.5679"), (100, "100"),
    (.nan, "null"), (.infinity, "null"), (1e12, "1000000000000.0"),
  ])
  func `a number has at most four places`(number: Double, text: String) {
    #expect(JSONValue.number(number).description == text)
  }
}
