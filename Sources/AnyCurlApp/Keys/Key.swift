import CSDL2

/// A key of the keyboard, by what is printed on it.
enum Key: Hashable, Sendable {
  /// A key that has the same use on every layout, or a mark, by SDL's code for it.
  case named(SDL_KeyCode)
  /// The same while a Shift key is held.
  case shifted(SDL_KeyCode)
  /// A letter from a to z: the key that has it, or in layouts of other scripts the one in its place.
  case letter(Unicode.Scalar)
  /// A digit, of the row of digits or the keypad. French keyboards have it on the upper half of the key; it
  /// counts without Shift there, too.
  case digit(Int)
  /// A mark that is typed differently on every layout: what counts is the text that comes of it.
  case typed(Character)

  /// Whether a press is one of this key, in a layout.
  func matches(_ press: KeyPress, in layout: KeyLayout) -> Bool {
    switch self {
    case .named(let code): press.code == Int32(bitPattern: code.rawValue)
    case .shifted(let code): press.isShifted && press.code == Int32(bitPattern: code.rawValue)
    case .letter(let letter):
      press.code == Int32(letter.value)
        || (!layout.hasLetter(letter) && press.place == KeyLayout.place(of: letter) && !press.isASCII)
    case .digit(let digit): press.digit == digit
    case .typed: false
    }
  }

  /// What is printed on the key in a layout, in SDL's words.
  func name(in layout: KeyLayout) -> String {
    switch self {
    case .named(let code): String(cString: SDL_GetKeyName(Int32(bitPattern: code.rawValue)))
    case .shifted(let code): "Shift+\(Key.named(code).name(in: layout))"
    case .letter(let letter): layout.name(of: letter)
    case .digit(let digit): "\(digit)"
    case .typed(let character): "\(character)"
    }
  }
}
