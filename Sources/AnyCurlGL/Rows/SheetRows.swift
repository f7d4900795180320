import AnyCurl

/// A page cut into rows by lines parallel to the cylinder's axis: what the vertex shader needs of each.
struct SheetRows {
  /// The most lines that a cut has: what the shader has room for.
  static let limit = 224

  /// The lines by growing s, as the shader's `vec4`: s, the place on side 0, the place on side 1, and what it is,
  /// with what is hidden of it.
  var lines: [SIMD4<Float>] = []
  /// The lines of what lies flat, up to the contact line; empty where nothing does.
  private(set) var flat = 0..<0
  /// The lines of the bent part whose front is seen, up to the silhouette and the sliver beside it.
  var front = 0..<0
  /// The lines of the bent part whose back is seen, from the silhouette on.
  var back = 0..<0
  /// The lines beside the silhouette; nil where the silhouette does not cross the page, or edges are hard.
  var sliver: Sliver?
  /// On each side the index of the plain line through the corner between its two edges.
  var corners = (0, 0)
  /// How large a pixel of the target is on the page's plane; 0 where edges are hard.
  private(set) var pixel = 0.0
  /// How large it is there, however edges are.
  private(set) var pixelSize = 1.0

  /// The lines before they are rounded.
  var cuts: [SIMD4<Double>] = []

  /// Makes an empty cut with room for any.
  init() {
    lines.reserveCapacity(Self.limit)
    cuts.reserveCapacity(Self.limit)
  }

  /// Cuts a bent page at its corners, the contact line, the silhouette and the end of the half turn.
  ///
  /// Between them the cylinder is cut in steps of √(2/r) radians, r in pixels of the target, which keeps the
  /// chord within a quarter of a pixel of the arc.
  ///
  /// - Parameters:
  ///   - bend: the bend.
  ///   - size: the page's size in canonical space.
  ///   - cameraHeight: the camera's height over the page's centre.
  ///   - pixel: how large a pixel of the target is on the page's plane.
  ///   - isSmooth: whether the edges are to be antialiased.
  ///   - cover: what the part that comes back hides of what lies flat and of the front; nil to leave nothing out.
  mutating func cut(
    _ bend: CurlBend, size: PageSize, cameraHeight: Double, pixel: Double, isSmooth: Bool,
    cover: SheetCover? = nil
  ) {
    let outline = CanonicalOutline(bend, size: size)
    let silhouette = outline.silhouette(of: bend, cameraHeight: cameraHeight, pixel: pixel)
    let halfTurn = Double.pi * bend.radius
    let step = max((2 * pixel / bend.radius).squareRoot(), .pi / 190) * bend.radius
    let isFolded = isSmooth && silhouette > outline.first && silhouette < outline.last
    let reach = isFolded ? outline.reach(beside: silhouette, of: bend, cameraHeight, pixel: pixel) : 0
    let end = min(silhouette + reach, outline.last)
    self.pixel = isSmooth ? pixel : 0
    pixelSize = pixel
    start(with: outline)
    insert(0, in: outline)
    insert(silhouette, in: outline)
    insert(halfTurn, in: outline)
    divide(from: 0, to: silhouette - reach, step: step, in: outline)
    divide(from: silhouette + reach, to: halfTurn, step: step, in: outline)
    if isFolded {
      insert(max(silhouette - reach, 0), in: outline)
      insert(end, in: outline)
      divide(from: max(silhouette - reach, 0), to: silhouette, step: reach / 2, in: outline)
      divide(from: silhouette, to: end, step: reach / 4, in: outline)
    }
    if let cover { divideHidden(by: cover, in: outline) }
    convert()
    flat = lines(from: outline.first, to: min(0, outline.last))
    front = lines(from: max(0, outline.first), to: min(silhouette, outline.last))
    back = lines(from: max(silhouette, outline.first), to: outline.last)
    if let cover { leaveOut(hiddenBy: cover) }
    if isFolded { makeSliver(from: silhouette, to: end, isWhole: end == silhouette + reach) }
  }

  /// Cuts a page that lies flat in two: ``flat`` up to a line along the contact line of a bend, ``front`` past it.
  ///
  /// - Parameters:
  ///   - bend: the bend by whose contact line to cut.
  ///   - size: the page's size in canonical space.
  ///   - distance: the distance of the cut past the contact line; −∞ does not cut the page.
  mutating func cutFlat(_ bend: CurlBend, size: PageSize, at distance: Double) {
    let outline = CanonicalOutline(bend, size: size)
    start(with: outline)
    let cut = min(max(distance, outline.first), outline.last)
    insert(cut, in: outline)
    convert()
    flat = lines(from: outline.first, to: cut)
    front = lines(from: cut, to: outline.last)
    for index in lines.indices { lines[index].x = 0 }
    back = 0..<0
    pixel = 0
  }

  /// Splits a range of lines at the first one at a distance or past it, which belongs to both parts.
  func split(_ range: Range<Int>, at distance: Double) -> (before: Range<Int>, past: Range<Int>) {
    guard let middle = range.first(where: { Double(lines[$0].x) >= distance }) else {
      return (range, range.upperBound..<range.upperBound)
    }
    return (range.lowerBound..<middle + 1, middle..<range.upperBound)
  }

  mutating func start(with outline: CanonicalOutline) {
    sliver = nil
    cuts.removeAll(keepingCapacity: true)
    let corners = outline.corners
    insertCorner(corners.0)
    insertCorner(corners.1)
    insertCorner(corners.2)
    insertCorner(corners.3)
  }

  private mutating func convert() {
    lines.removeAll(keepingCapacity: true)
    for cut in cuts { lines.append(SIMD4<Float>(cut)) }
    corners = (corner(onSide: 0), corner(onSide: 1))
  }

  /// The index of the second line through the corner of a side.
  private func corner(onSide side: Int) -> Int {
    cuts.lastIndex { $0[1 + side] == 1 && $0.w == 0 } ?? 0
  }

  /// The indices of the lines from one distance to another one, both cut; empty where there is no area.
  private func lines(from first: Double, to last: Double) -> Range<Int> {
    guard last > first else { return 0..<0 }
    let start = cuts.firstIndex { $0.x >= first } ?? cuts.count
    let end = cuts.lastIndex { $0.x <= last } ?? -1
    return end > start ? start..<(end + 1) : 0..<0
  }
}
