/// What the options of a line say. A new value holds the defaults.
struct OptionValues: Sendable {
  /// The size of the window or frame, in pixels.
  var size = PixelSize(width: 1280, height: 800)
  /// The size of the page, if it is given.
  var page: PixelSize?
  /// The least room on each side of the page, in pixels.
  var margin = 80
  /// How curls move and look.
  var settings = CurlSettings()
  /// The moment to draw, if one is given.
  var progress: Double?
  /// The number of frames to draw, if it is given.
  var frames: Int?
  /// The name of the file to write, if it is given.
  var output: [UInt8]?
}

extension OptionValues {
  /// The size of the page in a frame: the one given, or the frame without its margins.
  func pageSize() throws(UsageError) -> PixelSize {
    if let page { return page }
    guard min(size.width, size.height) > 2 * margin else {
      throw UsageError(
        "--margin: \(margin) pixels on each side leave no page in a frame of \(size.width)x\(size.height)")
    }
    return PixelSize(width: size.width - 2 * margin, height: size.height - 2 * margin)
  }

  /// The name of the file to write, which a command of this name needs.
  func output(of command: String) throws(UsageError) -> [UInt8] {
    guard let output else {
      throw UsageError("\(command) needs -o OUT, the file to write (see anycurl --help)")
    }
    return output
  }
}
