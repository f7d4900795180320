import Glibc

/// The time that has passed and the time that processors have worked, both in seconds.
struct BenchClock {
  /// On a clock that only goes forward (`CLOCK_MONOTONIC`).
  let wall: Double
  /// Of all threads of the process, the driver's included (`CLOCK_PROCESS_CPUTIME_ID`).
  let processor: Double

  /// Reads both.
  init() {
    wall = Self.seconds(CLOCK_MONOTONIC)
    processor = Self.seconds(CLOCK_PROCESS_CPUTIME_ID)
  }

  private static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
