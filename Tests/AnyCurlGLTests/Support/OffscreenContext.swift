import CSDL2

/// An OpenGL 3.3 core context without a display, current from its making to its end.
final class OffscreenContext {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let window: OpaquePointer
  private let context: SDL_GLContext

  init() throws {
    SDL_SetMainReady()
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "offscreen")
    guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else { throw Self.failure("SDL_InitSubSystem") }
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3)
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 3)
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, Int32(SDL_GL_CONTEXT_PROFILE_CORE.rawValue))
    guard let window = SDL_CreateWindow("test", 0, 0, 16, 16, SDL_WINDOW_OPENGL.rawValue) else {
      throw Self.failure("SDL_CreateWindow")
    }
    guard let context = SDL_GL_CreateContext(window) else {
      SDL_DestroyWindow(window)
      throw Self.failure("SDL_GL_CreateContext")
    }
    self.window = window
    self.context = context
  }

  deinit {
    SDL_GL_DeleteContext(context)
    SDL_DestroyWindow(window)
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
  }

  private static func failure(_ call: String) -> Failure {
    Failure(description: "\(call): \(String(cString: SDL_GetError()))")
  }
}
