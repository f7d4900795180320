/// What of a curl is drawn, and into which files.
enum RenderOutput: Equatable, Sendable {
  /// One moment, a progress from 0 to 1, into one file.
  case moment(progress: Double, file: FileName)
  /// All of it in so many frames, at least two, the first at progress 0 and the last at 1.
  case frames(count: Int, files: FramePattern)
}

extension RenderOutput {
  /// Makes the output that the options of a line ask for.
  init(_ values: OptionValues) throws(UsageError) {
    let name = try values.output(of: "render")
    switch (values.progress, values.frames) {
    case (let progress?, nil):
      self = .moment(progress: progress, file: FileName(bytes: name))
    case (nil, let count?):
      self = .frames(count: count, files: try FramePattern(name))
    case (nil, nil):
      throw UsageError("render needs --progress P or --frames N (see anycurl --help)")
    case (_?, _?):
      throw UsageError("render takes --progress or --frames, not both")
    }
  }
}
