import Testing

@testable import AnyCurlApp

@Suite struct `A colour` {
  @Test(arguments: [
    ("#fff", "#ffffff"), ("#000000", "#000000"), ("#1aF", "#11aaff"), ("#01020A", "#01020a"),
  ])
  func `is read from hexadecimal digits`(text: String, color: String) {
    #expect(RGBColor(text)?.description == color)
  }

  @Test(arguments: [
    "", "#", "fff", "#ff", "#ffff", "#fffff", "#fffffff", "#ggg", "# 12345", "white", "#１２３", "#-12", "#-123",
    "#g123", "x123",
  ])
  func `is not read from other text`(text: String) {
    #expect(RGBColor(text) == nil)
  }
}
