/// Times in seconds, or ratios of times, in the order in which they were measured.
struct BenchTimes: Equatable {
  private(set) var values: [Double] = []

  /// Notes one.
  mutating func note(_ value: Double) { values.append(value) }

  /// What a share of them, from 0 to 1, does not exceed; 0 where there are none.
  func quantile(_ share: Double) -> Double {
    guard !values.isEmpty else { return 0 }
    return values.sorted()[Int((share * Double(values.count - 1)).rounded())]
  }

  /// The middle one.
  var median: Double { quantile(0.5) }

  /// Every `count`th of them, from the one at `first` on.
  func every(_ count: Int, from first: Int) -> BenchTimes {
    BenchTimes(values: stride(from: first, to: values.count, by: count).map { values[$0] })
  }

  /// These as ratios to a unit that was measured in turns with them: each to the median of the nine units nearest
  /// in time, so that a machine that becomes slower changes both.
  ///
  /// - Precondition: there are as many units.
  func ratios(to unit: BenchTimes) -> BenchTimes {
    precondition(unit.values.count == values.count, "a unit for each")
    return BenchTimes(
      values: values.indices.map { index in
        let near = unit.values[max(index - 4, 0)...min(index + 4, values.count - 1)]
        let median = BenchTimes(values: Array(near)).median
        return median > 0 ? values[index] / median : 0
      })
  }

  /// How far the halves of the measurement lie apart: the larger median over the smaller one; 1 where nothing
  /// has changed.
  var drift: Double {
    let half = values.count / 2
    let medians = [values.prefix(half), values.suffix(half)].map { BenchTimes(values: Array($0)).median }
    guard let low = medians.min(), let high = medians.max(), low > 0 else { return 1 }
    return high / low
  }
}
