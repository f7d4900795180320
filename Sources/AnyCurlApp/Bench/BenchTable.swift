/// What was measured at one size, as ratios to the unit of the same run.
struct BenchTable {
  /// One case.
  struct Row: Equatable {
    /// The case.
    let name: String
    /// Frames counted.
    let frames: Int
    /// In units.
    let median, p95, p99: Double
    /// The median in milliseconds.
    let milliseconds: Double
    /// The median of the processors' work, in milliseconds.
    let processor: Double
  }

  /// What the table is about.
  let title: String
  /// The size of frame and page, in pixels.
  let size: PixelSize
  /// The cases.
  let rows: [Row]
  /// The unit's 95th percentile over its median, and the drift of its median between the halves of the run.
  let noise: (p95: Double, drift: Double)

  /// Makes the table of cases that were measured in turns, one of them the unit.
  init(_ title: String, size: PixelSize, _ series: [BenchSeries]) {
    let times = series.first { $0.name == BenchCase.unit }?.wall ?? BenchTimes()
    let unit = times.median
    self.title = title
    self.size = size
    noise = (unit > 0 ? times.quantile(0.95) / unit : 0, times.drift)
    rows = series.map { series in
      func ratio(_ share: Double) -> Double { unit > 0 ? series.wall.quantile(share) / unit : 0 }
      return Row(
        name: series.name, frames: series.wall.values.count, median: ratio(0.5), p95: ratio(0.95),
        p99: ratio(0.99), milliseconds: series.wall.median * 1000, processor: series.processor.median * 1000)
    }
  }

  /// The median of a case in units; nil where it was not measured.
  func median(of name: String) -> Double? { rows.first { $0.name == name }?.median }
}
