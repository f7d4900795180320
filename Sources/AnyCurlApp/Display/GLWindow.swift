import CSDL2

/// A window with a current OpenGL 3.3 core context, destroyed with the object.
final class GLWindow {
  /// SDL's window.
  let handle: OpaquePointer
  private let context: SDL_GLContext
  /// Held since the window must go before SDL's video part does.
  private let video: VideoSystem

  /// Opens a window.
  ///
  /// - Parameters:
  ///   - video: the started video part.
  ///   - size: the width and height in window units.
  ///   - flags: SDL's flags besides `SDL_WINDOW_OPENGL`.
  ///   - samples: the samples per pixel; fewer where the driver does not offer so many.
  init(
    _ video: VideoSystem, title: String, size: PixelSize, flags: UInt32 = 0, samples: Int = 0
  ) throws(DisplayError) {
    self.video = video
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3)
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 3)
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, CInt(SDL_GL_CONTEXT_PROFILE_CORE.rawValue))
    SDL_GL_SetAttribute(SDL_GL_DOUBLEBUFFER, 1)
    SDL_GL_SetAttribute(SDL_GL_DEPTH_SIZE, 0)
    handle = try Self.create(video, title, size, flags, samples)
    guard let context = SDL_GL_CreateContext(handle) else {
      let error = DisplayError.sdl("no OpenGL 3.3 (try LIBGL_ALWAYS_SOFTWARE=1)")
      SDL_DestroyWindow(handle)
      throw error
    }
    self.context = context
  }

  /// Opens a window that nobody sees, for its context: what is drawn goes into buffers of its own.
  static func offscreen() throws(ProgramError) -> GLWindow {
    do {
      let size = PixelSize(width: 16, height: 16)
      return try GLWindow(try VideoSystem.offscreen(), title: "anycurl", size: size)
    } catch {
      throw ProgramError("\(error)")
    }
  }

  deinit {
    SDL_GL_DeleteContext(context)
    SDL_DestroyWindow(handle)
  }

  /// SDL's driver for it, such as `x11` or `offscreen`.
  var driver: String { video.driver }

  /// The samples per pixel that the driver has given, 0 for one (`SDL_GL_GetAttribute`).
  var samples: Int {
    var (buffers, samples): (CInt, CInt) = (0, 0)
    SDL_GL_GetAttribute(SDL_GL_MULTISAMPLEBUFFERS, &buffers)
    SDL_GL_GetAttribute(SDL_GL_MULTISAMPLESAMPLES, &samples)
    return buffers > 0 ? Int(samples) : 0
  }

  /// The size in pixels, which is larger than that in window units on a dense screen
  /// (`SDL_GL_GetDrawableSize`).
  var drawableSize: (width: Int, height: Int) {
    var (width, height): (CInt, CInt) = (0, 0)
    SDL_GL_GetDrawableSize(handle, &width, &height)
    return (Int(width), Int(height))
  }

  /// The size in window units (`SDL_GetWindowSize`).
  var size: (width: Int, height: Int) {
    var (width, height): (CInt, CInt) = (0, 0)
    SDL_GetWindowSize(handle, &width, &height)
    return (Int(width), Int(height))
  }

  /// Opens the window with as many samples as can be had, and through EGL where the X server has no GLX.
  private static func create(
    _ video: VideoSystem, _ title: String, _ size: PixelSize, _ flags: UInt32, _ samples: Int
  ) throws(DisplayError) -> OpaquePointer {
    let centred = CInt(SDL_WINDOWPOS_CENTERED_MASK)
    for useEGL in video.driver == "x11" ? [false, true] : [false] {
      if useEGL { try video.restartThroughEGL() }
      for count in [samples, 2, 0] where count <= samples {
        SDL_GL_SetAttribute(SDL_GL_MULTISAMPLEBUFFERS, count > 0 ? 1 : 0)
        SDL_GL_SetAttribute(SDL_GL_MULTISAMPLESAMPLES, CInt(count))
        let window = SDL_CreateWindow(
          title, centred, centred, CInt(size.width), CInt(size.height), flags | SDL_WINDOW_OPENGL.rawValue)
        if let window { return window }
      }
    }
    throw .sdl("no OpenGL window (try LIBGL_ALWAYS_SOFTWARE=1)")
  }
}
