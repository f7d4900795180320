/// `anycurl bench`: what drawing costs, as ratios to one plain quad of the same size in the same run.
struct BenchCommand {
  let request: BenchRequest

  /// Draws and prints tables.
  func run() throws(ProgramError) {
    let window = try GLWindow.offscreen()
    try measure(on: BenchStand(size: request.size, in: window, isVisible: false))
    withExtendedLifetime(window) {}
  }

  private func measure(on stand: BenchStand) throws(ProgramError) {
    let floors = BenchCase.floors
    for (title, cases) in [
      ("whole curls", BenchCase.main),
      ("parts", floors + BenchCase.parts(of: .tight) + BenchCase.parts(of: .classic)),
      ("many", floors + [MotionName.tight, .classic].flatMap { BenchCase.sheets($0) + [BenchCase.stages($0)] }),
      ("pages", floors + [MotionName.tight, .classic].flatMap { BenchCase.pages(of: $0) }),
    ] {
      let series = try BenchSeries.measure(cases, frames: request.frames, on: stand)
      for line in BenchTable(title, size: request.size, series).lines { print(line) }
    }
  }
}
