/// What to measure.
struct BenchRequest: Equatable, Sendable {
  /// The size of frame and page, in pixels.
  var size: PixelSize
  /// How many frames of each case to draw.
  var frames: Int
}

extension BenchRequest {
  /// Makes the request of a line.
  init(_ line: ParsedLine) throws(UsageError) {
    guard line.operands.isEmpty else { throw UsageError("bench takes no pictures") }
    self.init(size: line.values.size ?? WindowRequest.standardSize, frames: line.values.frames ?? 200)
  }
}
