import CSDL2

/// Which key does what.
enum KeyBinding {
  /// The action of a key, by what is printed on it.
  ///
  /// Letters and digits fall back on the key's place where the layout prints none of them there, as those of
  /// other scripts and the digit row of French keyboards do not.
  ///
  /// - Parameters:
  ///   - code: what the layout has on the key, an `SDL_Keycode`.
  ///   - place: where the key is, an `SDL_Scancode`.
  ///   - isShifted: whether a Shift key is held.
  /// - Returns: nil for a key without a use.
  static func action(code: SDL_Keycode, place: SDL_Scancode, isShifted: Bool) -> ViewerAction? {
    switch SDL_KeyCode(UInt32(bitPattern: code)) {
    case SDLK_RIGHT, SDLK_PAGEDOWN: .next
    case SDLK_LEFT, SDLK_PAGEUP, SDLK_BACKSPACE: .previous
    case SDLK_SPACE, SDLK_RETURN, SDLK_KP_ENTER: .play
    case SDLK_TAB: .step(isShifted ? -1 : 1)
    case SDLK_UP, SDLK_PLUS, SDLK_EQUALS, SDLK_KP_PLUS: .slower
    case SDLK_DOWN, SDLK_MINUS, SDLK_KP_MINUS: .faster
    case SDLK_F11: .toggleFullscreen
    case SDLK_ESCAPE: .quit
    default: letter(code: code, place: place)
    }
  }

  private static func letter(code: SDL_Keycode, place: SDL_Scancode) -> ViewerAction? {
    guard let scalar = Unicode.Scalar(UInt32(bitPattern: code)) else { return digit(at: place) }
    switch scalar {
    case "1"..."8": return .choose(Int(scalar.value) - 0x31)
    case "u": return .toggleKind
    case "m": return .toggleMotion
    case "f": return .toggleFullscreen
    case "q": return .quit
    case "a"..."z": return nil
    default: return digit(at: place) ?? (scalar.isASCII ? nil : letter(at: place))
    }
  }

  private static func digit(at place: SDL_Scancode) -> ViewerAction? {
    let numbers = SDL_SCANCODE_1.rawValue...SDL_SCANCODE_8.rawValue
    let keypad = SDL_SCANCODE_KP_1.rawValue...SDL_SCANCODE_KP_8.rawValue
    if numbers.contains(place.rawValue) { return .choose(Int(place.rawValue - numbers.lowerBound)) }
    return keypad.contains(place.rawValue) ? .choose(Int(place.rawValue - keypad.lowerBound)) : nil
  }

  private static func letter(at place: SDL_Scancode) -> ViewerAction? {
    switch place {
    case SDL_SCANCODE_U: .toggleKind
    case SDL_SCANCODE_M: .toggleMotion
    case SDL_SCANCODE_F: .toggleFullscreen
    case SDL_SCANCODE_Q: .quit
    default: nil
    }
  }
}
