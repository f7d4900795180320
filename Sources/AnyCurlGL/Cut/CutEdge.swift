import AnyCurl
import Glibc

/// Where a sheet shows its cut side: one of the two edges of the page that meet in the lift corner, with half of the
/// corner before and after it, by growing distance past the contact line. The page's other edges show none.
struct CutEdge {
  /// The edge of the page, in canonical space.
  enum Side {
    case right, lower
  }

  /// The most points: what the vertex shader has room for.
  static let limit = 224
  /// The most parts of half a corner.
  private static let mostSteps = 24

  /// What the shader needs of each point: its place on the flat page, its distance past the contact line, and the way
  /// out of the page as an angle.
  private(set) var points: [SIMD4<Float>] = []
  /// The points from the contact line to the silhouette.
  private(set) var front = 0..<0
  /// The points from the silhouette to the end of the half turn.
  private(set) var back = 0..<0

  private var last: (point: SIMD2<Double>, distance: Double)?
  private var limits = SIMD3<Double>.zero

  /// Makes room for the points of any page.
  init() {
    points.reserveCapacity(Self.limit)
  }

  /// Follows an edge of a sheet.
  ///
  /// - Parameters:
  ///   - side: the edge.
  ///   - sheet: the sheet.
  ///   - radius: the radius of its corners.
  ///   - rows: how it is cut into rows, with which the straight part has its points in common.
  mutating func follow(_ side: Side, of sheet: PlacedSheet, cornerRadius radius: Double, _ rows: SheetRows) {
    let bend = sheet.bend
    limits = SIMD3(0, bend.silhouette(cameraHeight: sheet.cameraHeight), .pi * bend.radius)
    points.removeAll(keepingCapacity: true)
    last = nil
    // On the lower edge all is turned by a right angle clockwise.
    let straight = side == .right ? 0 : -Double.pi / 2
    let toLift = atan2(bend.across.y, bend.across.x)
    let first = side == .right ? toLift + .pi / 2 : toLift - .pi / 2
    let room = sheet.size.half - radius
    let start = side == .right ? room : SIMD2(-room.x, -room.y)
    let end = SIMD2(room.x, -room.y)
    addCorner(start, radius, from: first, to: straight, bend)
    let out = radius * SIMD2(cos(straight), sin(straight))
    addStraight(from: start + out, to: end + out, straight, bend, rows)
    addCorner(end, radius, from: straight, to: toLift, bend)
    front = range(from: limits.x, to: limits.y)
    back = range(from: limits.y, to: limits.z)
  }

  private mutating func addCorner(
    _ center: SIMD2<Double>, _ radius: Double, from first: Double, to last: Double, _ bend: CurlBend
  ) {
    // Each part within a tenth of a pixel of the arc.
    let step = (0.8 / max(radius, 0.8)).squareRoot()
    let count = min(max(Int((abs(last - first) / step).rounded(.up)), 1), Self.mostSteps)
    for index in 0...count {
      let angle = first + (last - first) * Double(index) / Double(count)
      let point = center + radius * SIMD2(cos(angle), sin(angle))
      add(point, bend.distance(of: point), angle)
    }
  }

  private mutating func addStraight(
    from start: SIMD2<Double>, to end: SIMD2<Double>, _ angle: Double, _ bend: CurlBend, _ rows: SheetRows
  ) {
    let (first, last) = (bend.distance(of: start), bend.distance(of: end))
    // By index: a loop over the cuts themselves would keep them.
    for index in rows.cuts.indices {
      let distance = rows.cuts[index].x
      guard distance > max(first, 0), distance < min(last, limits.z) else { continue }
      guard points.count < Self.limit - Self.mostSteps - 4 else { return }
      add(start + (end - start) * ((distance - first) / (last - first)), distance, angle)
    }
  }

  /// Adds a point, and before it those where the edge crosses the limits of the front and the back.
  private mutating func add(_ point: SIMD2<Double>, _ distance: Double, _ angle: Double) {
    if let last {
      cross(limits.x, last, (point, distance), angle)
      cross(limits.y, last, (point, distance), angle)
      cross(limits.z, last, (point, distance), angle)
    }
    append(point, distance, angle)
    last = (point, distance)
  }

  private mutating func cross(
    _ limit: Double, _ a: (point: SIMD2<Double>, distance: Double),
    _ b: (point: SIMD2<Double>, distance: Double), _ angle: Double
  ) {
    guard a.distance < limit, limit < b.distance else { return }
    let share = (limit - a.distance) / (b.distance - a.distance)
    append(a.point + (b.point - a.point) * share, limit, angle)
  }

  private mutating func append(_ point: SIMD2<Double>, _ distance: Double, _ angle: Double) {
    guard points.count < Self.limit else { return }
    points.append(SIMD4(SIMD4(point.x, point.y, distance, angle)))
  }

  /// The points from one distance to another one; empty where there are not two.
  private func range(from first: Double, to last: Double) -> Range<Int> {
    let (low, high) = (Float(first), Float(last))
    let start = points.firstIndex { $0.z >= low } ?? points.count
    let end = points.lastIndex { $0.z <= high } ?? -1
    return end > start ? start..<(end + 1) : 0..<0
  }
}
