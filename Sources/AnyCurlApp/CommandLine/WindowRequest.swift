/// Pictures to show in a window.
struct WindowRequest: Equatable, Sendable {
  /// The pictures and folders named, in their order; none for the pictures that come with the program.
  var pictures: [FileName]
  /// The size of the window at its start, in pixels.
  var size: PixelSize
  /// The least room on each side of the page, in pixels. It may leave no page in a small window.
  var margin: Int
  /// How curls move and look.
  var settings: CurlSettings
}

extension WindowRequest {
  /// Makes the request of a line.
  init(_ line: ParsedLine) {
    self.init(
      pictures: line.operands.map { FileName(bytes: $0) }, size: line.values.size,
      margin: line.values.margin, settings: line.values.settings)
  }
}
