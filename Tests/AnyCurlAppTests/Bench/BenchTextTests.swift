import Testing

@testable import AnyCurlApp

struct BenchTextTests {
  @Test(arguments: [
    (1.0, 2, "1.00"), (0.005, 2, "0.01"), (9.999, 2, "10.00"), (-1.05, 1, "-1.1"), (-0.001, 2, "0.00"),
    (12.5, 0, "13"), (3.04, 2, "3.04"), (.nan, 2, "nan"),
  ])
  func `a number is rounded to places`(number: Double, places: Int, text: String) {
    #expect(number.rounded(places: places) == text)
  }

  @Test func `columns are filled with spaces and never cut`() {
    #expect("ab".padded(left: 4) + "|" == "  ab|")
    #expect("ab".padded(right: 4) + "|" == "ab  |")
    #expect("abcdef".padded(left: 4).padded(right: 4) == "abcdef")
  }
}
