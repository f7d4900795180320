/// The times of one case's frames, in seconds.
struct BenchTimes {
  private var times: [Double] = []

  /// Notes the time of one frame.
  mutating func note(_ seconds: Double) { times.append(seconds) }

  /// The time that a share of the frames, from 0 to 1, does not exceed; 0.5 is the median.
  func quantile(_ share: Double) -> Double {
    guard !times.isEmpty else { return 0 }
    return times.sorted()[Int((share * Double(times.count - 1)).rounded())]
  }
}
