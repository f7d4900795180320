/// One number that was measured, or made of several that were.
struct BenchFigure: Equatable {
  /// What it is; no two figures of a report have one name.
  let name: String
  /// The number.
  let value: Double
  /// What it counts, such as `ms` or `× one quad`.
  let unit: String

  /// Makes a figure.
  init(_ name: String, _ value: Double, _ unit: String) {
    (self.name, self.value, self.unit) = (name, value, unit)
  }

  /// The figure for a terminal.
  func line(width: Int) -> String {
    name.padded(right: width) + value.rounded(places: 2).padded(left: 10) + " " + unit
  }
}

extension [BenchFigure] {
  /// The figures for a terminal, one a line.
  var lines: [String] {
    let width = map(\.name.count).max() ?? 0
    return map { $0.line(width: width) }
  }
}
