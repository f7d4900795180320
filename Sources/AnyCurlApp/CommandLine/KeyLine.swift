/// One line of the help text about the keys of the window.
struct KeyLine: Sendable {
  /// The keys, as they are labelled.
  let keys: String
  /// What they do.
  let help: String

  /// Every line, in the order of the help text.
  static let all = [
    KeyLine(keys: "Right, Space", help: "curl up to the next picture"),
    KeyLine(keys: "Left, Backspace", help: "curl down to the picture before"),
    KeyLine(keys: "1 to 8", help: "choose the corner and the direction"),
    KeyLine(keys: "M", help: "change the motion"),
    KeyLine(keys: "F", help: "full screen and back"),
    KeyLine(keys: "Q, Escape", help: "quit"),
  ]
}
