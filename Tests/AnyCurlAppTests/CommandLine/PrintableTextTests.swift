import Testing

@testable import AnyCurlApp

@Suite struct PrintableTextTests {
  @Test(arguments: [
    (Array("plain é 漢 🙂".utf8), "plain é 漢 🙂"),
    (Array("a\nb\rc\td".utf8), "a\\nb\\rc\\td"),
    (Array("\u{1B}[31m\u{7F}\u{0}".utf8), "\\u{1b}[31m\\u{7f}\\u{0}"),
    (Array("\u{85}\u{2028}\u{202E}\u{200B}".utf8), "\\u{85}\\u{2028}\\u{202e}\\u{200b}"),
    (Array("\"\\".utf8), "\\\"\\\\"),
    ([0xFF, 0x41, 0xC3], "\\xffA\\xc3"),
    ([0xED, 0xA0, 0x80], "\\xed\\xa0\\x80"),
    ([0xC0, 0x80, 0xF5, 0x0A], "\\xc0\\x80\\xf5\\n"),
    ([0xF0, 0x9F, 0x99], "\\xf0\\x9f\\x99"),
    ([], ""),
    ([UInt8](repeating: 0x61, count: 80), String(repeating: "a", count: 80)),
    ([UInt8](repeating: 0x61, count: 81), String(repeating: "a", count: 80) + "…"),
  ])
  func `any bytes become one line that a terminal shows as it is`(bytes: [UInt8], text: String) {
    #expect(PrintableText(bytes).description == text)
  }

  @Test(arguments: [
    ([UInt8]("--f\u{1B}\n".utf8) + [0xFF], "unknown option --f\\u{1b}\\n\\xff (see anycurl --help)"),
    (Array("--fit=a\nb".utf8), "--fit: \"a\\nb\" is not contain or cover"),
    (
      Array("--size=".utf8) + [0x80], "--size: \"\\x80\" is not a size like 1280x800, from 1x1 to 16384x16384"
    ),
  ])
  func `messages show what was written in printable form`(argument: [UInt8], expected: String) {
    #expect(message([argument]) == expected)
  }
}
