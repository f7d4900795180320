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
  /// The page to start with, from 1.
  var start = 1
  /// Whether the combination is named on the page when it changes.
  var hasLabel = true
  /// Whether the tour starts with the window.
  var startsTour = false
  /// Whether a slideshow starts with the window.
  var startsSlideshow = false
  /// What a slideshow is like.
  var slideshow = Slideshow.Plan()
}

extension WindowRequest {
  /// The size of a window or frame where none is given.
  static let standardSize = PixelSize(width: 1280, height: 800)
  /// The margin where none is given.
  static let standardMargin = 80

  /// Makes the request of a line.
  init(_ line: ParsedLine) throws(UsageError) {
    guard line.values.slideshow == nil || !line.values.startsTour else {
      throw UsageError("the window takes --slideshow or --tour, not both")
    }
    self.init(
      pictures: line.operands.map { FileName(bytes: $0) }, size: line.values.size ?? Self.standardSize,
      margin: line.values.margin ?? Self.standardMargin, settings: line.values.settings,
      zone: line.values.zone, wraps: line.values.wraps, start: line.values.start,
      hasLabel: line.values.hasLabel, startsTour: line.values.startsTour,
      startsSlideshow: line.values.slideshow != nil,
      slideshow: Slideshow.Plan(
        seconds: line.values.slideshow ?? Slideshow.Plan().seconds, isShuffled: line.values.isShuffled,
        usesAnyCorner: line.values.usesAnyCorner))
  }
}
