import Glibc
import Testing

@testable import AnyCurlApp

@Suite struct `The error of a picture` {
  @Test(arguments: [
    ("zero_byte.jpg", "not a picture (empty file)"), ("html_named.jpg", "not a picture (unknown format)"),
    ("garbage_named.png", "not a picture (unknown format)"),
    ("lie_60000x60000.png", "too large (60000x60000 pixels, at most 400 million)"),
    ("lie_0x0.png", "not a picture (broken file)"), ("lie_2g.png", "not a picture (broken file)"),
    ("bomb_25000x25000.png", "too large (25000x25000 pixels, at most 400 million)"),
    ("jpg_header_only.jpg", "Premature end of JPEG file"),
    ("missing\n.png", "No such file or directory"), (".", "Is a directory"),
    ("png_rgb8.png/a.png", "Not a directory"),
  ])
  func `names the file and the cause`(name: String, cause: String) {
    let file = PictureCase.folder.appending(FileName(name))
    let error = #expect(throws: PictureError.self) { try Bitmap(reading: file) }
    #expect(error?.cause.description == cause)
    #expect(error?.description == "\(file): \(cause)")
  }

  @Test(.timeLimit(.minutes(1))) func `of a pipe comes without waiting for it`() throws {
    let scratch = try Scratch()
    let pipe = scratch.folder.appending(FileName("pipe.png"))
    _ = pipe.withCString { mkfifo($0, 0o644) }
    let error = #expect(throws: PictureError.self) { try Bitmap(reading: pipe) }
    #expect(error?.cause == .notAFile)
  }

  @Test(
    arguments: [
      (40, [0, 0, 0, 0, 0, 0, 0, 0], "not a picture (no pixels)"),
      (12, [255, 255, 255, 255, 0, 0, 0, 0], "too large (65535x65535 pixels, at most 100 million)"),
      (40, [0, 0, 0, 127, 0, 0, 0, 128], "too large (2130706432x2147483648 pixels, at most 100 million)"),
    ] as [(UInt8, [UInt8], String)])
  func `covers BMP headers that lie`(headerSize: UInt8, sides: [UInt8], cause: String) throws {
    let start = Array("BM".utf8) + [UInt8](repeating: 0, count: 12) + [headerSize, 0, 0, 0]
    let bytes = start + sides + [UInt8](repeating: 0, count: 40)
    let scratch = try Scratch()
    let file = try scratch.file("a.bmp", bytes)
    let error = #expect(throws: PictureError.self) { try Bitmap(reading: file) }
    #expect(error?.cause.description == cause)
  }
}
