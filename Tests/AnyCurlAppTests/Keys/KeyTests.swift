import CSDL2
import Testing

@testable import AnyCurlApp

@Suite struct `The keys` {
  /// Layouts as SDL tells them, from the place of A to that of the slash.
  static let german = layout { $0 == 0x79 ? 0x7A : $0 == 0x7A ? 0x79 : $0 }
  static let french = layout { code in
    // A and Q, W and Z change places, M stands where the semicolon is.
    [0x61: 0x71, 0x71: 0x61, 0x77: 0x7A, 0x7A: 0x77, 0x6D: 0x2C][code] ?? code
  } with: {
    $0[Int(SDL_SCANCODE_SEMICOLON.rawValue - SDL_SCANCODE_A.rawValue)] = 0x6D
  }
  /// Cyrillic letters in the place of the Latin ones, in no order of any language.
  static let russian = layout { 0x430 + $0 - 0x61 }

  private static func layout(
    _ code: (Int32) -> Int32, with change: (inout [Int32]) -> Void = { _ in }
  ) -> KeyLayout {
    let count = Int(SDL_SCANCODE_SLASH.rawValue - SDL_SCANCODE_A.rawValue) + 1
    var codes = (0..<count).map { $0 < 26 ? code(0x61 + Int32($0)) : Int32(0x3B) }
    change(&codes)
    return KeyLayout(codes: codes)
  }

  private func press(_ code: Character, at place: SDL_Scancode) -> KeyPress {
    KeyPress(code: Int32(code.unicodeScalars.first?.value ?? 0), place: place.rawValue)
  }

  @Test(arguments: KeyLine.all.flatMap(\.bindings).map(\.key))
  func `are each bound once`(key: Key) {
    #expect(KeyLine.all.flatMap(\.bindings).filter { $0.key == key }.count == 1)
  }

  @Test func `with a letter are those that have it printed on them`() {
    #expect(KeyLine.action(of: press("q", at: SDL_SCANCODE_Q), in: .standard) == .quit)
    #expect(KeyLine.action(of: press("q", at: SDL_SCANCODE_A), in: Self.french) == .quit)
    #expect(KeyLine.action(of: press("a", at: SDL_SCANCODE_Q), in: Self.french) == .toggleTour)
    #expect(KeyLine.action(of: press("m", at: SDL_SCANCODE_SEMICOLON), in: Self.french) == .toggleMotion)
    #expect(KeyLine.action(of: press("ö", at: SDL_SCANCODE_SEMICOLON), in: Self.german) == nil)
  }

  @Test(arguments: KeyLine.all.flatMap(\.bindings))
  func `with a letter are those in its place where the layout has none`(binding: KeyLine.Binding) throws {
    guard case .letter(let letter) = binding.key else { return }
    let there = Unicode.Scalar(0x430 + letter.value - 0x61).map { Character($0) }
    let place = SDL_Scancode(KeyLayout.place(of: letter))
    let character = try #require(there)
    #expect(KeyLine.action(of: press(character, at: place), in: Self.russian) == binding.action)
    #expect(binding.key.name(in: Self.russian) == character.uppercased())
    // A Latin layout has it elsewhere: its place is not enough.
    #expect(KeyLine.action(of: press(character, at: place), in: Self.german) == nil)
  }

  @Test func `with a digit count without Shift, in the row of digits and on the keypad`() {
    #expect(KeyLine.action(of: press("3", at: SDL_SCANCODE_3), in: .standard) == .choose(2))
    #expect(KeyLine.action(of: press("é", at: SDL_SCANCODE_2), in: Self.french) == .choose(1))
    #expect(KeyLine.action(of: press("&", at: SDL_SCANCODE_1), in: Self.french) == .choose(0))
    let keypad = KeyPress(code: Int32(SDLK_KP_8.rawValue), place: SDL_SCANCODE_KP_8.rawValue)
    #expect(KeyLine.action(of: keypad, in: .standard) == .choose(7))
    #expect(KeyPress(code: 0xE0, place: SDL_SCANCODE_0.rawValue).digit == 0)
    #expect(KeyLine.action(of: press("9", at: SDL_SCANCODE_9), in: .standard) == nil)
  }

  @Test func `of a pair go by Shift`() {
    let tab = KeyPress(code: Int32(SDLK_TAB.rawValue), place: SDL_SCANCODE_TAB.rawValue)
    #expect(KeyLine.action(of: tab, in: .standard) == .step(1))
    var shifted = tab
    shifted.isShifted = true
    #expect(KeyLine.action(of: shifted, in: .standard) == .step(-1))
  }

  @Test func `for a mark go by the text that is typed`() {
    #expect(KeyLine.action(ofText: "?") == .toggleHelp)
    #expect(KeyLine.action(ofText: "h") == nil)
    #expect(KeyLine.action(ofText: "") == nil)
  }

  @Test func `are all on the help sheet, in the names of the layout`() {
    let sheet = KeySheet(in: Self.russian, letters: 14, limit: PixelSize(width: 600, height: 440))
    #expect(sheet.rows.map(\.help).starts(with: KeyLine.all.map(\.help)))
    let tour = sheet.rows.first { $0.help.contains("tour") }
    #expect(tour?.keys == "А")
    #expect(sheet.rows.first?.keys == "Right, PageDown")
    #expect(sheet.rows.contains { $0.keys == "1 to 8" })
    #expect(sheet.rows.contains { $0.keys == "Shift+Tab, Tab" })
  }
}
