import AnyCurl
import AnyCurlGL
import CSDL2

/// The window with its pages, and the loop that runs it.
final class Viewer {
  private let window: GLWindow
  private let renderer: CurlRenderer
  private let background: Background
  private let margin: Int
  private let settings: CurlSettings
  private let shelf: PageShelf
  private var show: Show
  private var layout: PageLayout
  private var clock = FrameClock()
  private var isVisible = true
  private var needsFrame = true
  private var isRunning = true
  private var lastTurn: UInt64 = 0
  /// What keys have asked for and is not done yet, since a page is still loading.
  private var waiting: [ViewerAction] = []

  /// Starts to load the first pictures.
  ///
  /// - Parameters:
  ///   - window: a window whose context is current, and which outlives the viewer.
  ///   - request: how to show them.
  ///   - pictures: at least one.
  /// - Throws: where the driver refuses a shader.
  init(_ window: GLWindow, _ request: WindowRequest, pictures: [FileName]) throws(ProgramError) {
    self.window = window
    settings = request.settings
    do {
      renderer = try CurlRenderer()
    } catch {
      throw ProgramError("\(error)")
    }
    renderer.follow(settings, samples: window.samples)
    background = Background(color: settings.background)
    margin = request.margin
    layout = PageLayout(window, margin: margin)
    shelf = PageShelf(pictures, fit: settings.fit, size: layout.pageSize)
    show = Show(page: 0, settings: settings)
  }

  /// Shows the first picture that can be read, and turns pages until the user ends it.
  ///
  /// - Throws: where no picture can be read.
  func run() throws(ProgramError) {
    try showFirstPage()
    while isRunning {
      handleEvents()
      let hasLoaded = shelf.takeLoaded()
      performWaiting()
      if hasLoaded {
        keepPages()
        needsFrame = true
      }
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

  /// Waits for a page that can be read, or for the end.
  private func showFirstPage() throws(ProgramError) {
    while isRunning {
      switch shelf.search(from: 0, by: 1) {
      case .nothing: throw ProgramError("no picture can be shown")
      case .found(let page):
        show = Show(page: page, settings: settings)
        needsFrame = true
        updateTitle()
        return keepPages()
      case .loading:
        if needsFrame {
          needsFrame = false
          background.clear()
          SDL_GL_SwapWindow(window.handle)
        }
        handleEvents()
        _ = shelf.takeLoaded()
      }
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
      if let action, event.key.repeat == 0 || (action.repeats && isTimeToRepeat) { request(action) }
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

  /// Whether a key that is held down may turn the next page: about seven a second, and none ahead of loading.
  private var isTimeToRepeat: Bool { waiting.isEmpty && SDL_GetTicks64() - lastTurn >= 150 }

  /// Does at once what needs no page, and the rest in its turn.
  private func request(_ action: ViewerAction) {
    switch action {
    case .quit: isRunning = false
    case .toggleFullscreen: window.toggleFullscreen()
    default: waiting.append(action)
    }
  }

  /// Does what has been asked for, in its order, as far as pages are loaded.
  private func performWaiting() {
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
    show.turn(to: page, by: kind)
    lastTurn = SDL_GetTicks64()
    keepPages()
  }

  /// Keeps the pages in flight and those next to the current one.
  private func keepPages() {
    let inUse = show.stage.layers.map(\.content)
    let neighbours = [-1, 1].map { (show.page + $0 + shelf.count) % shelf.count }
    shelf.keep(inUse + neighbours)
  }

  private func updateTitle() {
    SDL_SetWindowTitle(window.handle, show.title(page: shelf.name(of: show.page)))
  }
}
