/// All that a run of the benchmark has found.
struct BenchReport {
  /// What it ran on, in pairs of a name and a text.
  var facts: [(name: String, text: String)]
  /// Cases that were drawn in turns.
  var tables: [BenchTable] = []
  /// Everything else.
  var figures: [BenchFigure] = []

  /// The report for a terminal.
  var text: String {
    let width = (facts.map(\.name.count).max() ?? 0) + 2
    let head = facts.map { "\($0.name):".padded(right: width) + $0.text } + [""]
    return (head + tables.flatMap(\.lines) + figures.lines).map { $0 + "\n" }.joined()
  }

  /// The report for a program.
  var json: JSONValue {
    .object([
      ("machine", .object(facts.map { ($0.name, .text($0.text)) })),
      ("tables", .list(tables.map(\.json))),
      ("figures", .list(figures.map(\.json))),
    ])
  }
}

extension BenchTable {
  /// The table for a program.
  var json: JSONValue {
    .object([
      ("title", .text(title)), ("size", .text("\(size)")),
      ("noise", .object([("p95", .number(noise.p95)), ("drift", .number(noise.drift))])),
      ("rows", .list(rows.map(\.json))),
    ])
  }
}

extension BenchTable.Row {
  /// The row for a program.
  var json: JSONValue {
    .object([
      ("case", .text(name)), ("frames", .number(Double(frames))), ("median", .number(median)),
      ("p95", .number(p95)), ("p99", .number(p99)), ("milliseconds", .number(milliseconds)),
      ("processor", .number(processor)),
    ])
  }
}

extension BenchFigure {
  /// The figure for a program.
  var json: JSONValue {
    .object([("figure", .text(name)), ("value", .number(value)), ("unit", .text(unit))])
  }
}
