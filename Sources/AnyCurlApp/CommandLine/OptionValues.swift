import AnyCurl

/// What the options of a line say. A new value holds the defaults.
struct OptionValues: Sendable {
  /// The size of the window or frame, in pixels, if it is given.
  var size: PixelSize?
  /// The size of the page, if it is given.
  var page: PixelSize?
  /// The room on each side of the page, in pixels, if it is given.
  var margin: Int?
  /// How curls move and look.
  var settings = CurlSettings()
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
  /// The seconds between the turns of a slideshow, if one is to start with the window.
  var slideshow: Double?
  /// Whether a slideshow shows the pages in random order.
  var isShuffled = false
  /// Whether a slideshow turns each page in another combination.
  var usesAnyCorner = false
  /// The moment to draw, if one is given.
  var progress: Double?
  /// The number of frames to draw, if it is given.
  var frames: Int?
  /// The name of the file to write, if it is given.
  var output: [UInt8]?
  /// Whether everything is measured at every size.
  var isFull = false
  /// Whether nothing but whole curls is measured.
  var isBrief = false
  /// Whether a window is measured.
  var measuresWindow = false
  /// Whether what was measured is printed as JSON.
  var printsJSON = false
}

extension OptionValues {
  /// The size of the page in a frame: the one given, or the frame without its margins.
  func pageSize(in frame: PixelSize) throws(UsageError) -> PixelSize {
    if let page { return page }
    let margin = margin ?? WindowRequest.standardMargin
    guard min(frame.width, frame.height) > 2 * margin else {
      throw UsageError(
        "--margin: \(margin) pixels on each side leave no page in a frame of \(frame.width)x\(frame.height)")
    }
    return PixelSize(width: frame.width - 2 * margin, height: frame.height - 2 * margin)
  }

  /// The name of the file to write, which a command of this name needs.
  func output(of command: String) throws(UsageError) -> [UInt8] {
    guard let output else {
      throw UsageError("\(command) needs -o OUT, the file to write (see anycurl --help)")
    }
    return output
  }
}
