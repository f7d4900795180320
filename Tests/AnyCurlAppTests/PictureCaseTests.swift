import Testing

@testable import AnyCurlApp

@Suite struct `Every picture of the manifest` {
  @Test func `is read from the manifest`() {
    #expect(PictureCase.all.count == 78)
  }

  @Test(arguments: PictureCase.shown)
  func `has its size and colours on paper`(row: PictureCase) throws {
    let size = try #require(row.size)
    let paper = RGBColor(red: 255, green: 255, blue: 255)
    let page = try PictureLoader().page(from: row.file, size: size, fit: .contain, paper: paper)
    #expect(page.size == size)
    #expect(page.isOpaque)
    #expect(row.differences(in: page, over: paper) == [])
  }

  @Test(arguments: PictureCase.shown)
  func `is read at its own size with its alpha`(row: PictureCase) throws {
    let bitmap = try Bitmap(reading: row.file)
    #expect(bitmap.size == row.size)
    #expect(row.differences(in: bitmap, over: nil) == [])
  }

  @Test(arguments: PictureCase.shown.filter { ($0.size?.width ?? 0) == 96 })
  func `keeps its colours in place when it is enlarged`(row: PictureCase) throws {
    let page = try PictureLoader().page(
      from: row.file, size: PixelSize(width: 480, height: 320), fit: .contain, paper: .black)
    #expect(row.differences(in: page, over: .black, scale: 5) == [])
  }

  @Test(
    arguments: PictureCase.shown.filter {
      $0.size?.width == 96 && $0.name.hasSuffix(".jpg") && $0.name != "png_named.jpg"
    }, [3, 4, 8])
  func `keeps its colours in place when it is decoded at a part of its size`(row: PictureCase, part: Int)
    throws
  {
    let page = try PictureLoader().page(
      from: row.file, size: PixelSize(width: 96 / part, height: 64 / part), fit: .cover, paper: .black)
    #expect(row.differences(in: page, over: .black, parts: part) == [])
  }

  @Test(arguments: PictureCase.shown, PictureFit.allCases)
  func `fills a page of any size`(row: PictureCase, fit: PictureFit) throws {
    let size = PixelSize(width: 37, height: 41)
    #expect(try PictureLoader().page(from: row.file, size: size, fit: fit, paper: .white).isOpaque)
  }

  @Test(.timeLimit(.minutes(1)), arguments: PictureCase.notShown)
  func `that is none is refused by its name`(row: PictureCase) {
    let error = #expect(throws: PictureError.self) {
      try PictureLoader().page(
        from: row.file, size: PixelSize(width: 96, height: 64), fit: .contain, paper: .white)
    }
    #expect(error?.description.hasPrefix("\(row.file): ") == true)
    #expect(error?.description.contains { $0.isNewline } == false)
  }
}

extension PictureCase {
  /// What differs between a bitmap and the manifest: over paper if it is a page, premultiplied if it is not.
  func differences(in bitmap: Bitmap, over paper: RGBColor?, scale: Int = 1, parts: Int = 1) -> [String] {
    pixels.compactMap { place in
      let found = bitmap[(place.x * scale + scale / 2) / parts, (place.y * scale + scale / 2) / parts]
      let alpha = place.channels.count > 3 ? place.channels[3] : 255
      let ground = paper.map { [Int($0.red), Int($0.green), Int($0.blue)] } ?? [0, 0, 0]
      let wanted = (0..<3).map { (place.channels[$0] * alpha + ground[$0] * (255 - alpha) + 127) / 255 }
      let worst = (0..<3).map { abs(Int(found[$0]) - wanted[$0]) }.max() ?? 0
      let wrongAlpha = paper == nil && abs(Int(found[3]) - alpha) > tolerance
      return worst > tolerance || wrongAlpha ? "\(place.x),\(place.y): \(found), not \(wanted) \(alpha)" : nil
    }
  }
}
