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
  /// The unit's own 95th percentile, and how far its median drifted between the halves of the measurement.
  let noise: (p95: Double, drift: Double)

  /// Makes the table of cases that were measured in turns, one of them the unit.
  init(_ title: String, size: PixelSize, _ series: [BenchSeries]) {
    let unit = series.first { $0.name == BenchCase.unit }
    self.title = title
    self.size = size
    noise = (unit?.ratios.quantile(0.95) ?? 0, unit?.wall.drift ?? 1)
    rows = series.map { series in
      Row(
        name: series.name, frames: series.wall.values.count, median: series.ratios.median,
        p95: series.ratios.quantile(0.95), p99: series.ratios.quantile(0.99),
        milliseconds: series.wall.median * 1000, processor: series.processor.median * 1000)
    }
  }

  /// The median of a case in units; nil where it was not measured.
  func median(of name: String) -> Double? { rows.first { $0.name == name }?.median }
}
