import AnyCurl

extension BenchFigure {
  /// What several sheets and stages cost, from the table that measured them.
  static func many(_ motion: MotionName, in table: BenchTable) -> [BenchFigure] {
    let name = motion.rawValue
    let sheets = BenchCase.sheetCounts.compactMap { count in
      table.median(of: BenchCase.sheetName(motion, count)).map { (x: Double(count), y: $0) }
    }
    var figures: [BenchFigure] = []
    if let line = BenchSlope(sheets) {
      figures.append(BenchFigure("\(name), each further sheet", line.slope, "× \(BenchCase.unit)"))
      figures.append(BenchFigure("\(name), further sheets, linear to", line.fit, "of 1"))
    }
    if let one = table.median(of: name), let stages = table.median(of: BenchCase.stageName(motion)), one > 0 {
      figures.append(BenchFigure("\(name), 64 stages", stages / one, "× one stage of the same area"))
    }
    return figures
  }

  /// What the fade of a sheet adds to the frames in which the sheet fades, from the same frames with and without.
  static func fade(of motion: MotionName, _ parts: [BenchSeries], size: PixelSize) -> [BenchFigure] {
    func ratios(_ name: String) -> BenchTimes { parts.first { $0.name == name }?.ratios ?? BenchTimes() }
    let page = PageSize(width: Double(size.width), height: Double(size.height))
    let (with, without) = (ratios(motion.rawValue), ratios(BenchCase.withoutFade(motion)))
    var added = BenchTimes()
    for (frame, pair) in zip(with.values, without.values).enumerated() {
      let moment = BenchMoment(frame: frame)
      let shape = moment.curl(motion.motion).shape(at: moment.progress, on: page)
      if let shape, shape.opacity < 1 { added.note(pair.0 - pair.1) }
    }
    guard !added.values.isEmpty else { return [] }
    return [
      BenchFigure("\(motion.rawValue), fade, added while it lasts", added.median, "× \(BenchCase.unit)")
    ]
  }

  /// How the time of a case grows with the size of the page; none where there is but one size.
  static func growth(of name: String, in tables: [BenchTable]) -> [BenchFigure] {
    let points = tables.compactMap { table in
      table.rows.first { $0.name == name }.map { (x: Double(table.size.area) / 1e6, y: $0.milliseconds) }
    }
    guard let line = BenchSlope(points) else { return [] }
    return [
      BenchFigure("\(name), growth with the page", line.slope, "ms per megapixel"),
      BenchFigure("\(name), growth with the page, linear to", line.fit, "of 1"),
    ]
  }
}
