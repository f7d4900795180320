import CSDL2

/// The screen saver, which is held off while pages turn by themselves.
struct ScreenSaver {
  private(set) var isHeldOff = false

  /// Holds it off, or lets it come again (`SDL_DisableScreenSaver`, `SDL_EnableScreenSaver`).
  mutating func holdOff(_ isWanted: Bool) {
    guard isWanted != isHeldOff else { return }
    isHeldOff = isWanted
    if isWanted { SDL_DisableScreenSaver() } else { SDL_EnableScreenSaver() }
  }
}
