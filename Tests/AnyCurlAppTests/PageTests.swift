import Testing

@testable import AnyCurlApp

@Suite struct `A page` {
  static let quad = PictureCase.folder.appending(FileName("png_rgb8.png"))
  static let paper = RGBColor(red: 10, green: 20, blue: 30)
  static let paperPixel: SIMD4<UInt8> = [10, 20, 30, 255]

  static func page(_ name: String, _ width: Int, _ height: Int, _ fit: PictureFit) throws -> Bitmap {
    try PictureLoader().page(
      from: PictureCase.folder.appending(FileName(name)), size: PixelSize(width: width, height: height),
      fit: fit,
      paper: paper)
  }

  @Test(arguments: PictureFit.allCases)
  func `of the picture's own size is the picture byte for byte`(fit: PictureFit) throws {
    let scratch = try Scratch()
    let file = scratch.folder.appending(FileName("a.png"))
    let noise = Bitmap.noise(alpha: { _ in 255 })
    try noise.writePNG(to: file)
    #expect(try PictureLoader().page(from: file, size: noise.size, fit: fit, paper: .white) == noise)
  }

  @Test(arguments: [(96, 64), (300, 200), (48, 32)])
  func `of the picture's shape shows no paper`(width: Int, height: Int) throws {
    let page = try Self.page("png_rgb8.png", width, height, .contain)
    #expect(page[0, 0] == [220, 40, 40, 255])
    #expect(page[width - 1, height - 1] == [240, 210, 40, 255])
  }

  @Test(arguments: [(192, 192, 0, 32), (48, 48, 0, 8), (96, 128, 0, 32), (300, 64, 102, 0), (17, 97, 0, 43)])
  func `has bands of paper around a picture that is contained`(width: Int, height: Int, x: Int, y: Int) throws
  {
    let page = try Self.page("png_rgb8.png", width, height, .contain)
    #expect(page[0, 0] == Self.paperPixel)
    #expect(page[width - 1, height - 1] == Self.paperPixel)
    #expect(page[max(0, x - 1), max(0, y - 1)] == Self.paperPixel)
    #expect(page[x, y] == [220, 40, 40, 255])
    #expect(page[width - 1 - x, y] == [40, 180, 60, 255])
    #expect(page[width / 2, max(0, y - 1)] == (y > 0 ? Self.paperPixel : page[width / 2, 0]))
  }

  @Test(arguments: [(64, 64), (192, 192), (400, 100), (1, 1), (1000, 3), (96, 63), (31, 500)])
  func `is filled by a picture that covers, its middle in the middle`(width: Int, height: Int) throws {
    let page = try Self.page("png_rgb8.png", width, height, .cover)
    #expect(!page.columns(row: 0).contains(Self.paperPixel))
    guard width > 20, height > 20 else { return }
    #expect(page[0, 0] == [220, 40, 40, 255])
    #expect(page[width - 1, height - 1] == [240, 210, 40, 255])
    let change = page.columns(row: 0).firstIndex { $0.x < 130 }
    #expect(abs((change ?? 0) - width / 2) <= 1)
  }

  @Test(
    arguments: [
      ("aspect_4000x2.png", 100, 80), ("aspect_2x4000.png", 100, 80), ("odd_1x97.png", 100, 80),
      ("odd_97x1.png", 50, 40),
      ("odd_1x1.png", 300, 200), ("aspect_4000x2.png", 1280, 800), ("huge_17000x24.png", 40, 40),
    ], PictureFit.allCases)
  func `shows at least a row of the thinnest picture`(row: (String, Int, Int), fit: PictureFit) throws {
    let (name, width, height) = row
    let page = try Self.page(name, width, height, fit)
    let seen = (0..<height).flatMap { page.columns(row: $0) }.filter { $0 != Self.paperPixel }
    #expect(seen.count >= (fit == .contain ? 40 : width * height))
  }

  @Test(arguments: [144, 18], PictureFit.allCases)
  func `takes no colour from clear pixels at any scale`(side: Int, fit: PictureFit) throws {
    let page = try PictureLoader().page(
      from: PictureCase.folder.appending(FileName("fringe_hidden_black.png")),
      size: PixelSize(width: side, height: side), fit: fit, paper: .white)
    #expect(page.pixels.allSatisfy { $0 >= 252 })
  }

  @Test func `averages lines that are too fine for it`() throws {
    let page = try Self.page("stripes_1px_1024.png", 340, 170, .contain)
    let levels = page.columns(row: 85).map { Double($0.x) }
    let mean = levels.reduce(0, +) / Double(levels.count)
    let deviation = (levels.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(levels.count)).squareRoot()
    #expect(abs(mean - 127) < 4)
    #expect(deviation < 12)
  }

  @Test func `shows a drawing sharp at its own size`() throws {
    let page = try Self.page("svg_sized.svg", 960, 640, .contain)
    #expect(page[478, 100] == page[10, 10])
    #expect(page[481, 100] == page[950, 10])
  }

  @Test func `shows nothing of what a drawing refers to outside it`() throws {
    let scratch = try Scratch()
    let picture = "<image width=\"9\" height=\"9\" href=\"\(Self.quad)\"/>"
    let file = try scratch.file(
      "a.svg",
      Array(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\">\(picture)</svg>".utf8))
    let page = try PictureLoader().page(
      from: file, size: PixelSize(width: 9, height: 9), fit: .contain, paper: Self.paper)
    #expect(page == Bitmap(size: page.size, color: Self.paper))
  }

  @Test func `ignores a colour profile that is broken`() throws {
    let scratch = try Scratch()
    let plain = try #require(PictureCase.folder.appending(FileName("jpeg_named.png")).fileBytes)
    let profile = Array("ICC_PROFILE\0\u{1}\u{1}no profile".utf8)
    let segment: [UInt8] = [0xFF, 0xE2, 0, UInt8(profile.count + 2)] + profile
    let file = try scratch.file("a.jpg", plain[..<2] + segment + plain[2...])
    let size = PixelSize(width: 96, height: 64)
    let page = try PictureLoader().page(from: file, size: size, fit: .contain, paper: .white)
    #expect(try page == Self.page("jpeg_named.png", 96, 64, .contain))
  }

  @Test func `shows a file again as it has become`() throws {
    let scratch = try Scratch()
    let file = scratch.folder.appending(FileName("a.png"))
    let colors = [RGBColor.white, .black]
    let size = PixelSize(width: 8, height: 8)
    let seen = try colors.map { color in
      try Bitmap(size: size, color: color).writePNG(to: file)
      return try PictureLoader().page(from: file, size: size, fit: .contain, paper: Self.paper)
    }
    #expect(seen == colors.map { Bitmap(size: size, color: $0) })
  }
}

extension Bitmap {
  /// The pixels of a row from left to right.
  fileprivate func columns(row: Int) -> [SIMD4<UInt8>] {
    (0..<size.width).map { self[$0, row] }
  }
}
