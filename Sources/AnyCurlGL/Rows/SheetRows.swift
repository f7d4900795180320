import AnyCurl

/// A page cut into rows by lines parallel to the cylinder's axis: what the vertex shader needs of each.
struct SheetRows {
  /// The most lines that a cut has: what the shader has room for.
  static let limit = 120

  /// The lines by growing s, as the shader's `vec4`: s, the place on side 0, the place on side 1, and nothing.
  private(set) var lines: [SIMD4<Float>] = []
  /// The lines of what lies flat, up to the contact line; empty where nothing does.
  private(set) var flat = 0..<0
  /// The lines of the bent part whose front is seen, up to the silhouette.
  private(set) var front = 0..<0
  /// The lines whose front is seen in the shadow of the back, up to the silhouette; they may begin in what lies
  /// flat.
  private(set) var shaded = 0..<0
  /// The lines of the bent part whose back is seen, from the silhouette on.
  private(set) var back = 0..<0

  private var cuts: [CanonicalOutline.Line] = []

  /// Makes an empty cut with room for any.
  init() {
    lines.reserveCapacity(Self.limit)
    cuts.reserveCapacity(Self.limit)
  }

  /// Cuts a bent page at its corners, the contact line, the silhouette and the end of the half turn.
  ///
  /// Between them the cylinder is cut in steps of √(2/r) radians, which keeps the chord within a quarter of a
  /// pixel of the arc.
  ///
  /// - Parameters:
  ///   - bend: the bend.
  ///   - size: the page's size in canonical space.
  ///   - cameraHeight: the camera's height over the page's centre.
  ///   - shade: the distance from which on the back shades the front; infinite where it does not.
  mutating func cut(_ bend: Bend, size: PageSize, cameraHeight: Double, shadedFrom shade: Double = .infinity)
  {
    let outline = CanonicalOutline(bend, size: size)
    let silhouette = Self.silhouette(of: bend, on: outline, cameraHeight: cameraHeight)
    let halfTurn = Double.pi * bend.radius
    let step = max((2 / bend.radius).squareRoot(), .pi / 90) * bend.radius
    start(with: outline)
    insert(0, in: outline)
    insert(silhouette, in: outline)
    insert(halfTurn, in: outline)
    let shade = min(shade, silhouette)
    insert(shade, in: outline)
    divide(from: 0, to: silhouette, step: step, in: outline)
    divide(from: silhouette, to: halfTurn, step: step, in: outline)
    convert()
    flat = lines(from: outline.first, to: min(0, shade, outline.last))
    front = lines(from: max(0, outline.first), to: min(shade, outline.last))
    shaded = lines(from: max(shade, outline.first), to: min(silhouette, outline.last))
    back = lines(from: max(silhouette, outline.first), to: outline.last)
  }

  /// Cuts a page that lies flat, whole or without what a sheet over it hides.
  ///
  /// - Parameters:
  ///   - bend: the bend by whose contact line to cut.
  ///   - size: the page's size in canonical space.
  ///   - isHidden: whether the flat part of the sheet hides what lies before the contact line.
  mutating func cutFlat(_ bend: Bend, size: PageSize, isHidden: Bool) {
    let outline = CanonicalOutline(bend, size: size)
    start(with: outline)
    // A few pixels lie under the sheet, so that nothing shows between the two.
    let hidden = isHidden ? min(max(-3, outline.first), outline.last) : outline.first
    insert(hidden, in: outline)
    convert()
    flat = lines(from: hidden, to: outline.last)
    for index in lines.indices { lines[index].x = 0 }
    (front, shaded, back) = (0..<0, 0..<0, 0..<0)
  }

  /// The silhouette, moved onto a corner's line where the rasteriser could not tell the two apart: they would
  /// cross in its rounding.
  private static func silhouette(
    of bend: Bend, on outline: CanonicalOutline, cameraHeight: Double
  ) -> Double {
    let silhouette = bend.silhouette(cameraHeight: cameraHeight)
    let corners = outline.corners
    let close = (bend.radius / 128).squareRoot()
    if abs(corners.0.x - silhouette) < close { return corners.0.x }
    if abs(corners.1.x - silhouette) < close { return corners.1.x }
    if abs(corners.2.x - silhouette) < close { return corners.2.x }
    if abs(corners.3.x - silhouette) < close { return corners.3.x }
    return silhouette
  }

  private mutating func start(with outline: CanonicalOutline) {
    cuts.removeAll(keepingCapacity: true)
    let corners = outline.corners
    insert(corners.0)
    insert(corners.1)
    insert(corners.2)
    insert(corners.3)
  }

  /// Puts a line in its place: by s, and where several corners share one s, by the places on the outline.
  private mutating func insert(_ line: CanonicalOutline.Line) {
    let key = (line.x, line.y + line.z)
    cuts.insert(line, at: cuts.firstIndex { ($0.x, $0.y + $0.z) > key } ?? cuts.count)
  }

  /// Puts the line at a distance in its place, unless it misses the page.
  private mutating func insert(_ s: Double, in outline: CanonicalOutline) {
    if s >= outline.first, s <= outline.last { insert(outline.line(at: s)) }
  }

  /// Puts equally spaced lines between two, no further apart than `step`.
  private mutating func divide(
    from start: Double, to end: Double, step: Double, in outline: CanonicalOutline
  ) {
    let first = max(start, outline.first)
    let last = min(end, outline.last)
    guard last > first else { return }
    let count = max(Int(((last - first) / step).rounded(.up)), 1)
    for index in 1..<count {
      insert(first + (last - first) * Double(index) / Double(count), in: outline)
    }
  }

  private mutating func convert() {
    lines.removeAll(keepingCapacity: true)
    for cut in cuts { lines.append(SIMD4(SIMD4(cut, 0))) }
  }

  /// The indices of the lines from one distance to another one, both cut; empty where there is no area.
  private func lines(from first: Double, to last: Double) -> Range<Int> {
    guard last > first else { return 0..<0 }
    let start = cuts.firstIndex { $0.x >= first } ?? cuts.count
    let end = cuts.lastIndex { $0.x <= last } ?? -1
    return end > start ? start..<(end + 1) : 0..<0
  }
}
