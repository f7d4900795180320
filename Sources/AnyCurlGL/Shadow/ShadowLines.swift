import AnyCurl

/// What a shadow reaches, without what the sheet hides: what the vertex shader needs of it.
///
/// Lines along the contact line divide it into slices. On each line stand six places: where the shadow begins, where
/// what throws it begins, where the sheet begins to hide it, and the same backwards.
struct ShadowLines {
  /// The most lines: what the shader has room for.
  static let limit = 24

  /// Two for each line: its own place across the contact line and the first three along it; the other three.
  private(set) var lines: [SIMD4<Float>] = []
  /// For each slice, whether what lies between the places where the sheet begins to hide the shadow is seen.
  private(set) var isOpen: [Bool] = []

  /// The places of the lines: on the plane across the contact line, on the sheet as distances past it.
  private var places: [Double] = []
  private var shadows: [SIMD2<Double>] = []
  private var covers: [SIMD2<Double>] = []

  /// Makes room for the lines of any sheet.
  init() {
    lines.reserveCapacity(2 * Self.limit)
    isOpen.reserveCapacity(Self.limit)
    places.reserveCapacity(Self.limit)
    shadows.reserveCapacity(Self.limit)
    covers.reserveCapacity(Self.limit)
  }

  /// Finds what a shadow reaches.
  mutating func cut(_ shadow: SheetShadow) {
    removeAll()
    switch shadow.receiver {
    case .plane: placeOnPlane(shadow)
    case .sheet: placeOnSheet(shadow)
    }
    places.sortSlices()
    guard places.count > 1 else { return }
    let sheet = shadow.sheet
    let cover = SheetCover(sheet, shadow.span, reach: shadow.spread.x)
    for slice in 0..<(places.count - 1) {
      let (start, end) = (across(slice, of: shadow), across(slice + 1, of: shadow))
      shadows.append(shadow.shadowSpan(from: start, to: end))
      switch shadow.receiver {
      case .sheet where sheet.texture.isOpaqueOnBothSides: covers.append(cover.onSheet(from: start, to: end))
      case .plane where sheet.hidesWhatIsUnder: covers.append(cover.onPlane(from: start, to: end))
      default: covers.append(SIMD2(.infinity, -.infinity))
      }
    }
    convert(shadow)
  }

  private mutating func removeAll() {
    lines.removeAll(keepingCapacity: true)
    isOpen.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    shadows.removeAll(keepingCapacity: true)
    covers.removeAll(keepingCapacity: true)
  }

  private mutating func placeOnPlane(_ shadow: SheetShadow) {
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
    let corners = shadow.span.corners
    if shadow.casters.contains(corners.0) { places.append(shadow.place(of: corners.0)) }
    if shadow.casters.contains(corners.1) { places.append(shadow.place(of: corners.1)) }
  }

  private mutating func placeOnSheet(_ shadow: SheetShadow) {
    let range = shadow.span.range
    let tip = shadow.place(of: shadow.casters.upperBound)
    // The page's distance at a place of the plane, as far as it has not turned away from the light.
    func distance(_ place: Double) -> Double {
      max(place < 0 ? place : shadow.rising(at: place), range.lowerBound)
    }
    let start = distance(tip - shadow.spread.x)
    let end = min(shadow.sheet.bend.silhouette(cameraHeight: shadow.sheet.cameraHeight), range.upperBound)
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

  /// The place of a line on the plane.
  private func across(_ line: Int, of shadow: SheetShadow) -> Double {
    shadow.receiver == .plane ? places[line] : shadow.sheet.bend.displaced(places[line])
  }

  /// Gives each line what holds for the slices on both of its sides.
  private mutating func convert(_ shadow: SheetShadow) {
    for line in places.indices {
      let (before, after) = (max(line - 1, 0), min(line, shadows.count - 1))
      let shadowed = union(shadows[before], shadows[after])
      let edges = inside(shadowed, shadow.edges(at: across(line, of: shadow)))
      let hidden = inside(shadowed, common(covers[before], covers[after], or: edges.sum() / 2))
      lines.append(
        SIMD4(SIMD4(places[line], shadowed.x, min(edges.x, hidden.x), hidden.x)))
      lines.append(SIMD4(SIMD4(hidden.y, max(edges.y, hidden.y), shadowed.y, 0)))
    }
    for slice in shadows.indices {
      isOpen.append(!(isHidden(slice, by: covers[slice]) && isHidden(slice + 1, by: covers[slice])))
    }
  }

  /// Whether what the sheet hides of a slice holds what lies between the hidden places of a line.
  private func isHidden(_ line: Int, by cover: SIMD2<Double>) -> Bool {
    Double(lines[2 * line].w) >= cover.x && Double(lines[2 * line + 1].x) <= cover.y
  }
}
