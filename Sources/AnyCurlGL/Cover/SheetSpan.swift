import AnyCurl
import Glibc

/// How far a page reaches along the contact line of its bend, at each distance past it.
struct SheetSpan {
  let bend: CurlBend
  /// The distances past the contact line between which the page lies.
  let range: ClosedRange<Double>
  /// How far the page reaches at most from its centre, along the contact line.
  let length: Double
  private let outline: CanonicalOutline
  private let half: SIMD2<Double>
  private let along: SIMD2<Double>

  /// Measures a page of a canonical size.
  init(_ bend: CurlBend, size: PageSize) {
    self.bend = bend
    outline = CanonicalOutline(bend, size: size)
    range = outline.first...max(outline.first, outline.last)
    half = size.half
    along = SIMD2(-bend.across.y, bend.across.x)
    length = abs(along.x) * half.x + abs(along.y) * half.y
  }

  /// The distances of the page's two corners that are neither its first nor its last.
  var corners: (Double, Double) { (outline.corners.1.x, outline.corners.2.x) }

  /// The first and last place along the contact line at a distance past it, at which the page lies.
  func places(at s: Double) -> SIMD2<Double> { places(at: outline.line(at: s)) }

  /// The first and last place along the contact line between two distances past it; none where the page does
  /// not lie between them.
  func places(from first: Double, to last: Double) -> SIMD2<Double> {
    let (start, end) = (max(first, range.lowerBound), min(last, range.upperBound))
    guard start <= end else { return Self.nothing }
    let corners = outline.corners
    var all = union(places(at: start), places(at: end))
    if (start...end).contains(corners.1.x) { all = union(all, places(at: corners.1)) }
    if (start...end).contains(corners.2.x) { all = union(all, places(at: corners.2)) }
    return all
  }

  /// What the rising part hides for certain between two places across the contact line, however the camera
  /// moves it by up to a margin.
  func hiddenByRising(from start: Double, to end: Double, _ margin: Double) -> SIMD2<Double> {
    let radius = bend.radius
    let (low, high) = (start - margin, end + margin)
    guard high < radius else { return Self.nothing }
    return common(
      low < 0 ? low : radius * asin(low / radius), high < 0 ? high : radius * asin(high / radius), margin)
  }

  /// What the returning part hides for certain.
  func hiddenByReturning(from start: Double, to end: Double, _ margin: Double) -> SIMD2<Double> {
    let radius = bend.radius
    let (low, high) = (start - margin, end + margin)
    guard high < radius else { return Self.nothing }
    return common(
      .pi * radius - (high < 0 ? high : radius * asin(high / radius)),
      .pi * radius - (low < 0 ? low : radius * asin(low / radius)), margin)
  }

  /// What the page covers at all distances between two, less a margin.
  private func common(_ first: Double, _ last: Double, _ margin: Double) -> SIMD2<Double> {
    guard range.contains(first), range.contains(last) else { return Self.nothing }
    // The page is convex: what it covers at both it covers between them.
    let (a, b) = (places(at: first), places(at: last))
    return SIMD2(max(a.x, b.x) + margin, min(a.y, b.y) - margin)
  }

  private static let nothing: SIMD2<Double> = [.infinity, -.infinity]

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
