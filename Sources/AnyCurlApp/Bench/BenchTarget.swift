import AnyCurlGL
import CGLEW
import CSDL2

/// What frames are drawn into while drawing is measured.
enum BenchTarget {
  /// A buffer that nobody sees.
  case buffer(FrameBuffer)
  /// A window on the screen.
  case window(GLWindow)

  /// Its size in pixels.
  var size: PixelSize {
    switch self {
    case .buffer(let buffer): buffer.size
    case .window(let window):
      PixelSize(width: max(window.drawableSize.width, 1), height: max(window.drawableSize.height, 1))
    }
  }

  /// Makes it the one that is drawn into.
  func bind() {
    switch self {
    case .buffer(let buffer): buffer.bind()
    case .window: cglew_BindFramebuffer(GLenum(GL_FRAMEBUFFER), 0)
    }
  }

  /// Ends a frame, as part of what is measured: several samples a pixel become one.
  func finish() {
    if case .buffer(let buffer) = self { buffer.resolve() }
    glFinish()
  }

  /// Shows a frame, which is not measured: how long that takes is the display's affair.
  func present() {
    if case .window(let window) = self { SDL_GL_SwapWindow(window.handle) }
  }
}
