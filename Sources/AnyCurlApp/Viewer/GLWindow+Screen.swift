import CSDL2

extension GLWindow {
  /// Whether the window fills its screen.
  var isFullscreen: Bool { SDL_GetWindowFlags(handle) & SDL_WINDOW_FULLSCREEN.rawValue != 0 }

  /// Fills the screen that the window is on, in the mode that it has, or goes back
  /// (`SDL_SetWindowFullscreen`).
  func toggleFullscreen() {
    SDL_SetWindowFullscreen(handle, isFullscreen ? 0 : SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue)
  }

  /// Where the window's upper left corner is on the screen, in its units; zero where that is not told, as under
  /// Wayland (`SDL_GetWindowPosition`).
  var origin: SIMD2<Double> {
    var (x, y): (CInt, CInt) = (0, 0)
    SDL_GetWindowPosition(handle, &x, &y)
    return [Double(x), Double(y)]
  }

  /// The pixels per window unit.
  var density: Double { Double(drawableSize.width) / Double(max(size.width, 1)) }

  /// The frames that the window's screen shows in a second; 60 where that is not known
  /// (`SDL_GetCurrentDisplayMode`).
  var refreshRate: Double {
    var mode = SDL_DisplayMode()
    let display = SDL_GetWindowDisplayIndex(handle)
    guard display >= 0, SDL_GetCurrentDisplayMode(display, &mode) == 0, mode.refresh_rate > 0 else {
      return 60
    }
    return Double(mode.refresh_rate)
  }
}

extension PageLayout {
  /// Lays the page out in a window as it is now; a margin, none in fullscreen, and a radius of the page's corners, both
  /// in window units.
  init(_ window: GLWindow, margin: Int, cornerRadius: Int) {
    let pixels = window.drawableSize
    let scaled = { (units: Int) in Int((Double(units) * window.density).rounded()) }
    self.init(
      width: pixels.width, height: pixels.height, margin: window.isFullscreen ? 0 : scaled(margin),
      cornerRadius: scaled(cornerRadius))
  }
}
