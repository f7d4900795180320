/// What the program has to say, on the screen for a moment: at most three lines, the newest last.
struct Messages: Equatable, Sendable {
  /// How long a message stays, in seconds.
  static let length = 3.0
  private static let limit = 3

  private(set) var lines: [String] = []
  private(set) var appearance = Appearance()

  /// Says something. What is still there stays above it, unless it is the same.
  mutating func say(_ line: String, at time: Double) {
    if appearance.opacity(at: time) == 0 { lines = [] }
    lines = Array((lines.filter { $0 != line } + [line]).suffix(Self.limit))
    appearance.show(at: time, for: Self.length)
  }
}

extension Messages {
  /// What is said of a picture that cannot be read: its name, short enough for the cause to have room, and the cause.
  static func line(of problem: PictureError) -> String {
    let name = "\(problem.file.lastComponent)"
    let short = name.count > 32 ? "\(name.prefix(18))…\(name.suffix(12))" : name
    return "\(short): \(problem.cause)"
  }
}
