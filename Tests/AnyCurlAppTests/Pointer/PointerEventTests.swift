import CSDL2
import Testing

@testable import AnyCurlApp

@Suite struct `A pointer's event` {
  private static let window = SIMD2(640.0, 400)

  private static func button(_ type: SDL_EventType, _ button: CInt, which: UInt32 = 0) -> SDL_Event {
    var event = SDL_Event()
    event.type = type.rawValue
    event.button.timestamp = 1500
    event.button.which = which
    event.button.button = UInt8(button)
    (event.button.x, event.button.y) = (10, 20)
    return event
  }

  private static func finger(_ type: SDL_EventType, touch: Int64 = 7, _ finger: Int64 = 3) -> SDL_Event {
    var event = SDL_Event()
    event.type = type.rawValue
    event.tfinger.timestamp = 1500
    event.tfinger.touchId = touch
    event.tfinger.fingerId = finger
    (event.tfinger.x, event.tfinger.y) = (0.5, 0.25)
    return event
  }

  @Test func `of the mouse is at the middle of a pixel`() {
    let press = PointerEvent(Self.button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT), window: Self.window)
    #expect(press == PointerEvent(source: .mouse, action: .press, place: [10.5, 20.5], time: 1.5))
    let release = PointerEvent(Self.button(SDL_MOUSEBUTTONUP, SDL_BUTTON_LEFT), window: Self.window)
    #expect(release?.action == .release)
    var event = SDL_Event()
    event.type = SDL_MOUSEMOTION.rawValue
    (event.motion.x, event.motion.y) = (-3, 500)
    #expect(PointerEvent(event, window: Self.window)?.place == [-2.5, 500.5])
  }

  @Test func `of another button only tells that it went down`() {
    for button in [SDL_BUTTON_RIGHT, SDL_BUTTON_MIDDLE] {
      let down = PointerEvent(Self.button(SDL_MOUSEBUTTONDOWN, button), window: Self.window)
      #expect(down?.action == .pressOther)
      #expect(PointerEvent(Self.button(SDL_MOUSEBUTTONUP, button), window: Self.window) == nil)
    }
  }

  @Test func `of a finger is where it is in the window`() {
    let actions: [(SDL_EventType, PointerEvent.Action)] = [
      (SDL_FINGERDOWN, .press), (SDL_FINGERMOTION, .move), (SDL_FINGERUP, .release),
    ]
    for (type, action) in actions {
      let event = PointerEvent(Self.finger(type), window: Self.window)
      #expect(event == PointerEvent(source: .finger(3), action: action, place: [320, 100], time: 1.5))
    }
  }

  @Test func `that SDL has made of another is none`() {
    // A mouse made of a finger, a finger made of the mouse.
    for type in [SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP] {
      #expect(PointerEvent(Self.button(type, SDL_BUTTON_LEFT, which: .max), window: Self.window) == nil)
    }
    var motion = SDL_Event()
    motion.type = SDL_MOUSEMOTION.rawValue
    motion.motion.which = .max
    #expect(PointerEvent(motion, window: Self.window) == nil)
    #expect(PointerEvent(Self.finger(SDL_FINGERDOWN, touch: -1), window: Self.window) == nil)
  }

  @Test func `is none for a key`() {
    var event = SDL_Event()
    event.type = SDL_KEYDOWN.rawValue
    #expect(PointerEvent(event, window: Self.window) == nil)
  }
}
