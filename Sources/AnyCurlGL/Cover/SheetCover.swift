import AnyCurl

/// What a sheet hides for certain of what lies under it.
///
/// Places are those where the camera shows things: across the contact line, from it on, and along it.
struct SheetCover {
  let seen: SeenBend
  /// How far the sheet reaches.
  let span: SheetSpan
  /// How far inside its edges the sheet hides what is under it for certain.
  private let margin: Double

  /// Finds what a sheet hides.
  ///
  /// - Parameters:
  ///   - sheet: a sheet whose two sides are opaque.
  ///   - span: how far it reaches.
  ///   - pixel: how large a pixel of the target is on the page's plane.
  init(_ sheet: PlacedSheet, _ span: SheetSpan, pixel: Double) {
    self.span = span
    seen = SeenBend(sheet.bend, cameraHeight: sheet.cameraHeight)
    margin = 2 * max(pixel, 1)
  }

  /// The last place at which the rising part hides something.
  var lastPlace: Double { seen.place(of: seen.silhouette) - 1.5 * margin }

  /// The first place at which the part that comes back hides something.
  var firstPlace: Double { seen.place(of: span.range.upperBound) + 1.5 * margin }

  /// Where the camera shows the corners of the page that are neither its first nor its last.
  var corners: (Double, Double) { (seen.place(of: span.corners.0), seen.place(of: span.corners.1)) }

  /// What is hidden on the first and on the last of two lines along the contact line, so that all that lies between
  /// them is hidden, too; nil where no such part is.
  func between(_ first: Double, _ last: Double, by part: SeenBend.Part) -> (SIMD2<Double>, SIMD2<Double>)? {
    let (start, end) = (hidden(at: first, by: part), hidden(at: last, by: part))
    guard start.x < start.y, end.x < end.y else { return nil }
    // The page's edges are straight where it lies flat, and its corners turn outward: all between them is hidden.
    if part == .rising, last <= 0 { return (start, end) }
    guard let a = seen.distance(at: first, of: part), let b = seen.distance(at: last, of: part) else {
      return nil
    }
    var excess = 0.0
    for step in 1...3 {
      let place = seen.place(of: a + (b - a) * Double(step) / 4)
      let all = hidden(at: place, by: part)
      let straight = start + (end - start) * ((place - first) / (last - first))
      excess = max(excess, all.x - straight.x, straight.y - all.y)
    }
    let shrink = SIMD2(excess, -excess) * 1.25
    let (less, lessAtEnd) = (start + shrink, end + shrink)
    return less.x < less.y && lessAtEnd.x < lessAtEnd.y ? (less, lessAtEnd) : nil
  }

  /// What is hidden between two lines of the plane by the part of the sheet that hides more.
  func between(_ first: Double, _ last: Double) -> (SIMD2<Double>, SIMD2<Double>)? {
    guard let rising = between(first, last, by: .rising) else { return between(first, last, by: .returning) }
    guard let returning = between(first, last, by: .returning) else { return rising }
    return width(of: rising) < width(of: returning) ? returning : rising
  }

  /// What the part that comes back hides of the sheet itself between two distances that are not past the silhouette.
  /// Places are those of the sheet before the camera shows it.
  func onSheet(from first: Double, to last: Double) -> (SIMD2<Double>, SIMD2<Double>)? {
    guard let (start, end) = between(seen.place(of: first), seen.place(of: last), by: .returning) else {
      return nil
    }
    return (start * seen.depth(at: first), end * seen.depth(at: last))
  }

  private func width(of hidden: (SIMD2<Double>, SIMD2<Double>)) -> Double {
    hidden.0.y - hidden.0.x + hidden.1.y - hidden.1.x
  }

  /// What is hidden of the line at a place, less the margin on all sides; an empty range where nothing is.
  private func hidden(at place: Double, by part: SeenBend.Part) -> SIMD2<Double> {
    let (before, after) = (shown(at: place - margin, of: part), shown(at: place + margin, of: part))
    return SIMD2(max(before.x, after.x) + margin, min(before.y, after.y) - margin)
  }

  /// From where to where a part is shown on the line at a place.
  private func shown(at place: Double, of part: SeenBend.Part) -> SIMD2<Double> {
    guard let s = seen.distance(at: place, of: part), span.range.contains(s) else { return nothing }
    return span.places(at: s) / seen.depth(at: s)
  }
}
