import CSDL2
import Testing

@testable import AnyCurlApp

@Suite struct `A number that is typed` {
  private func press(_ keys: KeyPress...) -> (entry: NumberEntry, last: NumberEntry.Outcome?) {
    var entry = NumberEntry()
    var last: NumberEntry.Outcome?
    for key in keys { last = entry.press(key) }
    return (entry, last)
  }

  private static func digit(_ digit: UInt32) -> KeyPress {
    KeyPress(code: Int32(0x30 + digit), place: SDL_SCANCODE_1.rawValue + (digit + 9) % 10)
  }
  private static func named(_ code: SDL_KeyCode) -> KeyPress {
    KeyPress(code: Int32(bitPattern: code.rawValue), place: 0)
  }
  private let enter = Self.named(SDLK_RETURN)
  private let escape = Self.named(SDLK_ESCAPE)

  @Test func `is done by Return`() {
    #expect(press(Self.digit(1), Self.digit(0), Self.digit(7), enter).last == .done(107))
    #expect(press(Self.digit(3), Self.named(SDLK_KP_ENTER)).last == .done(3))
  }

  @Test func `is shown as far as it has come`() {
    #expect(press(Self.digit(4), Self.digit(2)).entry.text(pages: 120) == "page 42_ / 120")
    #expect(press(Self.digit(4), Self.named(SDLK_BACKSPACE)).entry.digits == "")
  }

  @Test func `is left by Escape, and by Return without a digit`() {
    #expect(press(Self.digit(4), escape).last == .left)
    #expect(press(enter).last == .left)
  }

  @Test func `ends with a key that is none for numbers, and Shift is none at all`() {
    #expect(press(Self.digit(4), Self.named(SDLK_RIGHT)).last == .ended)
    let shift = KeyPress(code: Int32(bitPattern: SDLK_LSHIFT.rawValue), place: SDL_SCANCODE_LSHIFT.rawValue)
    #expect(press(Self.digit(4), shift).last == .typing)
  }

  @Test func `has no more digits than a number can`() {
    var entry = NumberEntry()
    for _ in 0..<40 { _ = entry.press(Self.digit(9)) }
    let outcome = entry.press(enter)
    #expect(outcome == .done(999_999))
  }
}
