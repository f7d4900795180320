import AnyCurl

extension BenchTable {
  /// The title of the table that every size has.
  static let mainTitle = "whole curls"

  /// Whether it is the table that every size has.
  var isMain: Bool { title == Self.mainTitle }

  /// Makes the table of one motion in each combination by itself, up and down, from a measurement of all together.
  init(eachCombinationOf motion: MotionName, size: PixelSize, _ series: [BenchSeries]) {
    let unit = series.filter { $0.name == BenchCase.unit }
    let apart = series.filter { $0.name == motion.rawValue }.flatMap { whole in
      let period = CurlOptions.allCases.count * CurlKind.allCases.count
      return (0..<period).map { place in
        let moment = BenchMoment(frame: place)
        return BenchSeries(
          name:
            "\(moment.options.corner.rawValue), \(moment.options.direction.rawValue), \(moment.kind.rawValue)",
          wall: whole.wall.every(period, from: place), processor: whole.processor.every(period, from: place),
          ratios: whole.ratios.every(period, from: place))
      }
    }
    self.init("\(motion.rawValue), each combination", size: size, unit + apart)
  }
}
