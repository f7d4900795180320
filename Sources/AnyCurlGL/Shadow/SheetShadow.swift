import AnyCurl
import Glibc

/// One of the two shadows of a sheet: that on the plane of the page, or that on the front of the sheet itself.
///
/// A place is a distance across the contact line, from there on toward the lift corner, where the light meets the
/// plane of the page; a distance s is one on the page, past the contact line.
struct SheetShadow {
  /// What receives a shadow.
  enum Receiver {
    case plane, sheet
  }

  let receiver: Receiver
  let sheet: PlacedSheet
  let light: CurlLight
  /// The distances between which the page throws the shadow.
  let casters: ClosedRange<Double>
  /// The greatest width of the shadow's border, and the height that gives half of it.
  let spread: SIMD2<Double>
  /// The distance over which the shadow grows to a whole one from the first of the casters on.
  let onset: Double
  /// How far the page reaches along the contact line.
  let span: SheetSpan
  /// How wide the border of the shadow is at most.
  let greatestBorder: Double
  /// The radius of the page's corners.
  let cornerRadius: Double

  /// The shadow of a sheet; nil where it throws none.
  init?(of sheet: PlacedSheet, on receiver: Receiver, _ appearance: CurlAppearance) {
    let light = CurlLight(on: sheet, appearance)
    cornerRadius = appearance.cornerRadius(on: sheet.size)
    let span = SheetSpan(sheet.bend, size: sheet.size, cornerRadius: cornerRadius)
    let first = max(receiver == .plane ? 0 : light.turningPoint * sheet.bend.radius, span.range.lowerBound)
    guard light.shadow > 0, span.range.upperBound > first else { return nil }
    self.receiver = receiver
    self.sheet = sheet
    self.light = light
    self.span = span
    casters = first...span.range.upperBound
    // What has not come back yet is not above the sheet.
    onset = receiver == .plane ? 1e-3 : sheet.bend.radius / 8
    spread = receiver == .plane ? light.planeSpread : light.sheetSpread
    greatestBorder = Self.border(under: sheet.bend.height(at: casters.upperBound), spread) + 1
  }

  /// The distance at which the sheet turns its back to the light, or the page's last one before that.
  var turning: Double { min(casters.upperBound, light.turningPoint * sheet.bend.radius) }

  /// Whether the page has turned so far that its back, too, throws a shadow.
  var isReturning: Bool { casters.upperBound > turning }

  /// Where the shadow of what lies at a distance falls.
  func place(of s: Double) -> Double {
    sheet.bend.displaced(s) - light.lean.x * sheet.bend.height(at: s)
  }

  /// Where light meets the plane that meets a line: across the contact line, and how much further along it the line is
  /// met. Lines of the plane are places on it, those of the sheet distances.
  func received(_ line: Double) -> SIMD2<Double> {
    receiver == .plane ? SIMD2(line, 0) : SIMD2(place(of: line), light.lean.y * sheet.bend.height(at: line))
  }

  /// How wide the border of the shadow of what lies at a distance is on the plane.
  private func border(of s: Double) -> Double { Self.border(under: sheet.bend.height(at: s), spread) }

  private static func border(under height: Double, _ spread: SIMD2<Double>) -> Double {
    spread.x * height / (height + spread.y)
  }

  /// The places that the shadow on the plane reaches.
  var reach: SIMD2<Double> {
    // What has turned further is higher, but lies less far out.
    let way = min(casters.upperBound, .pi * sheet.bend.radius) - turning
    var last = -Double.infinity
    for step in 0...8 {
      let s = turning + way * Double(step) / 8
      last = max(last, place(of: s) + border(of: s))
    }
    return SIMD2(
      min(place(of: casters.upperBound), place(of: casters.lowerBound)) - greatestBorder, last + 1)
  }

  /// From where to where what throws the shadow reaches along the contact line at a place, or nearest to it.
  func edges(at place: Double) -> SIMD2<Double> {
    let (rising, returning) = (rising(at: place), returning(at: place))
    if receiver == .sheet || (place < 0 && isReturning) { return shadowEdges(of: returning) }
    let edges = shadowEdges(of: rising)
    return returning <= casters.upperBound ? union(edges, shadowEdges(of: returning)) : edges
  }

  /// The first and the last place along the contact line of what throws the shadow: of one of its corners each.
  var outermost: SIMD2<Double> {
    var all = union(shadowEdges(of: casters.lowerBound), shadowEdges(of: casters.upperBound))
    let corners = span.corners
    if casters.contains(corners.0) { all = union(all, shadowEdges(of: corners.0)) }
    if casters.contains(corners.1) { all = union(all, shadowEdges(of: corners.1)) }
    return all
  }

  /// From where to where the shadow reaches along the contact line at a place.
  func shadowSpan(at place: Double) -> SIMD2<Double> {
    let width = greatestBorder
    let (low, high) = (place - width, place + width)
    var throwing = span.places(from: returning(at: high), to: returning(at: low))
    if receiver == .plane {
      throwing = union(throwing, span.places(from: rising(at: low), to: rising(at: high)))
    }
    if throwing.x > throwing.y { throwing = shadowEdges(of: returning(at: place)) }
    let shift = light.lean.y * sheet.bend.height(at: casters.upperBound)
    return throwing + SIMD2(-width - max(shift, 0), width - min(shift, 0))
  }

  /// How much further the shadow reaches between two places than straight lines from how far it reaches at the one to
  /// how far at the other.
  func bulge(from start: Double, _ first: SIMD2<Double>, to end: Double, _ last: SIMD2<Double>) -> Double {
    var bulge = 0.0
    for step in 1...3 {
      let share = Double(step) / 4
      let straight = first + (last - first) * share
      let all = shadowSpan(at: start + (end - start) * share)
      bulge = max(bulge, straight.x - all.x, all.y - straight.y)
    }
    return 1.25 * bulge
  }

  /// The distance of what shades a place as it rises, 0 before the contact line.
  func rising(at place: Double) -> Double {
    max(asin(sine(at: place)) - atan(light.lean.x), 0) * sheet.bend.radius
  }

  /// The distance of what shades a place as it comes back.
  private func returning(at place: Double) -> Double {
    let radius = sheet.bend.radius
    let over = place + 2 * radius * light.lean.x
    if over < 0 { return .pi * radius - over }
    return (.pi - asin(sine(at: place)) - atan(light.lean.x)) * radius
  }

  private func sine(at place: Double) -> Double {
    let lean = light.lean.x
    return min(max((place / sheet.bend.radius + lean) / (1 + lean * lean).squareRoot(), -1), 1)
  }

  /// From where to where the shadow of the page's line at a distance reaches.
  private func shadowEdges(of s: Double) -> SIMD2<Double> {
    let s = min(max(s, span.range.lowerBound), span.range.upperBound)
    return span.places(at: s) - light.lean.y * sheet.bend.height(at: s)
  }
}
