import CSDL2

/// `anycurl [PICTURE|FOLDER …]`: pictures in a window.
struct WindowCommand {
  let request: WindowRequest

  /// Shows the pictures until the user ends it.
  func run() throws(ProgramError) {
    let named = request.pictures.isEmpty ? [try AssetFolder.find()] : request.pictures
    let album = Album(named)
    if album.pictures.isEmpty, named.count == 1 {
      throw ProgramError(album.problems.first.map { "\($0)" } ?? "\(named[0]): no pictures")
    }
    for problem in album.problems { report("\(problem)") }
    guard !album.pictures.isEmpty else { throw ProgramError("no pictures") }
    guard request.start <= album.pictures.count else {
      throw ProgramError("--start: no page \(request.start), the album has \(album.pictures.count)")
    }
    let thread = PictureThread()
    let shelf = shelf(of: album.pictures, thread: thread)
    let window = try openWindow()
    try Viewer(window, request, shelf: shelf, thread: thread).run()
    // Textures and shaders are gone; only now the context may go.
    withExtendedLifetime(window) {}
  }

  /// The pages, the first of them loading while the window is opened, at the size that it will have unless the screen
  /// is a dense one or its window manager knows better.
  private func shelf(of pictures: [FileName], thread: PictureThread) -> PageShelf {
    let layout = PageLayout(
      width: request.size.width, height: request.size.height, margin: request.margin,
      cornerRadius: request.settings.cornerRadius)
    let shelf = PageShelf(
      pictures, fit: request.settings.fit, layout: layout, wraps: request.wraps, thread: thread)
    shelf.loadFirst(request.start - 1)
    return shelf
  }

  private func openWindow() throws(ProgramError) -> GLWindow {
    do {
      OpeningNotice.begin()
      defer { OpeningNotice.end() }
      let video = try VideoSystem.onScreen()
      let window = try GLWindow(
        video, title: "AnyCurl", size: request.size,
        flags: SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue,
        samples: request.settings.samples)
      SDL_SetWindowMinimumSize(window.handle, 64, 64)
      // A covered window would wait in a swap under Wayland, and elsewhere the screen may set no pace: then the
      // loop's own limit does.
      if video.driver == "wayland" || (SDL_GL_SetSwapInterval(-1) != 0 && SDL_GL_SetSwapInterval(1) != 0) {
        SDL_GL_SetSwapInterval(0)
      }
      return window
    } catch {
      throw ProgramError("\(error)")
    }
  }
}
