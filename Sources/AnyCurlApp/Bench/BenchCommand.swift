import CGLEW
import Glibc

/// `anycurl bench`: what drawing costs, as ratios to one plain page of the same size in the same run.
struct BenchCommand {
  let request: BenchRequest

  /// Draws and prints a table.
  ///
  /// The cases take turns frame by frame, so that whatever else the machine does falls on all alike. A frame's
  /// time is from its first OpenGL call to the end of `glFinish`.
  func run() throws(ProgramError) {
    let window = try GLWindow.offscreen()
    try measure(on: BenchStand(in: window, size: request.size))
    withExtendedLifetime(window) {}
  }

  private func measure(on stand: BenchStand) {
    let count = request.frames
    var times = [BenchTimes](repeating: BenchTimes(), count: BenchCase.all.count)
    // The first frames find caches cold; they are drawn and not counted.
    for frame in -3..<count {
      for (index, bench) in BenchCase.all.enumerated() {
        let start = Self.now()
        bench.draw(frame: max(frame, 0), of: count, on: stand)
        glFinish()
        if frame >= 0 { times[index].note(Self.now() - start) }
      }
    }
    show(times)
  }

  private func show(_ times: [BenchTimes]) {
    let unit = times[1].quantile(0.5)
    print("\(request.size), \(request.frames) frames a case, one page = \(Self.rounded(unit * 1000)) ms")
    print("case                median   p95   p99  (in pages)")
    for (bench, times) in zip(BenchCase.all, times) {
      let columns = [0.5, 0.95, 0.99].map { Self.column(Self.rounded(times.quantile($0) / unit)) }
      print(Self.padded(bench.name) + columns.joined())
    }
    print("noise: one page took \(Self.rounded(times[1].quantile(0.95) / unit)) times its median at p95")
  }

  private static func rounded(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }

  private static func column(_ text: String) -> String {
    String(repeating: " ", count: max(6 - text.count, 1)) + text
  }

  private static func padded(_ name: String) -> String {
    name + String(repeating: " ", count: max(20 - name.count, 1))
  }

  /// Seconds on a clock that only goes forward (`clock_gettime`).
  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
