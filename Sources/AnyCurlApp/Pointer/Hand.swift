import AnyCurl

/// The hand over the pages: grabs, pulls, throws and catches them. It knows no window and no event.
struct Hand {
  /// What it does.
  enum State {
    /// Nothing, or it lets the corner under it lift.
    case idle
    /// It is down on a page that lies flat, and has not pulled yet.
    case pressed(Press)
    /// It holds a sheet.
    case holding(Hold)
  }

  /// A page that lies flat and is grabbed.
  struct Press {
    let layer: Int
    /// The page's place in the album.
    let page: Int
    let grab: CurlGrab
    /// Where, on a page whose half sides are 1.
    let place: SIMD2<Double>
  }

  /// A sheet that is held.
  struct Hold {
    let layer: Int
    var drag: CurlDrag
    /// The combination that is chosen from now on, where the page turns.
    let chosen: CurlOptions?
  }

  private(set) var state = State.idle
  private(set) var hint: CornerHint?
  /// Where it was last, in window units; nil where it is not over the window.
  private(set) var place: SIMD2<Double>?

  /// Looks for a page of the album, from a place on by a step.
  typealias Search = (_ place: Int, _ step: Int) -> PageSearch

  /// Whether it holds a sheet.
  var isHolding: Bool {
    if case .holding = state { true } else { false }
  }

  /// Whether it has to be told that time passes.
  var isMoving: Bool { hint?.isMoving ?? false }

  /// It comes down: on a sheet in flight, which stops, or on a page that lies flat.
  mutating func press(at place: SIMD2<Double>, on page: HandPlace, at time: Double, show: inout Show) {
    self.place = place
    let spot = page.onPage(place)
    // A hand that has just missed the page has still grabbed its edge.
    let half = page.size.half
    let onPage = spot.clamped(lowerBound: -half, upperBound: half)
    // Where a corner has been lifted, the hand means that page and not the one that shows from under it.
    let lifted = hint.flatMap { CornerHint.corner(near: spot, on: page) == $0.corner ? $0.layer : nil }
    let layer =
      show.stage.layers.first { $0.id == lifted } ?? show.stage.layer(at: spot, on: page.size)
      ?? show.stage.layer(at: onPage, on: page.size)
    guard let layer, layer.content != Show.nothing else { return }
    if layer.id != hint?.layer, layer.progress > 0 || layer.target == .gone || layer.isHeld {
      hold(
        Hold(
          layer: layer.id, drag: CurlDrag(catching: layer, on: page.size, from: spot, at: time), chosen: nil),
        &show)
    } else if let grab = CurlGrab(at: spot, on: page.size, zone: page.zone, slack: page.slack) {
      state = .pressed(Press(layer: layer.id, page: layer.content, grab: grab, place: spot / half))
    }
  }

  /// It moves, or is asked again since a page that it needs may be loaded now.
  mutating func move(
    to place: SIMD2<Double>, on page: HandPlace, at time: Double, show: inout Show, search: Search
  ) {
    self.place = place
    let spot = page.onPage(place)
    switch state {
    case .idle:
      hover(at: spot, on: page, show: &show, search: search)
    case .pressed(let press):
      let pull = spot - press.place * page.size.half
      if let options = press.grab.options(pulledBy: pull, least: page.leastPull) {
        take(press, options, on: page, at: time, show: &show, search: search)
      }
    case .holding: break
    }
    guard case .holding(var held) = state else { return }
    held.drag.move(to: spot, at: time)
    hold(held, &show)
  }

  /// It lets go: what it holds goes where it was thrown.
  mutating func release(at time: Double, show: inout Show) {
    guard case .holding(let held) = state else { return state = .idle }
    let thrown = held.drag.letGo(at: time)
    if thrown.target != held.drag.origin, let chosen = held.chosen { show.choose(chosen) }
    show.release(held.layer, as: thrown, from: held.drag)
    state = .idle
  }

  /// It lets go without a throw: what it holds goes back, or on to where it was going when it was caught.
  ///
  /// - Returns: whether it was down at all.
  @discardableResult
  mutating func letFall(show: inout Show) -> Bool {
    defer { state = .idle }
    switch state {
    case .idle: return false
    case .pressed: return true
    case .holding(let held):
      show.release(held.layer, as: CurlThrow(to: held.drag.origin), from: held.drag)
      return true
    }
  }

