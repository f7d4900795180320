import AnyCurl
import Glibc

/// The light on a sheet and how strong the shadows are that it throws.
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

  /// The light on a sheet.
  init(on sheet: PlacedSheet, _ appearance: CurlAppearance) {
    if let side = appearance.lightFrom {
      let across = sheet.bend.across
      let light = sheet.transform.inverse(SIMD2(cos(side), sin(side))) * Self.slope
      lean = SIMD2((light * across).sum(), (light * SIMD2(-across.y, across.x)).sum())
    } else {
      lean = .zero
    }
    let side = min(sheet.size.width, sheet.size.height)
    planeSpread = side * SIMD2(0.155, 0.06)
    sheetSpread = side * SIMD2(0.075, 0.05)
    fading = 0.7 * side
    shadow = appearance.shadow * sheet.presence
  }

  /// The angle at which the sheet turns its back to the light.
  var turningPoint: Double { .pi / 2 - atan(lean.x) }
}
