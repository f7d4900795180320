extension BenchTable {
  /// The table for a terminal, one line each.
  var lines: [String] {
    let width = max(rows.map(\.name.count).max() ?? 0, title.count)
    let head = ["median", "p95", "p99", "ms", "cpu ms", "frames"].map { $0.padded(left: 9) }.joined()
    let body = rows.map { row in
      let numbers = [row.median, row.p95, row.p99, row.milliseconds, row.processor]
      let cells = numbers.map { $0.rounded(places: 2).padded(left: 9) } + ["\(row.frames)".padded(left: 9)]
      return row.name.padded(right: width) + cells.joined()
    }
    let noise =
      "noise: at p95 \(BenchCase.unit) took \(noise.p95.rounded(places: 2)) times what those round it took; its median"
      + " drifted by \(((noise.drift - 1) * 100).rounded(places: 1)) %"
    return ["\(size)", title.padded(right: width) + head] + body + [noise, ""]
  }
}
