import CSDL2

/// What the user's keyboard has printed where: the code of each key that may have a letter, by its place.
struct KeyLayout: Hashable, Sendable {
  /// The codes, from `SDL_SCANCODE_A` on; none for a layout of which only is known that it has every letter.
  private let codes: [Int32]

  /// A layout with the codes of the keys from `SDL_SCANCODE_A` on.
  init(codes: [Int32]) { self.codes = codes }

  /// A layout that has every letter from a to z.
  static let standard = KeyLayout(codes: [])

  /// The layout that is in use now (`SDL_GetKeyFromScancode`).
  static var current: KeyLayout {
    let places = SDL_SCANCODE_A.rawValue...SDL_SCANCODE_SLASH.rawValue
    return KeyLayout(codes: places.map { SDL_GetKeyFromScancode(SDL_Scancode($0)) })
  }

  /// Whether a key has a letter.
  func hasLetter(_ letter: Unicode.Scalar) -> Bool {
    codes.isEmpty || codes.contains(Int32(letter.value))
  }

  /// Where a letter is on an American keyboard, an `SDL_Scancode`'s number.
  static func place(of letter: Unicode.Scalar) -> UInt32 { SDL_SCANCODE_A.rawValue + letter.value - 0x61 }

  /// What is printed on the key of a letter: the letter, or what the layout has in its place
  /// (`SDL_GetKeyName`).
  func name(of letter: Unicode.Scalar) -> String {
    let index = Int(letter.value) - 0x61
    guard !hasLetter(letter), codes.indices.contains(index) else {
      return String(Character(letter)).uppercased()
    }
    // SDL names ASCII letters alone as they are printed.
    return String(cString: SDL_GetKeyName(codes[index])).uppercased()
  }
}
