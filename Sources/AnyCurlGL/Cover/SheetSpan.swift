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
  private let cornerRadius: Double
  /// The lines on which the page reaches furthest to either side: those of the corners that are neither its first nor
  /// its last.
  private let furthest: (CanonicalOutline.Line, CanonicalOutline.Line)

  /// Measures a page of a canonical size, whose corners are round if they have a radius.
  init(_ bend: CurlBend, size: PageSize, cornerRadius: Double = 0) {
    self.bend = bend
    self.cornerRadius = cornerRadius
    outline = CanonicalOutline(bend, size: size)
    half = size.half
    along = SIMD2(-bend.across.y, bend.across.x)
    length = abs(along.x) * half.x + abs(along.y) * half.y
    let corners = outline.corners
    guard cornerRadius > 0 else {
      range = outline.first...max(outline.first, outline.last)
      furthest = (corners.1, corners.2)
      return
    }
    let cut = cornerRadius * (bend.across.x - bend.across.y - 1)
    range = (outline.first + cut)...max(outline.first + cut, outline.last - cut)
    let shift = cornerRadius * bend.across.sum()
    furthest = (outline.line(at: corners.1.x + shift), outline.line(at: corners.2.x - shift))
  }

  /// The distances of the page's two corners that are neither its first nor its last, where it reaches furthest.
  var corners: (Double, Double) { (furthest.0.x, furthest.1.x) }

  /// The first and last place along the contact line at a distance past it, at which the page lies.
  func places(at s: Double) -> SIMD2<Double> { places(at: outline.line(at: s)) }

  /// The first and last place along the contact line between two distances past it; none where the page does
  /// not lie between them.
  func places(from first: Double, to last: Double) -> SIMD2<Double> {
    let (start, end) = (max(first, range.lowerBound), min(last, range.upperBound))
    guard start <= end else { return Self.nothing }
    var all = union(places(at: start), places(at: end))
    if (start...end).contains(furthest.0.x) { all = union(all, places(at: furthest.0)) }
    if (start...end).contains(furthest.1.x) { all = union(all, places(at: furthest.1)) }
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
    let (a, b) = (point(line.y, isLeft: true), point(line.z, isLeft: false))
    let (first, last) = ((a * along).sum(), (b * along).sum())
    guard cornerRadius > 0 else { return SIMD2(min(first, last), max(first, last)) }
    let (start, end) = first < last ? (a, b) : (b, a)
    return SIMD2(rounded(start, -1, at: line.x), rounded(end, 1, at: line.x))
  }

  /// The place along the contact line where a line of the outline begins (side −1) or ends (side 1), from the point
  /// where it would with square corners.
  private func rounded(_ end: SIMD2<Double>, _ side: Double, at s: Double) -> Double {
    let room = half - cornerRadius
    guard abs(end.x) > room.x, abs(end.y) > room.y else { return (end * along).sum() }
    let center = SIMD2(copysign(room.x, end.x), copysign(room.y, end.y))
    let away = (center * bend.across).sum() - bend.contact - s
    return (center * along).sum() + side * max(cornerRadius * cornerRadius - away * away, 0).squareRoot()
  }

  /// A point of the outline with square corners, as the vertex shader has it.
  private func point(_ f: Double, isLeft: Bool) -> SIMD2<Double> {
    let (before, after) = (min(max(f, 0), 1), min(max(f - 1, 0), 1))
    let fraction: SIMD2<Double> = isLeft ? SIMD2(after, before) : SIMD2(before, after)
    return half * SIMD2(2 * fraction.x - 1, 1 - 2 * fraction.y)
  }
}
