import Testing

@testable import AnyCurlApp

@Suite struct `Round corners` {
  static let color = RGBColor(red: 250, green: 120, blue: 10)

  static func page(_ width: Int, _ height: Int, radius: Int) -> Bitmap {
    Bitmap(size: PixelSize(width: width, height: height), color: color).roundingCorners(radius)
  }

  @Test(arguments: [(64, 48, 10), (63, 47, 10), (40, 20, 10), (41, 21, 4000), (5, 90, 3), (8, 8, 1)])
  func `take away as much as lies past their circles`(width: Int, height: Int, radius: Int) {
    let page = Self.page(width, height, radius: radius)
    let shown = stride(from: 3, to: page.pixels.count, by: 4).reduce(0) { $0 + Int(page.pixels[$1]) }
    let real = min(Double(radius), Double(min(width, height)) / 2)
    let area = Double(width * height) - (4 - Double.pi) * real * real
    #expect(abs(Double(shown) / 255 - area) < 0.02 * real * real + 0.3)
  }

  @Test(arguments: [(64, 48, 10), (63, 47, 23), (9, 9, 4)])
  func `are one another's mirror images, and nothing else is touched`(width: Int, height: Int, radius: Int) {
    let page = Self.page(width, height, radius: radius)
    for y in 0..<height {
      for x in 0..<width {
        #expect(page[x, y] == page[width - 1 - x, y] && page[x, y] == page[x, height - 1 - y])
        let isCorner = min(x, width - 1 - x) < radius && min(y, height - 1 - y) < radius
        #expect(isCorner || page[x, y] == [250, 120, 10, 255])
      }
    }
    #expect(page[0, 0][3] < 64)
  }

  @Test func `keep the colour of a pixel that is clear in part`() {
    let page = Self.page(64, 48, radius: 16)
    let parts = (0..<16).flatMap { y in (0..<16).map { page[$0, y] } }.filter { 1..<255 ~= $0[3] }
    #expect(parts.count > 10)
    for part in parts {
      for (channel, whole) in [250, 120, 10].enumerated() {
        #expect(abs(Int(part[channel]) * 255 - whole * Int(part[3])) <= 255)
      }
    }
  }

  @Test func `of no radius change nothing`() {
    let page = Bitmap.noise(alpha: { UInt8($0 & 255) })
    #expect(page.roundingCorners(0) == page)
  }
}
