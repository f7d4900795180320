import AnyCurl

/// A page that lies flat under a sheet, without what that hides: what the vertex shader needs of it.
///
/// On drivers without a GPU, what is drawn and then hidden is up to a third of a frame.
struct RevealedLines {
  /// The most lines: what the shader has room for.
  static let limit = 24
  /// How far the page reaches under the flat part of the sheet, so that nothing shows between the two.
  private static let overlap = 3.0

  /// The lines' distances from the page's centre, across the contact line.
  private(set) var distances: [Float] = []
  /// For each line the places along it where the page begins, where the sheet begins to hide it and ends to do so, and
  /// where the page ends.
  private(set) var places: [SIMD4<Float>] = []

  private var cuts: [Double] = []
  private var hiddenLines = HiddenLines(limit: Self.limit)

  /// Makes room for the lines of any page.
  init() {
    distances.reserveCapacity(Self.limit)
    places.reserveCapacity(Self.limit)
    cuts.reserveCapacity(Self.limit)
  }

  /// Cuts the page that lies under a sheet which hides what is under it.
  ///
  /// - Parameter pixel: how large a pixel of the target is on the page's plane.
  mutating func cut(under sheet: PlacedSheet, pixel: Double) {
    let span = SheetSpan(sheet.bend, size: sheet.size)
    let cover = SheetCover(sheet, span, pixel: pixel)
    distances.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    placeLines(span, cover)
    guard cuts.count > 1 else { return }
    hiddenLines.cut(cuts) { cover.between($0, $1) }
    for (place, range) in zip(hiddenLines.places, hiddenLines.hidden) {
      let page = span.places(at: place)
      let hidden = inside(page, range)
      distances.append(Float(place + sheet.bend.contact))
      places.append(SIMD4(SIMD4(page.x, hidden.x, hidden.y, page.y)))
    }
  }

  /// Places the lines: through the corners, and densely where the bent part may hide the page.
  private mutating func placeLines(_ span: SheetSpan, _ cover: SheetCover) {
    cuts.removeAll(keepingCapacity: true)
    let (first, last) = (max(-Self.overlap, span.range.lowerBound), span.range.upperBound)
    guard last > first else { return }
    cuts.append(first)
    let bent = min(cover.lastPlace, last)
    if bent > first {
      let (start, end) = (max(first, 0), cover.seen.silhouette)
      for step in 0..<8 {
        let place = cover.seen.place(of: start + (end - start) * Double(step) / 8)
        if place > first, place < bent { cuts.append(place) }
      }
      cuts.append(bent)
    }
    let corners = span.corners
    if corners.0 > first, corners.0 < last { cuts.append(corners.0) }
    if corners.1 > first, corners.1 < last { cuts.append(corners.1) }
    cuts.append(last)
    cuts.sortSlices()
  }
}
