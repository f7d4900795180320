/// Lines along the contact line, and what of each a sheet hides, so that all between the hidden places of two
/// neighbours is hidden, too.
struct HiddenLines {
  /// Across the contact line, in the order in which they were given.
  private(set) var places: [Double] = []
  /// The first and last hidden place along each line; the same where hidden slices begin or end, no range where nothing is.
  private(set) var hidden: [SIMD2<Double>] = []

  /// How far inside a slice that is hidden a line stands where the next slice is not: no slice that the eye sees.
  private static let step = 1.5 * leastSlice

  private let limit: Int

  /// Makes room for a number of lines; slices for whose ends there is none are taken as seen.
  init(limit: Int) {
    self.limit = limit
    places.reserveCapacity(limit)
    hidden.reserveCapacity(limit)
  }

  /// Takes the lines between slices, and adds some where what is hidden begins and ends.
  ///
  /// - Parameters:
  ///   - slices: the lines, in order.
  ///   - cover: what is hidden on the first and the last line of a slice; nil where nothing is.
  mutating func cut(_ slices: [Double], by cover: (Double, Double) -> (SIMD2<Double>, SIMD2<Double>)?) {
    places.removeAll(keepingCapacity: true)
    hidden.removeAll(keepingCapacity: true)
    var before: SIMD2<Double>?
    for (index, place) in slices.enumerated() {
      let isEnd = index == 0 || index + 1 == slices.count
      // What is hidden may begin here and end after the slice: two lines more.
      let isRoom = places.count + slices.count - index + 2 <= limit
      let next = index + 1 < slices.count ? slices[index + 1] : place
      let after = isRoom && next - place > 4 * Self.step ? cover(place, next) : nil
      if let range = isEnd ? before ?? after?.0 : common(before, after?.0) {
        append(place, range)
        before = after?.1
      } else if let range = before {
        append(place - Self.step, range)
        append(place, SIMD2(repeating: range.sum() / 2))
        before = nil
      } else if let after {
        append(place, SIMD2(repeating: after.0.sum() / 2))
        append(place + Self.step, after.0)
        before = after.1
      } else {
        append(place, nothing)
      }
    }
  }

  private mutating func append(_ place: Double, _ range: SIMD2<Double>) {
    places.append(place)
    hidden.append(range)
  }
}
