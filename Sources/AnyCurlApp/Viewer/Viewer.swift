import AnyCurl
import AnyCurlGL
import CSDL2

/// The window with its pages, and the loop that runs it.
final class Viewer {
  private let window: GLWindow
  private let renderer: CurlRenderer
  private let background: Background
  private let margin: Int
  private let shelf: PageShelf
  private var show: Show
  private var layout: PageLayout
  private var clock = FrameClock()
  private var isVisible = true
  private var needsFrame = true
  private var isRunning = true
  private var lastTurn: UInt64 = 0

  /// Shows the first picture that can be read.
  ///
  /// - Parameters:
  ///   - window: a window whose context is current, and which outlives the viewer.
  ///   - request: how to show them.
  ///   - pictures: at least one.
  /// - Throws: where no picture can be read, or the driver refuses a shader.
  init(_ window: GLWindow, _ request: WindowRequest, pictures: [FileName]) throws(ProgramError) {
    self.window = window
    let settings = request.settings
    do {
      renderer = try CurlRenderer()
    } catch {
      throw ProgramError("\(error)")
    }
    renderer.appearance = CurlAppearance(settings)
    background = Background(color: settings.background)
    margin = request.margin
    layout = PageLayout(window, margin: margin)
    shelf = PageShelf(pictures, fit: settings.fit, size: layout.pageSize)
    guard let first = shelf.readable(from: 0, by: 1) else { throw ProgramError("no picture can be shown") }
    show = Show(page: first, settings: settings)
    updateTitle()
    keepPages()
  }

  /// Shows pages until the user ends it.
  func run() {
    while isRunning {
      handleEvents()
      if shelf.takeLoaded() { needsFrame = true }
      if show.stage.isAtRest {
        clock.pause()
      } else {
        show.advance(by: clock.step())
        needsFrame = true
        if show.stage.isAtRest { keepPages() }
      }
      if isRunning, needsFrame, isVisible { drawFrame() }
    }
  }

  private func drawFrame() {
    needsFrame = false
    let present = PageLayout(window, margin: margin)
    if present != layout {
      layout = present
      shelf.resize(to: layout.pageSize)
      keepPages()
    }
    background.clear()
    renderer.draw(show.stage, page: layout.page, target: layout.target) { shelf.texture(of: $0) }
    SDL_GL_SwapWindow(window.handle)
    clock.wait(forFrameOf: 1 / window.refreshRate)
  }

  /// Takes all events there are; where nothing moves, waits for one first.
  private func handleEvents() {
    var event = SDL_Event()
    if !needsFrame || !isVisible, show.stage.isAtRest || !isVisible {
      guard SDL_WaitEvent(&event) != 0 else { return }
      handle(event)
    }
    while SDL_PollEvent(&event) != 0 { handle(event) }
  }

  private func handle(_ event: SDL_Event) {
    switch SDL_EventType(event.type) {
    case SDL_QUIT:
      isRunning = false
    case SDL_KEYDOWN:
      let key = event.key.keysym
      let action = KeyBinding.action(
        code: key.sym, place: key.scancode, isShifted: key.mod & UInt16(KMOD_SHIFT.rawValue) != 0)
      if let action, event.key.repeat == 0 || (action.repeats && isTimeToRepeat) { perform(action) }
    case SDL_WINDOWEVENT:
      switch SDL_WindowEventID(UInt32(event.window.event)) {
      case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED: isVisible = false
      case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED: isVisible = true
      default: break
      }
      needsFrame = true
    default:
      break
    }
  }

  /// Whether a key that is held down may turn the next page: about seven a second.
  private var isTimeToRepeat: Bool { SDL_GetTicks64() - lastTurn >= 150 }

  private func perform(_ action: ViewerAction) {
    switch action {
    case .next: turn(by: .up, step: 1)
    case .previous: turn(by: .down, step: -1)
    case .play: turn(by: show.kind, step: 1)
    case .step(let places):
      show.choose(show.place + places)
      turn(by: show.kind, step: 1)
    case .choose(let place):
      show.choose(place)
      turn(by: show.kind, step: 1)
    case .toggleKind: show.toggleKind()
    case .toggleMotion: show.toggleMotion()
    case .slower: show.stretchDuration(by: 1.25)
    case .faster: show.stretchDuration(by: 0.8)
    case .toggleFullscreen: window.toggleFullscreen()
    case .quit: isRunning = false
    }
    updateTitle()
  }

  private func turn(by kind: CurlKind, step: Int) {
    // With nothing else to show, the page itself comes after it.
    guard let page = shelf.readable(from: show.page + step, by: step) else { return }
    show.turn(to: page, by: kind)
    lastTurn = SDL_GetTicks64()
    keepPages()
  }

  /// Keeps the pages in flight and those next to the current one.
  private func keepPages() {
    let inUse = Set(show.stage.layers.map(\.content))
    let neighbours = [-1, 1].map { (show.page + $0 + shelf.count) % shelf.count }
    shelf.keep(inUse.union(neighbours))
  }

  private func updateTitle() {
    SDL_SetWindowTitle(window.handle, show.title(page: shelf.name(of: show.page)))
  }
}
