import AnyCurl
import Glibc

/// The light on a sheet and the shadow that it throws: what the shaders of `Shaders/cast.glsl` are told.
///
/// Lengths are in pixels. They were fitted to a recording of the original, where the shadow beside the sheet is a
/// seventh of the page's side wide and takes four fifths of the light right at the sheet.
struct CurlLight {
  /// The share of the light that a whole shadow takes where the sheet touches what it shades.
  static let depth = 0.95
  /// How far a shadow moves per unit of height where the light comes from a side.
  private static let slope = 0.3

  /// What a shadow moves against per unit of height: x across the contact line, y along it, in canonical space.
  let lean: SIMD2<Double>
  /// The strength of the shadow, from 0 to 1.
  let shadow: Double
  /// The greatest width of the shadow's border on the plane, and the height that gives half of it.
  let planeSpread: SIMD2<Double>
  /// The same on the sheet itself.
  let sheetSpread: SIMD2<Double>
  /// The height at which the shadow is as weak as it becomes.
  let fading: Double
  /// Whether what is shaded is dithered.
  let dither: Bool

  /// The light on a sheet.
  init(on sheet: PlacedSheet, _ appearance: CurlAppearance) {
    if let side = appearance.lightFrom.map(Double.init) {
      let across = sheet.bend.across
      let light = sheet.transform.inverse([cos(side), sin(side)]) * Self.slope
      lean = [(light * across).sum(), (light * [-across.y, across.x]).sum()]
    } else {
      lean = .zero
    }
    let side = min(sheet.size.width, sheet.size.height)
    planeSpread = side * [0.155, 0.06]
    sheetSpread = side * [0.075, 0.05]
    fading = 0.7 * side
    shadow = Double(appearance.shadow) * sheet.presence
    dither = appearance.dither
  }

  /// The angle at which the sheet turns its back to the light.
  var turningPoint: Double { .pi / 2 - atan(lean.x) }

  /// Where the shadow of what lies at the distance `s` past the contact line falls on the plane, across.
  func shadowPlace(of s: Double, on bend: Bend) -> Double {
    bend.displaced(s) - lean.x * bend.height(at: s)
  }

  /// The distance past the contact line from which on the back shades the front; infinite where it does not.
  func firstShaded(of sheet: PlacedSheet) -> Double {
    let bend = sheet.bend
    let last = CanonicalOutline(bend, size: sheet.size).last
    guard shadow > 0, last > turningPoint * bend.radius else { return .infinity }
    let place = (shadowPlace(of: last, on: bend) - sheetSpread.x).rounded(.down)
    if place <= 0 { return place }
    return rising(at: place, bend)
  }

  /// Whether the sheet has turned so far that its back, too, throws a shadow.
  func isReturning(_ sheet: PlacedSheet) -> Bool {
    CanonicalOutline(sheet.bend, size: sheet.size).last > turningPoint * sheet.bend.radius
  }

  /// What the shadow reaches on the plane: the first and last place across the contact line.
  func reach(of sheet: PlacedSheet) -> SIMD2<Double> {
    let bend = sheet.bend
    let last = CanonicalOutline(bend, size: sheet.size).last
    let furthest = shadowPlace(of: min(last, turningPoint * bend.radius), on: bend)
    let first = isReturning(sheet) ? shadowPlace(of: last, on: bend) : 0
    return [min(first, 0) - planeSpread.x, furthest + planeSpread.x]
  }

  /// The first and last place along the contact line that the shadow reaches between two places across it.
  func shadowSpan(of span: SheetSpan, from start: Double, to end: Double) -> SIMD2<Double> {
    let (low, high) = (start - planeSpread.x, end + planeSpread.x)
    let rising = span.places(from: rising(at: low, span.bend), to: rising(at: high, span.bend))
    let returning = span.places(from: returning(at: high, span.bend), to: returning(at: low, span.bend))
    let height = span.bend.height(at: span.range.upperBound)
    let first = min(rising.x, returning.x) - planeSpread.x - max(lean.y * height, 0)
    let last = max(rising.y, returning.y) + planeSpread.x - min(lean.y * height, 0)
    return first <= last ? [first, last] : .zero
  }

  /// The distance past the contact line of what shades the place `x` as it rises, 0 before the contact line.
  private func rising(at x: Double, _ bend: Bend) -> Double {
    max(asin(sine(at: x, bend)) - atan(lean.x), 0) * bend.radius
  }

  /// The distance past the contact line of what shades the place `x` as it comes back.
  private func returning(at x: Double, _ bend: Bend) -> Double {
    let over = x + 2 * bend.radius * lean.x
    if over < 0 { return .pi * bend.radius - over }
    return (.pi - asin(sine(at: x, bend)) - atan(lean.x)) * bend.radius
  }

  private func sine(at x: Double, _ bend: Bend) -> Double {
    min(max((x / bend.radius + lean.x) / (1 + lean.x * lean.x).squareRoot(), -1), 1)
  }
}
