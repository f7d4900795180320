import AnyCurl

/// A page that lies flat under a sheet, without what that hides: what the vertex shader needs of it.
///
/// On drivers without a GPU, what is drawn and then hidden is up to a third of a frame.
struct RevealedLines {
  /// The most lines: what the shader has room for.
  static let limit = 16
  /// How far the page reaches under the flat part of the sheet, so that nothing shows between the two.
  private static let overlap = 3.0

  /// The lines' distances from the page's centre, across the contact line.
  private(set) var distances: [Float] = []
  /// For each line the places along it where the page begins, where the sheet begins to hide it and ends to do so, and
  /// where the page ends.
  private(set) var places: [SIMD4<Float>] = []

  private var cuts: [Double] = []
  private var covers: [SIMD2<Double>] = []

  /// Makes room for the lines of any page.
  init() {
    distances.reserveCapacity(Self.limit)
    places.reserveCapacity(Self.limit)
    cuts.reserveCapacity(Self.limit)
    covers.reserveCapacity(Self.limit)
  }

  /// Cuts the page that lies under a sheet which hides what is under it.
  mutating func cut(under sheet: PlacedSheet) {
    let span = SheetSpan(sheet.bend, size: sheet.size)
    let cover = SheetCover(sheet, span, reach: 0)
    cuts.removeAll(keepingCapacity: true)
    covers.removeAll(keepingCapacity: true)
    distances.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    placeLines(span)
    guard cuts.count > 1 else { return }
    for slice in 0..<(cuts.count - 1) {
      covers.append(cover.onPlane(from: cuts[slice], to: cuts[slice + 1]))
    }
    for line in cuts.indices {
      let (before, after) = (max(line - 1, 0), min(line, covers.count - 1))
      let page = span.places(at: cuts[line])
      let hidden = inside(page, common(covers[before], covers[after], or: page.sum() / 2))
      distances.append(Float(cuts[line] + sheet.bend.contact))
      places.append(SIMD4(SIMD4(page.x, hidden.x, hidden.y, page.y)))
    }
  }

  /// Places the lines: through the corners, and densely where the bent part may hide the page.
  private mutating func placeLines(_ span: SheetSpan) {
    let (first, last) = (max(-Self.overlap, span.range.lowerBound), span.range.upperBound)
    guard last > first else { return }
    let bent = min(span.bend.radius, last)
    for step in 0..<10 { cuts.append(first + (bent - first) * Double(step) / 10) }
    cuts.append(bent)
    let corners = span.corners
    if corners.0 > first, corners.0 < last { cuts.append(corners.0) }
    if corners.1 > first, corners.1 < last { cuts.append(corners.1) }
    cuts.append(last)
    cuts.sortSlices()
  }
}
