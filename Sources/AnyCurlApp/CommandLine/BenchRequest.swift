/// What to measure.
struct BenchRequest: Equatable, Sendable {
  /// The sizes of frame and page, in pixels; one of them is ``furtherSize``.
  var sizes: [PixelSize]
  /// How many frames of each case to draw at each size.
  var frames: Int
  /// The size at which everything is measured that is measured at one size only.
  var furtherSize: PixelSize
  /// How many frames of each of its cases to draw.
  var furtherFrames: Int
  /// Whether everything is measured.
  var isFull = false
  /// Whether nothing but whole curls is measured.
  var isBrief = false
  /// Whether frames are drawn into a window instead of a buffer that nobody sees.
  var showsWindow = false
  /// Whether the report is for a program.
  var isJSON = false
  /// A picture whose way to the screen is measured.
  var picture: FileName?
}

extension BenchRequest {
  /// Whether each combination is told by itself, up and down: there are sixteen, and less than twenty frames of each
  /// tell nothing.
  var tellsCombinations: Bool { isFull && frames >= 16 * 20 }

  /// The sizes that are measured where everything is.
  static let allSizes = [(640, 480), (1280, 800), (1920, 1080), (3840, 2160)].map {
    PixelSize(width: $0, height: $1)
  }

  /// Makes the request of a line.
  init(_ line: ParsedLine) throws(UsageError) {
    let values = line.values
    guard line.operands.count <= 1 else {
      throw UsageError("bench takes no picture or one, not \(line.operands.count)")
    }
    if values.isBrief, let picture = line.operands.first {
      throw UsageError("--brief measures no picture, such as \(PrintableText(picture))")
    }
    let size = values.size ?? WindowRequest.standardSize
    self.init(
      sizes: values.size == nil && values.isFull ? Self.allSizes : [size],
      // Where everything is measured, each of the eight combinations has 200 frames, half of them up, half down.
      frames: values.frames ?? (values.isFull ? 1600 : 128), furtherSize: size,
      furtherFrames: values.frames ?? (values.isFull ? 240 : 32), isFull: values.isFull,
      isBrief: values.isBrief, showsWindow: values.measuresWindow, isJSON: values.printsJSON,
      picture: line.operands.first.map { FileName(bytes: $0) })
  }
}
