import CSDL2

extension Viewer {
  /// Takes all events there are; where nothing moves, waits for one first, or until a held key is due.
  func handleEvents() {
    var event = SDL_Event()
    if !needsFrame || !isVisible, isStill || !isVisible, waitForEvent(&event) { handle(event) }
    while SDL_PollEvent(&event) != 0 { handle(event) }
  }

  private func waitForEvent(_ event: inout SDL_Event) -> Bool {
    guard let next = [riffle.next, nextChangeAlone].compactMap({ $0 }).min() else {
      return SDL_WaitEvent(&event) != 0
    }
    return SDL_WaitEventTimeout(&event, Int32(max((next - Self.now) * 1000, 1).rounded(.up))) != 0
  }

  private func handle(_ event: SDL_Event) {
    switch SDL_EventType(event.type) {
    case SDL_QUIT:
      isRunning = false
    case SDL_KEYDOWN:
      isKeyRepeated = event.key.repeat != 0
      if !isKeyRepeated { press(event.key.keysym) }
    case SDL_TEXTINPUT:
      if !isKeyRepeated, let action = KeyLine.action(ofText: event.text.string) { request(action) }
    case SDL_KEYMAPCHANGED:
      overlay.followKeyboard()
    case SDL_KEYUP:
      riffle.release(event.key.keysym.sym)
    case SDL_MOUSEWHEEL:
      scroll(event.wheel)
    case SDL_WINDOWEVENT:
      handle(SDL_WindowEventID(UInt32(event.window.event)))
    default:
      let size = SIMD2(Double(window.size.width), Double(window.size.height))
      if let pointer = PointerEvent(event, window: size), let passed = pointers.pass(pointer) {
        if !isTakenByOverlay(passed) { follow(passed) }
      }
    }
  }

  private func press(_ key: SDL_Keysym) {
    let press = KeyPress(key)
    guard !press.isModifier else { return }
    let action = KeyLine.action(of: press, in: .current)
    guard !isTaken(press, for: action), let action else { return }
    if key.sym == Int32(SDLK_ESCAPE.rawValue), hand.letFall(show: &show) { return handHasLetGo() }
    request(action)
    if action.repeats { riffle.press(key.sym, action, at: Self.now) }
  }

  private func handle(_ change: SDL_WindowEventID) {
    needsFrame = true
    switch change {
    case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED: isVisible = false
    case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED: isVisible = true
    case SDL_WINDOWEVENT_ENTER: mousePlace = nil
    case SDL_WINDOWEVENT_LEAVE: hand.leave()
    case SDL_WINDOWEVENT_FOCUS_LOST:
      // Whatever is held down, its release goes elsewhere.
      riffle.stop()
      pointers.reset()
      hand.release(at: Self.now, show: &show)
      hand.leave()
      handHasLetGo()
      overlay.letGo()
    case SDL_WINDOWEVENT_SIZE_CHANGED:
      mousePlace = nil
      followWindow()
    default: break
    }
  }
}
