import CSDL2

/// What a mouse or a finger does over the window.
struct PointerEvent: Equatable {
  /// What does it.
  enum Source: Equatable {
    case mouse
    /// A finger on a touch screen, by the number that SDL gives it.
    case finger(Int64)
  }

  /// What is done.
  enum Action: Equatable {
    /// The button that drags goes down, or the finger.
    case press
    /// Another button goes down.
    case pressOther
    case move
    case release
  }

  let source: Source
  let action: Action
  /// Where, from the window's upper left corner to the right and down, in window units.
  let place: SIMD2<Double>
  /// When, in seconds of SDL's clock.
  let time: Double
}

extension PointerEvent {
  /// The event that SDL tells of; nil for every other, and for what SDL makes of touches for programs that know no
  /// touch.
  ///
  /// - Parameter window: the window's size in window units.
  init?(_ event: SDL_Event, window: SIMD2<Double>) {
    time = Double(event.common.timestamp) / 1000
    switch SDL_EventType(event.type) {
    case SDL_MOUSEBUTTONDOWN where event.button.which != UInt32.max:
      (source, action) = (.mouse, event.button.button == UInt8(SDL_BUTTON_LEFT) ? .press : .pressOther)
      place = Self.middle(event.button.x, event.button.y)
    case SDL_MOUSEBUTTONUP
    where event.button.which != UInt32.max && event.button.button == UInt8(SDL_BUTTON_LEFT):
      (source, action) = (.mouse, .release)
      place = Self.middle(event.button.x, event.button.y)
    case SDL_MOUSEMOTION where event.motion.which != UInt32.max:
      (source, action) = (.mouse, .move)
      place = Self.middle(event.motion.x, event.motion.y)
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
      // SDL may make fingers of the mouse, too.
      guard event.tfinger.touchId != -1 else { return nil }
      let actions: [UInt32: Action] = [
        SDL_FINGERDOWN.rawValue: .press, SDL_FINGERMOTION.rawValue: .move, SDL_FINGERUP.rawValue: .release,
      ]
      guard let action = actions[event.type] else { return nil }
      (source, self.action) = (.finger(event.tfinger.fingerId), action)
      place = SIMD2(Double(event.tfinger.x), Double(event.tfinger.y)) * window
    default:
      return nil
    }
  }

  /// The middle of a pixel.
  private static func middle(_ x: Int32, _ y: Int32) -> SIMD2<Double> { [Double(x) + 0.5, Double(y) + 0.5] }
}
