import AnyCurl

extension Viewer {
  /// Does at once what needs no page, and the rest in its turn.
  func request(_ action: ViewerAction) {
    switch action {
    case .quit: isRunning = false
    case .toggleFullscreen: window.toggleFullscreen()
    case .toggleRows, .toggleHelp, .toggleTour, .toggleSlideshow, .enterNumber, .leave: change(action)
    default: waiting.append(action)
    }
  }

  /// Turns the next page for a key that is held, unless one is still loading or the air is full of sheets.
  func goOnRiffling() {
    guard let action = riffle.due(at: Self.now), waiting.isEmpty,
      show.stage.layers.count <= CurlStage<Int>.sheetLimit
    else { return }
    request(action)
  }

  /// Does what has been asked for, in its order, as far as pages are loaded.
  func performWaiting() {
    while let action = waiting.first {
      var page: Int?
      if let destination = action.destination {
        switch search(for: action, to: destination) {
        case .loading: return
        case .found(let found): page = found
        case .nothing: hasComeToTheEnd(action)
        }
      }
      waiting.removeFirst()
      perform(action, page: page)
      updateTitle()
    }
  }

  private func perform(_ action: ViewerAction, page: Int?) {
    switch action {
    case .next: turn(to: page, by: .up)
    case .previous: turn(to: page, by: .down)
    case .play: turn(to: page, by: show.kind)
    case .step(let places):
      show.choose(show.place + places)
      turn(to: page, by: show.kind)
    case .choose(let place):
      show.choose(place)
      turn(to: page, by: show.kind)
    case .stop(let stop):
      show.choose(stop.place)
      show.choose(stop.kind)
      turn(to: page, by: show.kind)
    case .slide(let slide):
      if let place = slide.place { show.choose(place) }
      turn(to: page, by: show.kind)
    case .first, .last, .go: go(to: page)
    case .toggleKind: show.toggleKind()
    case .toggleMotion:
      show.toggleMotion()
      say(show.motion.rawValue)
    case .slower, .faster:
      show.stretchDuration(by: action == .slower ? 1.25 : 0.8)
      say(show.seconds)
    case .toggleFullscreen, .toggleRows, .toggleHelp, .toggleTour, .toggleSlideshow, .enterNumber, .leave,
      .quit:
      break
    }
  }

  /// Goes to a page by one curl: up to a later one, down to an earlier one.
  private func go(to page: Int?) {
    guard let page else { return }
    if page == show.page { return say("already there: page \(page + 1)") }
    turn(to: page, by: page > show.page ? .up : .down)
  }

  private func turn(to page: Int?, by kind: CurlKind) {
    guard let page else { return }
    // The page that turns does so in its own combination.
    hand.dropHint(show: &show)
    show.turn(to: page, by: kind)
    keepPages()
  }
}
