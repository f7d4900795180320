/// What a key asks of the window.
enum ViewerAction: Hashable, Sendable {
  /// A curl up to the next page.
  case next
  /// A curl down to the previous page.
  case previous
  /// The chosen combination to the next page, up or down as chosen.
  case play
  /// The combination so many places further in the list of eight, and play it.
  case step(Int)
  /// The combination at a place of the list of eight, from 0, and play it.
  case choose(Int)
  /// The other of up and down.
  case toggleKind
  /// The other motion.
  case toggleMotion
  /// A longer duration.
  case slower
  /// A shorter duration.
  case faster
  /// Fullscreen and back.
  case toggleFullscreen
  /// The end.
  case quit

  /// Whether a key that is held down goes on doing it.
  var repeats: Bool { self == .next || self == .previous }

  /// How many pages further the action turns; nil where it turns none.
  var pageStep: Int? {
    switch self {
    case .next, .play, .step, .choose: 1
    case .previous: -1
    default: nil
    }
  }
}
