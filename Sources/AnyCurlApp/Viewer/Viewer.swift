import AnyCurl
import AnyCurlGL
import CSDL2

/// The window with its pages, and the loop that runs it.
final class Viewer {
  let window: GLWindow
  let shelf: PageShelf
  var show: Show
  var layout: PageLayout
  var isVisible = true
  var needsFrame = true
  var isRunning = true
  /// What keys have asked for and is not done yet, since a page is still loading.
  var waiting: [ViewerAction] = []
  var riffle = Riffle()
  var hand = Hand()
  var pointers = PointerFilter()
  var wheel = WheelGesture()
  let overlay: Overlay
  let windowRequest: WindowRequest
  var tour: Tour?
  var slideshow: Slideshow?
  var screenSaver = ScreenSaver()
  /// A page's number while it is typed.
  var entry: NumberEntry?
  /// Where the mouse was seen last, on the screen and in its units; nil where it has just come or the window has
  /// changed under it.
  var mousePlace: SIMD2<Double>?
  /// Whether the key that is down repeats.
  var isKeyRepeated = false
  let renderer: CurlRenderer
  private let background: Background
  private let settings: CurlSettings
  private var clock = FrameClock()

  /// Takes a window for its own.
  ///
  /// - Parameters:
  ///   - window: a window whose context is current, and which outlives the viewer.
  ///   - request: how to show the pages.
  ///   - shelf: the pages, which may be loading already.
  ///   - thread: what makes pictures in the background.
  /// - Throws: where the driver refuses a shader.
  init(
    _ window: GLWindow, _ request: WindowRequest, shelf: PageShelf, thread: PictureThread
  ) throws(ProgramError) {
    self.window = window
    windowRequest = request
    settings = request.settings
    do {
      renderer = try CurlRenderer()
    } catch {
      throw ProgramError("\(error)")
    }
    renderer.follow(settings, samples: window.samples, density: window.density)
    background = Background(color: settings.background)
    layout = PageLayout(window, margin: request.margin, cornerRadius: settings.cornerRadius)
    self.shelf = shelf
    shelf.wakeWindow()
    shelf.resize(to: layout)
    show = Show(page: 0, settings: settings)
    var state = OverlayState(OverlayChoice(show, pages: shelf.count))
    state.hasLabel = request.hasLabel
    overlay = Overlay(state, OverlayLayout(layout, density: window.density), thread: thread)
  }

  /// Shows the first picture that can be read, and turns pages until the user ends it.
  ///
  /// - Throws: where no picture can be read.
  func run() throws(ProgramError) {
    // Pictures may still be loading.
    defer {
      shelf.close()
      overlay.close()
    }
    try showFirstPage()
    startAlone()
    while isRunning {
      handleEvents()
      let hasLoaded = shelf.takeLoaded()
      goOnRiffling()
      goOnAlone()
      performWaiting()
      if hasLoaded {
        keepPages()
        moveHand()
        needsFrame = true
      }
      followOverlay()
      if isStill {
        clock.pause()
      } else {
        let time = clock.step()
        show.advance(by: time)
        hand.advance(by: time, on: handPlace, show: &show)
        needsFrame = true
        if show.stage.isAtRest { keepPages() }
      }
      if isRunning, needsFrame, isVisible { drawFrame() }
    }
  }

  /// Whether nothing moves until the next event.
  var isStill: Bool { show.stage.isStill && !hand.isMoving }

  /// The page as the hand meets it.
  var handPlace: HandPlace {
    HandPlace(layout, density: window.density, zone: windowRequest.zone)
  }

  /// Lays the page out anew where the window has changed.
  func followWindow() {
    let present = PageLayout(
      window, margin: windowRequest.margin, cornerRadius: settings.cornerRadius)
    guard present != layout else { return }
    layout = present
    renderer.follow(settings, samples: window.samples, density: window.density)
    overlay.resize(to: OverlayLayout(layout, density: window.density))
    hand.resize(to: handPlace, at: Self.now, show: &show)
    shelf.resize(to: layout)
    keepPages()
  }

  /// Keeps the pages in flight and those next to the current one.
  func keepPages() {
    let inUse = show.stage.layers.map(\.content).filter { $0 != Show.nothing }
    let neighbours = [-1, 1].map { (show.page + $0 + shelf.count) % shelf.count }
    shelf.keep(inUse + neighbours + [slideshow?.upcoming].compactMap { $0 })
  }

  func updateTitle() {
    SDL_SetWindowTitle(window.handle, show.title(page: shelf.name(of: show.page)))
    overlay.state.follow(OverlayChoice(show, pages: shelf.count), at: Self.now)
  }

  /// The seconds of SDL's clock, as events have them.
  static var now: Double { Double(SDL_GetTicks64()) / 1000 }

  /// Waits for a page that can be read, or for the end.
  private func showFirstPage() throws(ProgramError) {
    while isRunning {
      _ = shelf.takeLoaded()
      switch shelf.search(from: windowRequest.start - 1, by: 1) {
      case .nothing: throw ProgramError("no picture can be shown")
      case .found(let page):
        show = Show(page: page, settings: settings)
        updateTitle()
        drawFrame()
        // Not before: the first page has both processors to itself.
        overlay.prepare()
        return keepPages()
      case .loading:
        if needsFrame {
          needsFrame = false
          background.clear()
          SDL_GL_SwapWindow(window.handle)
        }
        handleEvents()
      }
    }
  }

  private func drawFrame() {
    needsFrame = false
    followWindow()
    background.clear()
    renderer.draw(show.stage, page: PagePlace(layout.page), target: layout.target) { shelf.texture(of: $0) }
    overlay.draw(with: renderer, on: layout.target, at: Self.now)
    SDL_GL_SwapWindow(window.handle)
    clock.wait(forFrameOf: 1 / window.refreshRate)
  }
}
