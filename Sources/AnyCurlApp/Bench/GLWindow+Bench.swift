import CSDL2

extension GLWindow {
  /// Opens a window to measure in: one that is seen, of exactly a size, or one for its context alone.
  static func forBench(size: PixelSize, isVisible: Bool) throws(ProgramError) -> GLWindow {
    guard isVisible else { return try .offscreen() }
    do {
      OpeningNotice.begin()
      defer { OpeningNotice.end() }
      let window = try GLWindow(try VideoSystem.onScreen(), title: "anycurl bench", size: size)
      // What is measured ends before the frame is shown; nothing has to wait for the screen.
      SDL_GL_SetSwapInterval(0)
      SDL_PumpEvents()
      let given = window.drawableSize
      guard given == (size.width, size.height) else {
        throw ProgramError("the display gives a window of \(given.width)x\(given.height) in place of \(size)")
      }
      return window
    } catch let error as ProgramError {
      throw error
    } catch {
      throw ProgramError("\(error)")
    }
  }
}
