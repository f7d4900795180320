import Testing

@testable import AnyCurlApp

@Suite struct `The limit on a picture's size` {
  /// A copy of a JPEG whose header says 12,000 × 9,000 pixels: 108 million.
  static func enlarged(_ name: String, marker: UInt8) throws -> [UInt8] {
    var bytes = try #require(PictureCase.folder.appending(FileName(name)).fileBytes)
    let frame = try #require(bytes.indices.first { bytes[$0...].starts(with: [0xFF, marker, 0]) })
    bytes.replaceSubrange(frame + 5..<frame + 9, with: [0x23, 0x28, 0x2E, 0xE0])
    return bytes
  }

  @Test func `is higher for one that is decoded row by row, which also shows as far as it goes`() throws {
    let scratch = try Scratch()
    let file = try scratch.file("a.jpg", Self.enlarged("exif_o1.jpg", marker: 0xC0))
    let size = PixelSize(width: 120, height: 90)
    #expect(try PictureLoader().page(from: file, size: size, fit: .contain, paper: .white).size == size)
  }

  @Test func `is lower for one that must be decoded whole`() throws {
    let scratch = try Scratch()
    let file = try scratch.file("a.jpg", Self.enlarged("jpg_progressive.jpg", marker: 0xC2))
    let error = #expect(throws: PictureError.self) { try Bitmap(reading: file) }
    #expect(error?.cause == .tooLarge(PixelSize(width: 12000, height: 9000), limit: 100))
  }
}
