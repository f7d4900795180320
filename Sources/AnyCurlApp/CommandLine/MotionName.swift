import AnyCurl

/// The built-in motions by the names that the command line gives them.
enum MotionName: String, CaseIterable, Hashable, Sendable {
  /// The system curl of the original.
  case classic
  /// The book-like roll.
  case tight
  /// No curl but a plain cross-fade.
  case fade

  /// The law of the motion.
  var motion: any CurlMotion {
    switch self {
    case .classic: .classic
    case .tight: .tight
    case .fade: .fade
    }
  }

  /// The law of the motion, seen with a strength of perspective; 1 as it is.
  func motion(perspective: Double) -> any CurlMotion {
    perspective == 1 ? motion : motion.seen(perspective: perspective)
  }
}
