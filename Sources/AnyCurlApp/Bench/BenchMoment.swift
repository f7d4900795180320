import AnyCurl

/// A moment of one of many frames that together show whole curls in all eight combinations, up and down.
struct BenchMoment: Equatable, Sendable {
  /// The combination.
  let options: CurlOptions
  /// Whether the page leaves or arrives.
  let kind: CurlKind
  /// The progress of the transition, within 0…1 and neither.
  let progress: Double

  /// The moment of a frame, counted from 0.
  ///
  /// The combinations take turns frame by frame, up and down every eight frames. From frame to frame the progress
  /// goes on by a sixteenth of the golden ratio, so that any stretch of frames covers the whole curl about evenly,
  /// for each combination by itself too, and frames that are dear lie all over the time of a measurement.
  init(frame: Int) {
    let combinations = CurlOptions.allCases
    options = combinations[frame % combinations.count]
    kind = CurlKind.allCases[frame / combinations.count % CurlKind.allCases.count]
    progress = ((Double(frame) + 0.5) * (5.0.squareRoot() + 1) / 32).truncatingRemainder(dividingBy: 1)
  }

  /// The curl that is at this moment.
  func curl(_ motion: any CurlMotion) -> Curl { Curl(kind, options: options, motion: motion) }
}
