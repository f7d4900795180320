import CSDL2

/// The time between frames, and the wait for the next.
struct FrameClock {
  private var last: UInt64?
  private let frequency = Double(SDL_GetPerformanceFrequency())

  /// The seconds since the last call, 0 at the first one and after a pause.
  ///
  /// After a gap of more than a second, as a suspended process has, it is one 60th: the curl goes on where it
  /// was.
  mutating func step() -> Double {
    let now = SDL_GetPerformanceCounter()
    defer { last = now }
    guard let last else { return 0 }
    let seconds = Double(now - last) / frequency
    return seconds > 1 ? 1 / 60 : seconds
  }

  /// Forgets the last call: nothing moves until the next.
  mutating func pause() { last = nil }

  /// Waits until a frame of so many seconds has passed since the last step, for drivers that do not wait for
  /// the screen.
  func wait(forFrameOf seconds: Double) {
    guard let last else { return }
    let spent = Double(SDL_GetPerformanceCounter() - last) / frequency
    if spent < seconds { SDL_Delay(UInt32((seconds - spent) * 1000)) }
  }
}
