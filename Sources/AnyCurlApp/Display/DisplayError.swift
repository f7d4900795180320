import CSDL2

/// Why nothing can be shown or drawn.
struct DisplayError: Error, CustomStringConvertible {
  /// One line that names what failed and why.
  let description: String

  init(_ description: String) {
    self.description = description
  }

  /// An error with SDL's own words (`SDL_GetError`).
  static func sdl(_ failed: String) -> DisplayError {
    DisplayError("\(failed): \(String(cString: SDL_GetError()))")
  }
}
