@testable import AnyCurlApp

extension ProgramRun {
  /// Waits until a part of what the window shows is not that of a picture.
  func differs(
    from picture: Bitmap, in area: AnyCurlApp.PixelRectangle, within seconds: Double = 5
  ) throws -> Bool {
    try poll(for: seconds) { try self.picture().part(area) == picture.part(area) ? nil : true } ?? false
  }

  /// Moves the pointer to a place in the window, by way of one beside it.
  func movePointer(to place: SIMD2<Double>) throws {
    for step in [9.0, 0] {
      let (x, y) = (Int(place.x + step), Int(place.y + step))
      try screen.xdotool("mousemove", "--window", window, "\(x)", "\(y)")
    }
  }

  /// Clicks on a place in the window, once what lies over the page there has had the time to come.
  func click(_ place: SIMD2<Double>) throws {
    try movePointer(to: place)
    try screen.xdotool("sleep", "0.3")
    try screen.xdotool("click", "1")
  }
}

extension TestAlbum {
  /// Where things lie over the page.
  static let overlay = OverlayLayout(
    PageLayout(width: window.width, height: window.height, margin: margin), density: 1)
  /// What the label covers of the window, whatever it says.
  static let labelArea = AnyCurlApp.PixelRectangle(x: 200, y: 4, size: PixelSize(width: 80, height: 80))
  /// What a message covers.
  static let messageArea = overlay.messages(of: PixelSize(width: 60, height: 16))
  /// What the switch covers: as wide as its words in the letters of the overlay.
  static let switchArea = overlay.kindSwitch(of: PixelSize(width: 100, height: 20))
}

extension Bitmap {
  /// A part of the picture.
  func part(_ area: AnyCurlApp.PixelRectangle) -> Bitmap { part(x: area.x, y: area.y, size: area.size) }

  /// How many pixels have a colour.
  func count(of color: SIMD4<UInt8>) -> Int {
    (0..<size.area).count { self[$0 % size.width, $0 / size.width] == color }
  }
}

extension AnyCurlApp.PixelRectangle {
  /// The middle.
  var middle: SIMD2<Double> {
    [Double(x) + Double(size.width) / 2, Double(y) + Double(size.height) / 2]
  }
}
