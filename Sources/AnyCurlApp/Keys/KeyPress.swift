import CSDL2

/// A key that goes down.
struct KeyPress: Hashable, Sendable {
  /// What the layout has on the key without Shift, an `SDL_Keycode`.
  var code: Int32
  /// Where the key is, an `SDL_Scancode`'s number.
  var place: UInt32
  /// Whether a Shift key is held.
  var isShifted = false

  /// Whether the layout has an ASCII character on the key.
  var isASCII: Bool { (0x20..<0x7F).contains(code) }

  /// Whether the key is one that only changes what others do, such as Shift.
  var isModifier: Bool {
    (SDL_SCANCODE_LCTRL.rawValue...SDL_SCANCODE_RGUI.rawValue).contains(place)
      || [SDL_SCANCODE_CAPSLOCK, SDL_SCANCODE_NUMLOCKCLEAR, SDL_SCANCODE_MODE].contains {
        $0.rawValue == place
      }
  }

  /// The digit of the key: the one that the layout has there, or that of its place in the row of digits or on
  /// the keypad, unless the layout has a letter from a to z there.
  var digit: Int? {
    if (0x30...0x39).contains(code) { return Int(code) - 0x30 }
    if (0x61...0x7A).contains(code) { return nil }
    // Both rows go from 1 to 9, then 0.
    for first in [SDL_SCANCODE_1.rawValue, SDL_SCANCODE_KP_1.rawValue]
    where (first..<first + 10).contains(place) {
      return Int(place - first + 1) % 10
    }
    return nil
  }
}

extension KeyPress {
  /// The key of SDL's event.
  init(_ key: SDL_Keysym) {
    self.init(
      code: key.sym, place: key.scancode.rawValue, isShifted: key.mod & UInt16(KMOD_SHIFT.rawValue) != 0)
  }
}
