import CSDL2

/// The number of a page while it is typed.
struct NumberEntry: Equatable, Sendable {
  /// What a key has come to.
  enum Outcome: Equatable, Sendable {
    /// The typing goes on.
    case typing
    /// The number is there.
    case done(Int)
    /// The typing has ended without a number.
    case left
    /// The key is none for numbers: the typing has ended, and the key does what it always does.
    case ended
  }

  /// The digits, at most six.
  private(set) var digits = ""

  /// Takes a key that goes down.
  mutating func press(_ key: KeyPress) -> Outcome {
    if let digit = key.digit {
      if digits.count < 6 { digits += "\(digit)" }
      return .typing
    }
    switch SDL_KeyCode(UInt32(bitPattern: key.code)) {
    case SDLK_BACKSPACE:
      digits = String(digits.dropLast())
      return .typing
    case SDLK_RETURN, SDLK_KP_ENTER: return Int(digits).map { .done($0) } ?? .left
    case SDLK_ESCAPE: return .left
    default: return key.isModifier ? .typing : .ended
    }
  }

  /// What is shown of it, in an album of so many pages.
  func text(pages count: Int) -> String { "page \(digits)_ / \(count)" }
}
