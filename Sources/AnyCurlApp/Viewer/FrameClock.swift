import CSDL2

/// The time between frames, and the wait for the next.
struct FrameClock {
  private var last: UInt64?
  private var lastGap = 0.0
  private let frequency = Double(SDL_GetPerformanceFrequency())

  /// The seconds since the last call, 0 at the first one and after a pause.
  ///
  /// After a gap of more than a second, as a suspended process has, it is one 60th: the curl goes on where it
  /// was. Only where one frame after another takes long it is the gap: that is what drawing takes.
  ///
  /// - Parameter now: the time, counted as `SDL_GetPerformanceCounter` does.
  mutating func step(at now: UInt64 = SDL_GetPerformanceCounter()) -> Double {
    defer { last = now }
    guard let last else { return 0 }
    let gap = Double(now - last) / frequency
    defer { lastGap = gap }
    return gap > 1 && lastGap < 0.5 ? 1 / 60 : gap
  }

  /// Forgets the last call: nothing moves until the next.
  mutating func pause() { (last, lastGap) = (nil, 0) }

  /// Waits until a frame of so many seconds has passed since the last step, for drivers that do not wait for
  /// the screen.
  func wait(forFrameOf seconds: Double) {
    guard let last else { return }
    let spent = Double(SDL_GetPerformanceCounter() - last) / frequency
    if spent < seconds { SDL_Delay(UInt32((seconds - spent) * 1000)) }
  }
}
