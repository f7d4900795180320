import AnyCurl
import Testing

@testable import AnyCurlApp

@Suite struct `A picture over the page` {
  @Test(arguments: [20, 60, 200, 5000])
  func `with text is no wider than there is room`(width: Int) throws {
    let panel = TextPanel(
      lines: [String(repeating: "wide words ", count: 30), "a", "日本語"], letters: 12, width: width)
    let bitmap = try panel.bitmap()
    #expect(bitmap.size.width <= max(width, 2 * 9 + 12 + 12))
    #expect(bitmap.size.height == 3 * 18 + 4)
  }

  @Test func `with text is as wide as that needs`() throws {
    let short = try TextPanel(lines: ["a"], letters: 12, width: 5000).bitmap()
    let long = try TextPanel(lines: ["a and more"], letters: 12, width: 5000).bitmap()
    #expect(short.size.width < long.size.width)
    #expect(long.size.width < 200)
  }

  @Test(arguments: [(620, 460), (1260, 780), (300, 200), (320, 600)])
  func `with every key fits the window`(width: Int, height: Int) throws {
    let limit = PixelSize(width: width, height: height)
    let sheet = try KeySheet(in: .standard, letters: 18, limit: limit).bitmap()
    #expect(sheet.size.width <= width + 8 && sheet.size.height <= height)
    // It takes what room there is.
    #expect(sheet.size.width > width * 3 / 5 || sheet.size.height > height * 3 / 5)
  }

  @Test(arguments: ArrowButton.Heading.allCases, [true, false])
  func `with an arrow is a disc with a head where it points`(
    heading: ArrowButton.Heading, isChosen: Bool
  ) throws {
    let side = 40
    let bitmap = try ArrowButton(heading: heading, isChosen: isChosen, side: side).bitmap()
    #expect(bitmap.size == PixelSize(width: side, height: side))
    #expect(bitmap[0, 0] == [0, 0, 0, 0])
    let ink: SIMD4<UInt8> = isChosen ? [17, 17, 17, 255] : [255, 255, 255, 255]
    let middle = side / 2
    #expect(bitmap[middle, middle] == ink)
    // Across the arrow, at a third of its length from its point, it is wider than its shaft.
    let (near, far) = (14, side - 1 - 14)
    let (head, tail): ((Int) -> SIMD4<UInt8>, (Int) -> SIMD4<UInt8>) =
      switch heading {
      case .up: ({ bitmap[$0, near] }, { bitmap[$0, far] })
      case .down: ({ bitmap[$0, far] }, { bitmap[$0, near] })
      case .left: ({ bitmap[near, $0] }, { bitmap[far, $0] })
      case .right: ({ bitmap[far, $0] }, { bitmap[near, $0] })
      }
    #expect(head(middle + 4) == ink)
    #expect(tail(middle + 4) != ink)
  }

  @Test(arguments: CurlKind.allCases)
  func `with the switch has the chosen kind on light ground`(kind: CurlKind) throws {
    let bitmap = try KindSwitch(kind: kind, letters: 16).bitmap()
    let y = 3
    let (left, right) = (bitmap[bitmap.size.width / 4, y], bitmap[bitmap.size.width * 3 / 4, y])
    #expect((left.x > 200) == (kind == .up))
    #expect((right.x > 200) == (kind == .down))
  }
}
