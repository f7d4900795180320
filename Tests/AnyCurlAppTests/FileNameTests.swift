import Testing

@testable import AnyCurlApp

@Suite struct `A file's name` {
  @Test(arguments: [
    ("plain.png", "plain.png"),
    ("sp ace ü 日本 😀", "sp ace ü 日本 😀"), ("new\nline\t", "new\\nline\\t"),
    ("back\\slash", "back\\\\slash"), ("\u{1B}[31m", "\\u{1b}[31m"), ("a\u{202E}gnp", "a\\u{202e}gnp"),
    ("", ""),
  ])
  func `is printed on one line`(name: String, printed: String) {
    #expect(FileName(name).description == printed)
  }

  @Test(
    arguments: [
      ([0xFF], "\\xff"), ([0x61, 0xC3], "a\\xc3"), ([0xC3, 0x28], "\\xc3("), ([0xE9, 0x2E, 0x70], "\\xe9.p"),
      ([0x80], "\\x80"), ([0xED, 0xA0, 0x80], "\\xed\\xa0\\x80"), ([0x0C], "\\u{c}"),
    ] as [([UInt8], String)])
  func `shows bytes that are not text`(bytes: [UInt8], printed: String) {
    #expect(FileName(bytes: bytes).description == printed)
  }

  @Test(arguments: [
    ("a/b.png", "b.png", "a"), ("b.png", "b.png", "."), ("/b", "b", "/"), ("a/b/", "b", "a"),
    ("a//b", "b", "a"),
    ("/", "/", "/"), ("//x/y//", "y", "//x"),
  ])
  func `has a last part and a folder`(name: String, last: String, folder: String) {
    #expect(FileName(name).lastComponent == FileName(last))
    #expect(FileName(name).folder == FileName(folder))
  }

  @Test func `keeps every byte from argument to system call`() {
    let bytes = Array(UInt8(1)...255)
    let copy = FileName(bytes: bytes).withCString { FileName(cString: $0) }
    #expect(copy.bytes == bytes)
  }

  @Test func `is joined to a folder with one slash`() {
    #expect(FileName("a").appending(FileName("b")) == FileName("a/b"))
    #expect(FileName("/").appending(FileName("b")) == FileName("/b"))
  }
}
