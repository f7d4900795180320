/// A curl to draw into files.
struct RenderRequest: Equatable, Sendable {
  /// The pages before and after.
  var pictures: PicturePair
  /// The size of each frame, in pixels.
  var frame: PixelSize
  /// The size of the page, centred in the frame, in pixels. It may be larger than the frame.
  var page: PixelSize
  /// What is drawn, and into which files.
  var output: RenderOutput
  /// How the curl moves and looks.
  var settings: CurlSettings
}

extension RenderRequest {
  /// Makes the request of a line.
  init(_ line: ParsedLine) throws(UsageError) {
    guard line.operands.count == 2 else {
      throw UsageError("render takes two pictures, FROM and TO, not \(line.operands.count)")
    }
    let frame = line.values.size ?? WindowRequest.standardSize
    self.init(
      pictures: PicturePair(
        from: FileName(bytes: line.operands[0]), to: FileName(bytes: line.operands[1])),
      frame: frame, page: try line.values.pageSize(in: frame),
      output: try RenderOutput(line.values), settings: line.values.settings)
  }
}
