import AnyCurl

/// A tour of all sixteen curls: the eight combinations up, then down, over and over.
struct Tour: Equatable, Sendable {
  /// A curl of the tour.
  struct Stop: Hashable, Sendable {
    /// The place of the combination among the eight, from 0.
    let place: Int
    let kind: CurlKind
  }

  /// All sixteen, in their order.
  static let stops = CurlKind.allCases.flatMap { kind in
    CurlOptions.allCases.indices.map { Stop(place: $0, kind: kind) }
  }

  /// The time between two curls.
  var rest = Rest(0.5)
  private var index = 0

  /// The next curl.
  mutating func next() -> Stop {
    defer { index = (index + 1) % Self.stops.count }
    rest.begin()
    return Self.stops[index]
  }
}
