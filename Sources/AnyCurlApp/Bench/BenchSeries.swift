import CGLEW

/// What the frames of one case took.
struct BenchSeries {
  /// The case.
  let name: String
  /// From the first OpenGL call of a frame to the end of `glFinish`.
  var wall = BenchTimes()
  /// What all processors together have worked meanwhile.
  var processor = BenchTimes()
  /// The wall times as ratios to the unit of the same measurement; empty where that has none.
  var ratios = BenchTimes()

  /// Draws cases, which take turns frame by frame, so that whatever else the machine does falls on all alike.
  static func measure(
    _ cases: [BenchCase], frames: Int, on stand: BenchStand
  ) throws(ProgramError) -> [BenchSeries] {
    var series = cases.map { BenchSeries(name: $0.name) }
    // The first frames find caches cold and memory new; they are drawn and not counted.
    for frame in -3..<frames {
      let moment = BenchMoment(frame: max(frame, 0))
      for (index, bench) in cases.enumerated() {
        bench.prepare(moment, stand)
        let target = try stand.target(samples: bench.samples)
        target.bind()
        stand.renderer.appearance = bench.appearance
        stand.renderer.smoothsEdges = bench.smoothsEdges
        glFinish()
        let start = BenchClock()
        bench.draw(moment, stand)
        target.finish()
        let end = BenchClock()
        target.present()
        guard frame >= 0 else { continue }
        series[index].wall.note(end.wall - start.wall)
        series[index].processor.note(end.processor - start.processor)
      }
    }
    guard let unit = series.first(where: { $0.name == BenchCase.unit })?.wall else { return series }
    for index in series.indices { series[index].ratios = series[index].wall.ratios(to: unit) }
    return series
  }
}
