/// One curl between two pages, for a host with a loop of its own: a kind, a combination and a motion.
///
/// ```swift
/// let curl = Curl(.up, options: CurlOptions(corner: .topRight), motion: .tight)
/// renderer.draw(curl, at: 0.4, from: a, to: b, page: place, target: size)
/// ```
public struct Curl: Sendable {
  /// Whether the page before leaves or the page after arrives.
  public var kind: CurlKind
  /// The combination of corner and direction.
  public var options: CurlOptions
  /// The law of the motion.
  public var motion: any CurlMotion

  /// Makes a curl.
  public init(
    _ kind: CurlKind, options: CurlOptions = CurlOptions(),
    motion: any CurlMotion = .classic
  ) {
    self.kind = kind
    self.options = options
    self.motion = motion
  }

  /// How far a curl has got after a time, from 0 to 1: it starts and ends gently, as a controller's curls do.
  ///
  /// - Parameters:
  ///   - time: seconds since the start.
  ///   - duration: seconds from the start to the end; 0 and less are over at once.
  /// - Precondition: `duration` is finite, and `time` is not NaN.
  public static func progress(after time: Double, duration: Double = 1) -> Double {
    precondition(!time.isNaN, "a time is a number of seconds")
    return ProgressCurve(from: 0, to: 1, duration: duration).value(at: time)
  }

  /// The shape of the sheet, or nil where it lies flat.
  ///
  /// The sheet is the page before in a curl up, the page after in a curl down.
  ///
  /// - Parameters:
  ///   - progress: the progress of the transition: 0 and less show the page before, 1 and more the page after.
  ///   - size: the page's size in page space, in pixels.
  /// - Precondition: `progress` is not NaN.
  public func shape(at progress: Double, on size: PageSize) -> CurlShape? {
    precondition(!progress.isNaN, "a progress is a number")
    let sheetProgress = kind.sheetProgress(at: min(max(progress, 0), 1))
    return sheetProgress == 0 ? nil : motion.shape(at: sheetProgress, size: PageTransform(options)(size))
  }
}
