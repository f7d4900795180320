import AnyCurl

/// What the window shows and how it goes on: the chosen combination, and the pages in flight.
///
/// It knows no window, no picture and no clock.
struct Show {
  /// The pages, named by their places in the album.
  var stage: CurlStage<Int>
  /// The chosen combination.
  private(set) var options: CurlOptions
  /// The chosen kind.
  private(set) var kind: CurlKind
  /// The chosen motion.
  private(set) var motion: MotionName
  /// The seconds that one curl takes.
  private(set) var duration: Double
  /// Whether no other motion can be chosen.
  private let reducesMotion: Bool
  /// How strong the perspective is.
  private let perspective: Double

  /// Starts with a page at rest.
  init(page: Int, settings: CurlSettings) {
    stage = CurlStage(content: page)
    options = settings.options
    kind = settings.kind
    motion = settings.shownMotion
    duration = settings.duration
    reducesMotion = settings.reducesMotion
    perspective = settings.perspective
  }

  /// The law of the chosen motion.
  var law: any CurlMotion { motion.motion(perspective: perspective) }

  /// The page that is shown once everything has arrived.
  var page: Int { stage.content }

  /// The place of the chosen combination among the eight, from 0.
  var place: Int { CurlOptions.allCases.firstIndex(of: options) ?? 0 }

  /// Turns to a page by a curl of a kind in the chosen combination.
  mutating func turn(to page: Int, by kind: CurlKind) {
    switch kind {
    case .up: stage.curlUp(to: page, options: options, motion: law, duration: duration)
    case .down: stage.curlDown(to: page, options: options, motion: law, duration: duration)
    }
  }

  /// Chooses the combination at a place among the eight, counted round their end.
  mutating func choose(_ place: Int) {
    let all = CurlOptions.allCases
    options = all[(place % all.count + all.count) % all.count]
  }

  /// Chooses a combination.
  mutating func choose(_ options: CurlOptions) { self.options = options }

  /// Chooses the other kind.
  mutating func toggleKind() { kind = kind == .up ? .down : .up }

  /// Chooses a kind.
  mutating func choose(_ kind: CurlKind) { self.kind = kind }

  /// Chooses the other motion, unless motion is reduced.
  mutating func toggleMotion() {
    if !reducesMotion { motion = motion == .classic ? .tight : .classic }
  }

  /// Multiplies the duration, which stays between a tenth of a second and a minute.
  mutating func stretchDuration(by factor: Double) { duration = min(max(duration * factor, 0.1), 60) }

  /// Moves the pages on by so many seconds.
  mutating func advance(by time: Double) { stage.advance(by: time) }
}
