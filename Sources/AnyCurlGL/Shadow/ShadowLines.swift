import AnyCurl

/// What a shadow reaches, without what the sheet hides: what the vertex shader needs of it.
///
/// Lines along the contact line divide it into slices. On each line stand six places: where the shadow begins, where
/// what throws it begins, where the sheet begins to hide it, and the same backwards.
struct ShadowLines {
  /// The most lines: what the shader has room for.
  static let limit = 32

  /// Two for each line: its own place across the contact line and the first three along it; the other three.
  private(set) var lines: [SIMD4<Float>] = []

  /// How many lines there are.
  var count: Int { lines.count / 2 }

  /// The places of the lines: on the plane across the contact line, on the sheet as distances past it.
  private var places: [Double] = []
  private var hiddenLines = HiddenLines(limit: Self.limit)

  /// Makes room for the lines of any sheet.
  init() {
    lines.reserveCapacity(2 * Self.limit)
    places.reserveCapacity(Self.limit)
  }

  /// Finds what a shadow reaches.
  ///
  /// - Parameter pixel: how large a pixel of the target is on the page's plane.
  mutating func cut(_ shadow: SheetShadow, pixel: Double) {
    lines.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    let sheet = shadow.sheet
    let cover = SheetCover(sheet, shadow.span, pixel: pixel)
    switch shadow.receiver {
    case .plane: placeOnPlane(shadow, cover)
    case .sheet: placeOnSheet(shadow, cover)
    }
    places.sortSlices()
    guard places.count > 1 else { return }
    hiddenLines.cut(places) { start, end in
      switch shadow.receiver {
      case .plane: sheet.hidesWhatIsUnder ? cover.between(start, end) : nil
      case .sheet: sheet.texture.isOpaqueOnBothSides ? cover.onSheet(from: start, to: end) : nil
      }
    }
    addLines(of: shadow)
  }

  private mutating func addLines(of shadow: SheetShadow) {
    let places = hiddenLines.places
    var place = shadow.received(places[0])
    var span = shadow.shadowSpan(at: place.x)
    var bulgeBefore = 0.0
    for line in places.indices {
      let next = line + 1 < places.count ? shadow.received(places[line + 1]) : place
      let nextSpan = line + 1 < places.count ? shadow.shadowSpan(at: next.x) : span
      let bulge = next == place ? 0 : shadow.bulge(from: place.x, span, to: next.x, nextSpan)
      let reach = max(bulge, bulgeBefore)
      let shadowed = span + SIMD2(place.y - reach, place.y + reach)
      let edges = inside(shadowed, shadow.edges(at: place.x) + place.y)
      let hidden = inside(shadowed, hiddenLines.hidden[line])
      lines.append(
        SIMD4(SIMD4(places[line], shadowed.x, min(edges.x, hidden.x), hidden.x)))
      lines.append(SIMD4(SIMD4(hidden.y, max(edges.y, hidden.y), shadowed.y, 0)))
      (place, span, bulgeBefore) = (next, nextSpan, bulge)
    }
  }

  private mutating func placeOnPlane(_ shadow: SheetShadow, _ cover: SheetCover) {
    let (reach, casters) = (shadow.reach, shadow.casters)
    let (first, last) = (shadow.place(of: casters.lowerBound), shadow.place(of: casters.upperBound))
    divide(from: reach.x, to: min(first, last), into: 3)
    divide(from: last, to: first, into: 5)
    if last < 0 {
      // What throws the shadow before and past the contact line begins at two places: a slice next to no width.
      places.append(-2 * leastSlice)
    } else {
      places.append(last)
    }
    // Dense where the sheet stands upright and its shadow's edge turns round.
    let way = shadow.turning - casters.lowerBound
    let steps = Self.count(atMost: 8, over: way)
    for step in 0..<steps {
      places.append(shadow.place(of: casters.lowerBound + way * Double(step) / Double(steps)))
    }
    divide(from: shadow.place(of: shadow.turning), to: reach.y, into: 3)
    places.append(reach.y)
    if cover.lastPlace > reach.x, cover.lastPlace < reach.y { places.append(cover.lastPlace) }
    let corners = shadow.span.corners
    if shadow.casters.contains(corners.0) { places.append(shadow.place(of: corners.0)) }
    if shadow.casters.contains(corners.1) { places.append(shadow.place(of: corners.1)) }
  }

  private mutating func placeOnSheet(_ shadow: SheetShadow, _ cover: SheetCover) {
    let range = shadow.span.range
    let tip = shadow.place(of: shadow.casters.upperBound)
    // The page's distance at a place of the plane, as far as it has not turned away from the light.
    func distance(_ place: Double) -> Double {
      max(place < 0 ? place : shadow.rising(at: place), range.lowerBound)
    }
    let start = distance(tip - shadow.greatestBorder)
    let end = min(cover.seen.silhouette, range.upperBound)
    divide(from: start, to: distance(tip), into: 3)
    divide(from: distance(tip), to: distance(0), into: 5)
    // Dense enough for the page's edge to be where the rows have it.
    divide(from: max(distance(tip), distance(0)), to: end, into: 12)
    places.append(end)
    let corners = shadow.span.corners
    if corners.0 > start, corners.0 < end { places.append(corners.0) }
    if corners.1 > start, corners.1 < end { places.append(corners.1) }
  }

  /// Places equally spaced lines, the first of them at `start`, none at `end`.
  private mutating func divide(from start: Double, to end: Double, into atMost: Int) {
    guard end > start else { return }
    let count = Self.count(atMost: atMost, over: end - start)
    for step in 0..<count { places.append(start + (end - start) * Double(step) / Double(count)) }
  }

  /// Into how many slices to cut a width: none of them less than ten pixels wide, where two are.
  private static func count(atMost: Int, over width: Double) -> Int {
    min(max(Int(width / 10), 2), atMost)
  }
}
