import Testing

@testable import AnyCurlApp

@Suite struct FramePatternTests {
  @Test(arguments: [
    ("%d", 0, "0"), ("%d", 12, "12"), ("f/%04d.png", 7, "f/0007.png"), ("f/%04d.png", 12345, "f/12345.png"),
    ("%01d", 3, "3"), ("%010d", 3, "0000000003"), ("%020d", 3, "00000000000000000003"),
    ("100%%/%d%%", 5, "100%/5%"), ("%%d%d", 1, "%d1"), ("%%%d", 1, "%1"), ("%dd", 2, "2d"),
    ("out%%05d/%05d", 9, "out%05d/00009"), ("%d", Int.max, "9223372036854775807"),
  ])
  func `a pattern becomes a name with the number in it`(pattern: String, number: Int, name: String) throws {
    #expect(try FramePattern(Array(pattern.utf8)).name(of: number) == file(name))
  }

  @Test func `a pattern keeps bytes that are not UTF-8`() throws {
    let pattern = try FramePattern([0xFF] + Array("%02d".utf8) + [0xC3, 0x0A])
    #expect(pattern.name(of: 4) == FileName(bytes: [0xFF, 0x30, 0x34, 0xC3, 0x0A]))
  }

  @Test(arguments: [
    ("out.png", "has no %d or %04d for the number of a frame"),
    ("%%d", "has no %d or %04d for the number of a frame"),
    ("%d%d", "has more than one %d for the number of a frame"),
    ("%04d/%d", "has more than one %d for the number of a frame"),
    ("%", "has a % that is neither %d nor %04d; a percent sign is %%"),
    ("%d%", "has a % that is neither %d nor %04d; a percent sign is %%"),
    ("100%/%d", "has a % that is neither %d nor %04d; a percent sign is %%"),
    ("%4d", "has a % that is neither %d nor %04d; a percent sign is %%"),
    ("%0d", "has a % that is neither %d nor %04d; a percent sign is %%"),
    ("%00d", "has a % that is neither %d nor %04d; a percent sign is %%"),
    ("%021d", "has a % that is neither %d nor %04d; a percent sign is %%"),
    ("%0999999999999999999999d", "has a % that is neither %d nor %04d; a percent sign is %%"),
    ("%-4d", "has a % that is neither %d nor %04d; a percent sign is %%"),
    ("%s", "has a % that is neither %d nor %04d; a percent sign is %%"),
    ("%n%d", "has a % that is neither %d nor %04d; a percent sign is %%"),
    ("%0xd", "has a % that is neither %d nor %04d; a percent sign is %%"),
  ])
  func `a pattern with no number, two or another percent sign is refused`(pattern: String, fault: String) {
    #expect(message(words("render a b --frames 3 -o \(pattern)")) == "--output: \"\(pattern)\" \(fault)")
    #expect(
      message(words("render --output=\(pattern) --frames 3 a b")) == "--output: \"\(pattern)\" \(fault)")
  }
}
