import CSDL2
import Glibc

/// SDL's video part, started; ended with the object (`SDL_QuitSubSystem`).
final class VideoSystem {
  /// The driver that SDL has chosen, such as `x11`, `wayland` or `offscreen`.
  let driver: String

  /// Starts video to draw without a display, whatever the environment says.
  static func offscreen() throws(DisplayError) -> VideoSystem {
    SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "offscreen", SDL_HINT_OVERRIDE)
    // Signals end a command that draws into files at once; only a window has a loop that sees SDL's events.
    SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
    return try VideoSystem()
  }

  /// Starts video for a window.
  ///
  /// - Throws: where there is no display. SDL then quietly chooses a driver that shows nothing, so that its
  ///   name is what tells; a driver that the user has asked for by `SDL_VIDEODRIVER` is taken.
  static func onScreen() throws(DisplayError) -> VideoSystem {
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    // Fingers are fingers and the mouse is the mouse, and the press that brings the window to the front drags, too.
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
    // Without a locale for characters the X libraries mangle what is not ASCII in a title.
    setlocale(LC_CTYPE, "")
    if strcmp(nl_langinfo(nl_item(CODESET)), "UTF-8") != 0 { setlocale(LC_CTYPE, "C.UTF-8") }
    if getenv("SDL_VIDEODRIVER") != nil { return try VideoSystem() }
    // Without a folder to look in, Wayland's library complains on a line of its own.
    let isPath = getenv("WAYLAND_DISPLAY")?.pointee == CChar(UInt8(ascii: "/"))
    if !isPath, getenv("XDG_RUNTIME_DIR") == nil, getenv("WAYLAND_SOCKET") == nil {
      SDL_SetHint(SDL_HINT_VIDEODRIVER, "x11")
    }
    let video = try? VideoSystem()
    guard let video, !["offscreen", "dummy", "evdev", "kmsdrm"].contains(video.driver) else {
      throw DisplayError(
        "no display: neither an X11 nor a Wayland one can be opened (`anycurl render` and `anycurl gallery`"
          + " need none)")
    }
    return video
  }

  /// Starts video again, so that OpenGL comes through EGL, which an X server without GLX needs
  /// (`SDL_HINT_VIDEO_X11_FORCE_EGL`, which SDL looks at only then). No window may be open.
  func restartThroughEGL() throws(DisplayError) {
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
    SDL_SetHint(SDL_HINT_VIDEO_X11_FORCE_EGL, "1")
    guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else { throw .sdl("no display") }
  }

  private init() throws(DisplayError) {
    SDL_SetMainReady()
    guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else { throw .sdl("no display") }
    driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "none"
  }

  deinit { SDL_QuitSubSystem(SDL_INIT_VIDEO) }
}
