import CSDL2

extension KeyLine {
  /// Every line, in the order of the help text. The first binding that fits counts.
  static let all = turns + choices + places + looks

  /// Turning pages.
  private static let turns = [
    KeyLine("curl up to the next page", named(SDLK_RIGHT, .next), named(SDLK_PAGEDOWN, .next)),
    KeyLine(
      "curl down to the previous page", named(SDLK_LEFT, .previous), named(SDLK_BACKSPACE, .previous),
      named(SDLK_PAGEUP, .previous)),
    KeyLine(
      "play the chosen combination", named(SDLK_SPACE, .play), named(SDLK_RETURN, .play),
      alias(SDLK_KP_ENTER, .play)),
  ]

  /// Choosing how.
  private static let choices = [
    KeyLine(
      "choose the previous or next combination, and play it",
      Binding(key: .shifted(SDLK_TAB), action: .step(-1)), named(SDLK_TAB, .step(1))),
    KeyLine(
      "choose that combination, and play it",
      (0..<8).map { Binding(key: .digit($0 + 1), action: .choose($0)) }),
    KeyLine("choose up or down", letter("u", .toggleKind)),
    KeyLine("choose the motion, classic or tight", letter("m", .toggleMotion)),
    KeyLine(
      "a longer duration", named(SDLK_PLUS, .slower), named(SDLK_UP, .slower), alias(SDLK_EQUALS, .slower),
      alias(SDLK_KP_PLUS, .slower)),
    KeyLine(
      "a shorter duration", named(SDLK_MINUS, .faster), named(SDLK_DOWN, .faster),
      alias(SDLK_KP_MINUS, .faster)),
  ]

  /// Going to a page, and turning without a hand.
  private static let places = [
    KeyLine("curl to the first page", named(SDLK_HOME, .first)),
    KeyLine("curl to the last page", named(SDLK_END, .last)),
    KeyLine("curl to the page of a number: type it, then Return", letter("g", .enterNumber)),
    KeyLine("a tour of all sixteen curls, until a key is pressed", letter("a", .toggleTour)),
    KeyLine("slideshow: start it, go on, pause", letter("s", .toggleSlideshow)),
  ]

  /// What is shown, and the end.
  private static let looks = [
    KeyLine("show the rows that a sheet is made of", letter("w", .toggleRows)),
    KeyLine("fullscreen and back", letter("f", .toggleFullscreen), named(SDLK_F11, .toggleFullscreen)),
    KeyLine(
      "show and hide these keys", letter("h", .toggleHelp), named(SDLK_F1, .toggleHelp),
      Binding(key: .typed("?"), action: .toggleHelp)),
    KeyLine("leave what is open, let a page go, or quit", named(SDLK_ESCAPE, .leave)),
    KeyLine("quit", letter("q", .quit)),
  ]

  /// What a pointer does, besides the keys.
  private static let pointer = [
    (keys: "Mouse, finger", help: "drag a page by its edge or corner, catch it"),
    (keys: "Wheel, two fingers", help: "next or previous page"),
    (keys: "Click on an arrow", help: "play its combination"),
  ]

  /// All that keys and pointers do, in the names of a layout.
  static func rows(in layout: KeyLayout) -> [(keys: String, help: String)] {
    all.map { ($0.keys(in: layout), $0.help) } + pointer
  }

  private static func named(_ code: SDL_KeyCode, _ action: ViewerAction) -> Binding {
    Binding(key: .named(code), action: action)
  }

  private static func alias(_ code: SDL_KeyCode, _ action: ViewerAction) -> Binding {
    Binding(key: .named(code), action: action, isNamed: false)
  }

  private static func letter(_ letter: Unicode.Scalar, _ action: ViewerAction) -> Binding {
    Binding(key: .letter(letter), action: action)
  }
}
