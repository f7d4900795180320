import Glibc

/// Why a command ended without doing what was asked: one line for standard error, and status 1.
struct ProgramError: Error, CustomStringConvertible {
  /// The line, which names what failed and why.
  let description: String

  init(_ description: String) {
    self.description = description
  }

  /// An error with the system's own words for `errno`.
  static func system(_ name: some CustomStringConvertible) -> ProgramError {
    ProgramError("\(name): \(String(cString: strerror(errno)))")
  }
}
