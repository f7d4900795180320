import AnyCurl

/// The built-in motions by the names that the command line gives them.
enum MotionName: String, CaseIterable, Hashable, Sendable {
  /// The system curl of the original.
  case classic
  /// The book-like roll.
  case tight

  /// The law of the motion.
  var motion: any CurlMotion {
    switch self {
    case .classic: .classic
    case .tight: .tight
    }
  }
}
