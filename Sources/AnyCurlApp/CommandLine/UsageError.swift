/// A command line that cannot be followed.
struct UsageError: Error, Equatable {
  /// What is wrong, as one line of printable text without a full stop.
  let message: String

  /// Makes an error with a message.
  init(_ message: String) {
    self.message = message
  }
}
