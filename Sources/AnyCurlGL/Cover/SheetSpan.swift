import AnyCurl

/// How far a page reaches along the contact line of its bend, at each distance past it.
struct SheetSpan {
  /// The distances past the contact line between which the page lies.
  let range: ClosedRange<Double>
  private let outline: CanonicalOutline
  private let half: SIMD2<Double>
  private let along: SIMD2<Double>

  /// Measures a page of a canonical size.
  init(_ bend: Bend, size: PageSize) {
    outline = CanonicalOutline(bend, size: size)
    range = outline.first...max(outline.first, outline.last)
    half = size.half
    along = SIMD2(-bend.across.y, bend.across.x)
  }

  /// The distances of the page's two corners that are neither its first nor its last.
  var corners: (Double, Double) { (outline.corners.1.x, outline.corners.2.x) }

  /// The first and last place along the contact line at a distance past it, at which the page lies.
  func places(at s: Double) -> SIMD2<Double> { places(at: outline.line(at: s)) }

  /// The first and last place along the contact line between two distances past it; none where the page does
  /// not lie between them.
  func places(from first: Double, to last: Double) -> SIMD2<Double> {
    let (start, end) = (max(first, range.lowerBound), min(last, range.upperBound))
    guard start <= end else { return nothing }
    let corners = outline.corners
    var all = union(places(at: start), places(at: end))
    if (start...end).contains(corners.1.x) { all = union(all, places(at: corners.1)) }
    if (start...end).contains(corners.2.x) { all = union(all, places(at: corners.2)) }
    return all
  }

  /// The places along the contact line where a line of the outline begins and ends.
  private func places(at line: CanonicalOutline.Line) -> SIMD2<Double> {
    let (a, b) = (place(line.y, isLeft: true), place(line.z, isLeft: false))
    return SIMD2(min(a, b), max(a, b))
  }

  /// The place along the contact line of a point of the outline, as the vertex shader has it.
  private func place(_ f: Double, isLeft: Bool) -> Double {
    let (before, after) = (min(max(f, 0), 1), min(max(f - 1, 0), 1))
    let fraction: SIMD2<Double> = isLeft ? SIMD2(after, before) : SIMD2(before, after)
    let point = half * SIMD2(2 * fraction.x - 1, 1 - 2 * fraction.y)
    return (point * along).sum()
  }
}