  /// It leaves the window, down or not.
  mutating func leave() {
    if case .idle = state { place = nil }
    hint?.isWanted = false
  }

  /// The page has another size or place.
  mutating func resize(to page: HandPlace, at time: Double, show: inout Show) {
    bendHint(on: page, show: &show)
    guard case .holding(var held) = state, let place else { return }
    held.drag.resize(to: page.size, place: page.onPage(place), at: time)
    hold(held, &show)
  }

  /// Time passes for the lifted corner.
  mutating func advance(by time: Double, on page: HandPlace, show: inout Show) {
    guard hint != nil else { return }
    hint?.advance(by: time)
    if hint?.isOver == true { dropHint(show: &show) } else { bendHint(on: page, show: &show) }
  }

  private mutating func hold(_ held: Hold, _ show: inout Show) {
    show.stage.hold(held.layer, by: held.drag)
    state = .holding(held)
  }
}

extension Hand {
  /// Takes a page in the hand that has been grabbed and pulled, or brings the previous one where pages have gone.
  private mutating func take(
    _ press: Press, _ options: CurlOptions, on page: HandPlace, at time: Double, show: inout Show,
    search: Search
  ) {
    let spot = press.place * page.size.half
    let motion = show.law
    if let back = show.options.back(pulledLike: options) {
      switch search(show.page - 1, -1) {
      case .loading: return
      case .found(let previous):
        dropHint(show: &show)
        let drag = CurlDrag(bringing: back, motion: motion, on: page.size, from: spot, at: time)
        let request = show.stage.bring(previous, by: drag)
        guard let layer = show.stage.layer(of: request) else { return }
        state = .holding(Hold(layer: layer.id, drag: drag, chosen: back))
        return
      case .nothing: break
      }
    }
    let hasHint = hint?.layer == press.layer && hint?.corner == options.liftCorner
    let isBack = show.options.back(pulledLike: options) != nil
    let found = isBack ? .nothing : search(press.page + 1, 1)
    if found == .loading { return }
    let layer = show.stage.layers.first { $0.id == press.layer }
    if hasHint, let layer, case .found = found {
      hint = nil
      let drag = CurlDrag(catching: layer, as: options, on: page.size, from: spot, at: time)
      return hold(Hold(layer: layer.id, drag: drag, chosen: options), &show)
    }
    dropHint(show: &show)
    let next = if case .found(let next) = found { next } else { Show.nothing }
    let drag = CurlDrag(
      lifting: options, motion: motion, on: page.size, from: spot, at: time, resists: next == Show.nothing)
    let isLifted = show.stage.lift(press.layer, over: next, by: drag) != nil
    state = isLifted ? .holding(Hold(layer: press.layer, drag: drag, chosen: options)) : .idle
  }

  /// Lifts the corner that the mouse is near, where there is a page under it, and lets others settle back.
  private mutating func hover(at spot: SIMD2<Double>, on page: HandPlace, show: inout Show, search: Search) {
    let corner = CornerHint.corner(near: spot, on: page)
    if let hint {
      self.hint?.isWanted = corner == hint.corner
      return
    }
    guard let corner, let layer = show.stage.layer(at: corner.signs * page.size.half, on: page.size),
      show.motion != .fade, case .found(let next) = search(layer.content + 1, 1),
      next != layer.content
    else { return }
    let hint = CornerHint(layer: layer.id, corner: corner)
    let drag = hint.drag(motion: show.law, on: page.size, density: page.density)
    if show.stage.lift(layer.id, over: next, by: drag) != nil { self.hint = hint }
  }

  private func bendHint(on page: HandPlace, show: inout Show) {
    guard let hint else { return }
    show.stage.hold(
      hint.layer, by: hint.drag(motion: show.law, on: page.size, density: page.density))
  }

  /// Lays a lifted corner down at once.
  mutating func dropHint(show: inout Show) {
    guard let hint else { return }
    show.stage.release(hint.layer, as: CurlThrow(to: .flat), duration: 0)
    show.stage.advance(by: 0)
    self.hint = nil
  }
}
