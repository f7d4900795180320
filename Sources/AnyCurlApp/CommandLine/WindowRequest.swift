import AnyCurl

/// Pictures to show in a window.
struct WindowRequest: Equatable, Sendable {
  /// The pictures and folders named, in their order; none for the pictures that come with the program.
  var pictures: [FileName]
  /// The size of the window at its start, in pixels.
  var size: PixelSize
  /// The room on each side of the page, in window units; it gives way in a small window.
  var margin: Int
  /// How curls move and look.
  var settings: CurlSettings
  /// What of a page a hand may take hold of.
  var zone = CurlGrab.Zone.edge
  /// Whether the first page comes after the last.
  var wraps = true
}

extension WindowRequest {
  /// The size of a window or frame where none is given.
  static let standardSize = PixelSize(width: 1280, height: 800)
  /// The margin where none is given.
  static let standardMargin = 80

  /// Makes the request of a line.
  init(_ line: ParsedLine) {
    self.init(
      pictures: line.operands.map { FileName(bytes: $0) }, size: line.values.size ?? Self.standardSize,
      margin: line.values.margin ?? Self.standardMargin, settings: line.values.settings,
      zone: line.values.zone, wraps: line.values.wraps)
  }
}
