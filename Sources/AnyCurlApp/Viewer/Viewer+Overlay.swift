import AnyCurl
import CSDL2

extension Viewer {
  /// Shows a message for a moment.
  func say(_ message: String) { overlay.state.say(message, at: Self.now) }

  /// Does what changes what is over the page, or who turns the pages.
  func change(_ action: ViewerAction) {
    switch action {
    case .toggleRows:
      renderer.showsRows.toggle()
      needsFrame = true
      say(renderer.showsRows ? "rows shown while a page turns" : "rows hidden")
    case .toggleHelp: overlay.toggleHelp()
    case .toggleTour: startTour()
    case .toggleSlideshow: toggleSlideshow()
    case .enterNumber: startEntry()
    case .leave:
      if overlay.state.help == nil { isRunning = false } else { overlay.toggleHelp() }
    default: break
    }
  }

  /// Tells what has gone wrong, takes new pictures, and sees whether what is over the page has changed.
  func followOverlay() {
    for problem in shelf.takeProblems() { say(Messages.line(of: problem)) }
    if overlay.takeMade() || overlay.needsFrame(at: Self.now) { needsFrame = true }
  }

  /// Whether a key's press ends there: it types a number, or has stopped what went on by itself.
  func isTaken(_ press: KeyPress, for action: ViewerAction?) -> Bool {
    if takesNumber(press) { return true }
    if tour != nil {
      tour = nil
      say("the tour has ended")
      if action == .toggleTour || action == .leave { return true }
    }
    if slideshow?.isRunning == true, action != .toggleSlideshow { pauseSlideshow() }
    return false
  }

  /// Whether what a pointer does is for the overlay; shows the arrows where one moves.
  func isTakenByOverlay(_ event: PointerEvent) -> Bool {
    // What a hand holds, it holds also over an arrow.
    guard !hand.isHolding else { return false }
    let answer = overlay.answer(event.action, at: event.place * window.density, time: Self.now)
    showArrows(for: event, isPassed: answer == .passed)
    switch answer {
    case .passed: return false
    case .taken:
      // No corner lifts under a mouse that is on an arrow.
      hand.leave()
      return true
    case .asked(let action):
      request(action)
      return true
    }
  }

  private func showArrows(for event: PointerEvent, isPassed: Bool) {
    switch event.action {
    case .move:
      // A window that comes under a mouse or moves there tells of motion, too.
      let place = window.origin + event.place
      guard event.source == .mouse, place != mousePlace else { return }
      let isFirst = mousePlace == nil
      mousePlace = place
      if !isFirst, pointers.owner == nil { overlay.state.showArrows(at: Self.now) }
    case .press: if isPassed { overlay.state.hideArrows() }
    // A finger does not hover: after a touch there is time to touch an arrow.
    case .release: if event.source != .mouse { overlay.state.showArrows(at: Self.now) }
    case .pressOther: break
    }
  }

  private func startEntry() {
    entry = NumberEntry()
    showEntry()
  }

  private func showEntry() { overlay.state.entry = entry?.text(pages: shelf.count) }

  /// Whether a key has gone into the number that is being typed.
  private func takesNumber(_ press: KeyPress) -> Bool {
    guard let outcome = entry?.press(press) else { return false }
    if outcome != .typing { entry = nil }
    showEntry()
    if case .done(let number) = outcome {
      if (1...shelf.count).contains(number) {
        request(.go(number - 1))
      } else {
        say("no page \(number): there are \(shelf.count)")
      }
    }
    return outcome != .ended
  }
}
