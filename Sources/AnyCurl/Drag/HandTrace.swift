/// Where a hand has been in the last moments, to tell how fast it is.
struct HandTrace: Hashable, Sendable {
  /// A moment: when it was, how far the corner was on its way across the page, and the sheet's progress.
  struct Moment: Hashable, Sendable {
    let time: Double
    let way: Double
    let progress: Double
  }

  /// How long a hand's movement counts, in seconds: one that has stood still for so long has no velocity.
  private static let memory = 0.1

  private var moments: [Moment] = []

  /// The last moment.
  var last: Moment? { moments.last }

  /// Notes a moment; times do not go back.
  mutating func add(_ moment: Moment) {
    let time = max(moment.time, moments.last?.time ?? moment.time)
    // What is older than the memory counts no more, but for the last place before it.
    while moments.count > 1, moments[1].time < time - Self.memory { moments.removeFirst() }
    moments.append(Moment(time: time, way: moment.way, progress: moment.progress))
  }

  /// The velocity of the way and of the progress at a time, in units per second.
  func velocity(at time: Double) -> (way: Double, progress: Double) {
    guard let last = moments.last, let first = moments.first(where: { $0.time >= time - Self.memory }) else {
      return (0, 0)
    }
    // Two moments in one frame tell nothing of a velocity.
    let span = max(max(time, last.time) - first.time, 0.02)
    return ((last.way - first.way) / span, (last.progress - first.progress) / span)
  }
}
