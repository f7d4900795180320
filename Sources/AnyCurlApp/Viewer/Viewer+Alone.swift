import AnyCurl
import CSDL2

/// Pages that turn without a hand: the tour and the slideshow.
extension Viewer {
  /// Starts what the command line asks for.
  func startAlone() {
    if windowRequest.startsTour { tour = Tour() }
    if windowRequest.startsSlideshow { startSlideshow() }
  }

  /// Turns the next page of the tour or the slideshow, where it is time.
  func goOnAlone() {
    screenSaver.holdOff(slideshow?.isRunning == true && isVisible)
    let isStill = isStill && canGoOnAlone
    if tour?.rest.isOver(at: Self.now, isStill: isStill) == true, let stop = tour?.next() {
      request(.stop(stop))
    }
    guard slideshow?.isRunning == true, slideshow?.rest.isOver(at: Self.now, isStill: isStill) == true else {
      return
    }
    var chance = SystemRandomNumberGenerator()
    guard let slide = slideshow?.next(by: &chance) else { return endSlideshow() }
    request(.slide(slide))
    slideshow?.shuffle(shelf.count, current: slide.page ?? show.page, by: &chance)
  }

  /// When something changes without an event; nil where nothing does.
  var nextChangeAlone: Double? {
    guard isVisible else { return nil }
    let now = Self.now
    // What fades takes a frame's time from change to change.
    let overlay = overlay.nextChange(after: now).map { max($0, now + 1 / window.refreshRate) }
    guard canGoOnAlone else { return overlay }
    let rests = [tour?.rest, slideshow?.isRunning == true ? slideshow?.rest : nil].compactMap { $0 }
    return (rests.map { $0.end ?? now } + [overlay].compactMap { $0 }).min()
  }

  /// Whether neither a hand nor a page that is loading holds the next page up.
  private var canGoOnAlone: Bool { isVisible && waiting.isEmpty && !hand.isHolding }

  /// Starts the tour, in place of a slideshow.
  func startTour() {
    if slideshow?.isRunning == true { pauseSlideshow() }
    tour = Tour()
    say("a tour of all sixteen: any key ends it")
  }

  /// Starts the slideshow, pauses it, or goes on.
  func toggleSlideshow() {
    if slideshow?.isRunning == true { return pauseSlideshow() }
    if slideshow == nil { startSlideshow() }
    slideshow?.isRunning = true
    slideshow?.rest.begin()
    say("slideshow")
  }

  /// Pauses the slideshow.
  func pauseSlideshow() {
    slideshow?.isRunning = false
    say("slideshow paused: \(Key.letter("s").name(in: .current)) goes on")
  }

  private func startSlideshow() {
    var chance = SystemRandomNumberGenerator()
    slideshow = Slideshow(windowRequest.slideshow, wraps: windowRequest.wraps)
    slideshow?.shuffle(shelf.count, current: show.page, by: &chance)
    keepPages()
  }

  /// The last page has been shown, and the album does not wrap.
  private func endSlideshow() {
    slideshow = nil
    say("the end of the slideshow")
  }

  /// Looks for the page that an action turns to.
  func search(for action: ViewerAction, to destination: ViewerAction.Destination) -> PageSearch {
    switch destination {
    case .step(let step):
      let found = shelf.search(from: show.page + step, by: step)
      guard found == .nothing, case .stop = action else { return found }
      // At the album's end the tour goes back a page and, where there is but one, turns to that.
      let back = shelf.search(from: show.page - step, by: -step)
      return back == .nothing ? .found(show.page) : back
    case .page(let page, let step):
      let index = page < 0 ? shelf.count + page : page
      let found = shelf.search(from: index, by: step)
      return found == .nothing ? shelf.search(from: index, by: -step) : found
    }
  }

  /// An action has found no page, since the album does not wrap: says so.
  func hasComeToTheEnd(_ action: ViewerAction) {
    if case .slide = action { return endSlideshow() }
    say(action == .previous ? "this is the first page" : "this is the last page")
  }
}
