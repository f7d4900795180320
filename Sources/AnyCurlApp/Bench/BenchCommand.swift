import AnyCurl
import Glibc

/// `anycurl bench`: what drawing costs, as ratios to one plain quad of the same size in the same run, and what
/// else a curl costs.
struct BenchCommand {
  let request: BenchRequest

  /// Measures and prints.
  func run() throws(ProgramError) {
    var report = BenchReport(facts: [])
    for size in request.sizes {
      let window = try GLWindow.forBench(size: size, isVisible: request.showsWindow)
      try measure(on: BenchStand(size: size, in: window, isVisible: request.showsWindow), into: &report)
      if report.facts.isEmpty { report.facts = BenchMachine.facts(display: window.driver) }
      withExtendedLifetime(window) {}
    }
    for motion in [MotionName.tight, .classic] {
      report.figures += BenchFigure.growth(of: motion.rawValue, in: report.tables.filter(\.isMain))
    }
    print(request.isJSON ? "\(report.json)\n" : report.text, terminator: "")
  }

  private func measure(on stand: BenchStand, into report: inout BenchReport) throws(ProgramError) {
    let size = stand.target.size
    let main = try BenchSeries.measure(BenchCase.main, frames: request.frames, on: stand)
    report.tables.append(BenchTable(BenchTable.mainTitle, size: size, main))
    if request.tellsCombinations {
      report.tables += [MotionName.tight, .classic].map {
        BenchTable(eachCombinationOf: $0, size: size, main)
      }
    }
    guard size == request.furtherSize, !request.isBrief else { return }
    try measureFurther(on: stand, into: &report)
  }

  /// Measures what is measured at one size only.
  private func measureFurther(on stand: BenchStand, into report: inout BenchReport) throws(ProgramError) {
    let size = stand.target.size
    for motion in [MotionName.tight, .classic] {
      let name = motion.rawValue
      let parts = try BenchSeries.measure(
        BenchCase.floors + BenchCase.parts(of: motion), frames: request.furtherFrames, on: stand)
      report.tables.append(BenchTable("parts of \(name)", size: size, parts))
      report.figures += BenchFigure.fade(of: motion, parts, size: size)
      for (title, cases) in [
        ("many, \(name)", [BenchCase.curl(motion)] + BenchCase.sheets(motion) + [BenchCase.stages(motion)]),
        ("pages, \(name)", BenchCase.pages(of: motion)),
      ] {
        let series = try BenchSeries.measure(
          BenchCase.floors + cases, frames: request.furtherFrames, on: stand)
        let table = BenchTable(title, size: size, series)
        report.tables.append(table)
        report.figures += BenchFigure.many(motion, in: table)
      }
    }
    try measureBesides(on: stand, into: &report)
  }

  /// Measures what is not drawing.
  private func measureBesides(on stand: BenchStand, into report: inout BenchReport) throws(ProgramError) {
    let processor = ProcessorBench(stand, frames: 1000)
    report.figures += [MotionName.tight, .classic, .fade].flatMap { processor.figures($0) }
    report.figures += processor.growthWithRows()
    if let picture = request.picture {
      report.figures += try PictureBench(file: picture, page: stand.target.size).figures()
    }
    if case .buffer(let buffer) = stand.target {
      report.figures += try ExportBench(stand: stand, frames: min(request.furtherFrames, 24))
        .figures(from: buffer)
    }
  }
}
