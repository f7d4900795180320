import AnyCurl

extension Viewer {
  /// Does at once what needs no page, and the rest in its turn.
  func request(_ action: ViewerAction) {
    switch action {
    case .quit: isRunning = false
    case .toggleFullscreen: window.toggleFullscreen()
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
      if let step = action.pageStep {
        switch shelf.search(from: show.page + step, by: step) {
        case .loading: return
        // With nothing else to show, the page itself comes after it.
        case .found(let found): page = found
        case .nothing: break
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
    case .toggleKind: show.toggleKind()
    case .toggleMotion: show.toggleMotion()
    case .slower: show.stretchDuration(by: 1.25)
    case .faster: show.stretchDuration(by: 0.8)
    case .toggleFullscreen, .quit: break
    }
  }

  private func turn(to page: Int?, by kind: CurlKind) {
    guard let page else { return }
    // The page that turns does so in its own combination.
    hand.dropHint(show: &show)
    show.turn(to: page, by: kind)
    keepPages()
  }
}
