import CSDL2
import Testing

@testable import AnyCurlApp

@Suite struct `The clock of frames` {
  /// The steps that the clock makes when it is asked after each of these gaps, in seconds.
  private func steps(after gaps: [Double]) -> [Double] {
    var clock = FrameClock()
    var now: UInt64 = 1
    _ = clock.step(at: now)
    return gaps.map { gap in
      now += UInt64(gap * Double(SDL_GetPerformanceFrequency()))
      return (clock.step(at: now) * 1000).rounded() / 1000
    }
  }

  @Test func `counts from its second call on`() {
    var clock = FrameClock()
    #expect(clock.step(at: 5_000_000_000) == 0)
    clock.pause()
    #expect(clock.step(at: 9_000_000_000) == 0)
  }

  @Test func `counts each gap`() { #expect(steps(after: [0.016, 0.25, 0.75]) == [0.016, 0.25, 0.75]) }

  @Test func `skips the time of a suspended process`() {
    #expect(steps(after: [0.016, 30, 0.016]) == [0.016, 0.017, 0.016])
  }

  @Test func `counts what slow drawing takes`() {
    #expect(steps(after: [1.5, 1.5, 1.5]) == [0.017, 1.5, 1.5])
  }
}
