/// One line of the help text about the keys of the window, and its mouse.
struct KeyLine: Sendable {
  /// The keys, as they are labelled.
  let keys: String
  /// What they do.
  let help: String

  /// Every line, in the order of the help text.
  static let all = [
    KeyLine(keys: "Right, Page Down", help: "curl up to the next page"),
    KeyLine(keys: "Left, Backspace, Page Up", help: "curl down to the previous page"),
    KeyLine(keys: "Space, Return", help: "play the chosen combination"),
    KeyLine(keys: "Tab, Shift+Tab", help: "choose the next or previous combination, and play it"),
    KeyLine(keys: "1 to 8", help: "choose that combination, and play it"),
    KeyLine(keys: "U", help: "choose up or down"),
    KeyLine(keys: "M", help: "choose the motion, classic or tight"),
    KeyLine(keys: "+, - (Up, Down)", help: "a longer or shorter duration"),
    KeyLine(keys: "F, F11", help: "fullscreen and back"),
    KeyLine(keys: "Esc, Q", help: "quit; during a drag Esc lets go"),
    KeyLine(keys: "Mouse, finger", help: "drag a page by its edge or corner, catch it"),
    KeyLine(keys: "Wheel, two fingers", help: "next or previous page"),
  ]
}
