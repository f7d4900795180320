import CSDLGL

/// A window with an OpenGL 3.3 core context and a loop.
public final class Window {
  /// SDL's own words for what failed.
  public struct Failure: Error, CustomStringConvertible {
    /// The words.
    public let description = String(cString: SDL_GetError())
  }

  private let handle: OpaquePointer
  private let context: SDL_GLContext
  private var recording = Recording()

  /// Opens a window of a size in window units.
  public init(_ title: String, width: Int32, height: Int32) throws(Failure) {
    SDL_SetMainReady()
    guard SDL_Init(SDL_INIT_VIDEO) == 0 else { throw Failure() }
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3)
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 3)
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, Int32(SDL_GL_CONTEXT_PROFILE_CORE.rawValue))
    let place = Int32(SDL_WINDOWPOS_CENTERED_MASK)
    guard
      let handle = SDL_CreateWindow(title, place, place, width, height, SDL_WINDOW_OPENGL.rawValue),
      let context = SDL_GL_CreateContext(handle)
    else { throw Failure() }
    SDL_GL_SetSwapInterval(1)
    (self.handle, self.context) = (handle, context)
  }

  deinit {
    SDL_GL_DeleteContext(context)
    SDL_DestroyWindow(handle)
    SDL_Quit()
  }

  /// Draws frames until the window is closed.
  ///
  /// - Parameters:
  ///   - click: called with the place of a press of the mouse, from the upper left corner.
  ///   - frame: draws one frame, given the seconds since the last.
  public func run(click: (_ x: Int, _ y: Int) -> Void = { _, _ in }, frame: (Double) -> Void) {
    var last = SDL_GetTicks64()
    while true {
      var event = SDL_Event()
      while SDL_PollEvent(&event) != 0 {
        if event.type == SDL_QUIT.rawValue { return }
        if event.type == SDL_MOUSEBUTTONDOWN.rawValue { click(Int(event.button.x), Int(event.button.y)) }
      }
      let now = SDL_GetTicks64()
      frame(recording.time(Double(now - last) / 1000))
      last = now
      var (width, height): (Int32, Int32) = (0, 0)
      SDL_GL_GetDrawableSize(handle, &width, &height)
      recording.drawn(width: width, height: height)
      SDL_GL_SwapWindow(handle)
    }
  }

  /// Makes a texture whose first row is the page's top one.
  public static func texture(
    width: Int, height: Int, _ color: (_ x: Int, _ y: Int) -> SIMD4<UInt8>
  ) -> UInt32 {
    let pixels = (0..<height).flatMap { y in (0..<width).map { x in color(x, y) } }
    var name: GLuint = 0
    glGenTextures(1, &name)
    glBindTexture(GLenum(GL_TEXTURE_2D), name)
    glTexImage2D(
      GLenum(GL_TEXTURE_2D), 0, GL_RGBA8, GLsizei(width), GLsizei(height), 0, GLenum(GL_RGBA),
      GLenum(GL_UNSIGNED_BYTE), pixels)
    glTexParameteri(GLenum(GL_TEXTURE_2D), GLenum(GL_TEXTURE_MAX_LEVEL), 0)
    return name
  }
}
