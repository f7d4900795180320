import AnyCurl
import Testing

@testable import AnyCurlApp

@Suite struct `Things over the page` {
  /// A window, its margin and the pixels per window unit.
  struct Case: Sendable {
    var size: PixelSize
    var margin: Int
    var density = 1.0

    var layout: OverlayLayout {
      OverlayLayout(
        PageLayout(width: size.width, height: size.height, margin: margin), density: density)
    }
  }

  static let cases = [
    Case(size: PixelSize(width: 640, height: 480), margin: 80),
    Case(size: PixelSize(width: 1280, height: 800), margin: 80),
    Case(size: PixelSize(width: 480, height: 360), margin: 40),
    Case(size: PixelSize(width: 1280, height: 800), margin: 0),
    Case(size: PixelSize(width: 1280, height: 960), margin: 160, density: 2),
    Case(size: PixelSize(width: 1920, height: 1080), margin: 0),
    Case(size: PixelSize(width: 500, height: 900), margin: 20),
    Case(size: PixelSize(width: 320, height: 240), margin: 60),
  ]
  static let switchSize = PixelSize(width: 90, height: 26)

  @Test(arguments: cases, CurlKind.allCases)
  func `an arrow lies at the corner where the motion starts, in the window`(row: Case, kind: CurlKind) {
    let layout = row.layout
    #expect(layout.hasArrows)
    for options in CurlOptions.allCases {
      let arrow = layout.arrow(of: options, kind)
      let start = options.start(of: kind).signs
      let middle = SIMD2(Double(arrow.x), Double(arrow.y)) + Double(layout.side) / 2
      let page = SIMD2(Double(layout.page.x), Double(layout.page.y))
      let corner =
        page + SIMD2(start.x > 0 ? 1 : 0, start.y > 0 ? 0 : 1)
        * SIMD2(Double(layout.page.size.width), Double(layout.page.size.height))
      let way = middle - corner
      #expect((way * way).sum().squareRoot() < 2.2 * Double(layout.side), "\(options)")
      #expect(arrow.x >= 0 && arrow.y >= 0)
      #expect(arrow.right <= layout.target.width && arrow.bottom <= layout.target.height)
    }
  }

  @Test(arguments: cases)
  func `arrows and switch do not touch one another, and leave the page's corners free`(row: Case) {
    let layout = row.layout
    var areas = CurlOptions.allCases.map { layout.arrow(of: $0, .up) }
    areas.append(layout.kindSwitch(of: Self.switchSize))
    for (index, area) in areas.enumerated() {
      for other in areas[(index + 1)...] { #expect(!area.overlaps(other), "\(area) \(other)") }
    }
    for (x, y) in [
      (layout.page.x, layout.page.y), (layout.page.right - 1, layout.page.y),
      (layout.page.x, layout.page.bottom - 1), (layout.page.right - 1, layout.page.bottom - 1),
    ] {
      let target = layout.target(
        at: [Double(x) + 0.5, Double(y) + 0.5], kind: .up, switchSize: Self.switchSize)
      #expect(target == nil)
    }
  }

  @Test(arguments: cases)
  func `labels and messages keep off the arrows`(row: Case) {
    let layout = row.layout
    let size = PixelSize(width: min(350, layout.limit.width), height: layout.letters * 2)
    let arrows = CurlOptions.allCases.map { layout.arrow(of: $0, .up) }
    let message = PixelSize(width: layout.messageWidth, height: size.height)
    for area in [layout.label(of: size), layout.messages(of: message)] {
      #expect(area.x >= 0 && area.y >= 0)
      #expect(area.right <= layout.target.width && area.bottom <= layout.target.height)
      for arrow in arrows { #expect(!area.overlaps(arrow), "\(area) \(arrow)") }
      #expect(!area.overlaps(layout.kindSwitch(of: Self.switchSize)))
    }
    #expect(!layout.label(of: size).overlaps(layout.messages(of: message)))
  }

  @Test(arguments: cases, CurlKind.allCases)
  func `a click on an arrow is one on its combination, and beside it on nothing`(row: Case, kind: CurlKind) {
    let layout = row.layout
    for (place, options) in CurlOptions.allCases.enumerated() {
      let arrow = layout.arrow(of: options, kind)
      let middle = SIMD2(Double(arrow.x), Double(arrow.y)) + Double(layout.side) / 2
      #expect(layout.target(at: middle, kind: kind, switchSize: nil) == .arrow(place))
      let corner = SIMD2(Double(arrow.x), Double(arrow.y)) + 0.5
      #expect(layout.target(at: corner, kind: kind, switchSize: nil) == nil)
    }
    let area = layout.kindSwitch(of: Self.switchSize)
    let inside = SIMD2(Double(area.x) + 1, Double(area.y) + 1)
    #expect(layout.target(at: inside, kind: kind, switchSize: Self.switchSize) == .kindSwitch)
  }

  @Test func `an arrow of a curl up plays another combination than that of a curl down in its place`() {
    let layout = Self.cases[0].layout
    for options in CurlOptions.allCases {
      let other = CurlOptions(corner: options.liftCorner, direction: options.direction)
      #expect(layout.arrow(of: options, .up) == layout.arrow(of: other, .down))
      #expect(options.heading(of: .up) == other.heading(of: .down))
    }
  }

  @Test func `in a small window there are none`() {
    #expect(!Case(size: PixelSize(width: 100, height: 80), margin: 10).layout.hasArrows)
    let layout = Case(size: PixelSize(width: 1, height: 1), margin: 10).layout
    #expect(layout.limit == PixelSize(width: 1, height: 1))
    #expect(layout.target(at: [0.5, 0.5], kind: .up, switchSize: Self.switchSize) == nil)
  }
}

extension AnyCurlApp.PixelRectangle {
  fileprivate func overlaps(_ other: AnyCurlApp.PixelRectangle) -> Bool {
    x < other.right && other.x < right && y < other.bottom && other.y < bottom
  }
}
