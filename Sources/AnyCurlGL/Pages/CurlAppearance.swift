import AnyCurl

/// How strong the light and the shadow of a curl are, where the light stands, and what the paper's back looks
/// like.
///
/// Each strength is a share of light, not of the values of a display: a shadow of ½ leaves half the light that a
/// whole one takes. 0 switches each off.
public struct CurlAppearance: Hashable, Sendable {
  /// The strength of the sheet's shadow on what lies under it, from 0 (none) to 1.
  public var shadow: Double
  /// The strength of the shading of the bent part, from 0 (none) to 1.
  public var light: Double
  /// How much of the front shows through the back, from 0 (paper only) to 1 (the front, mirrored).
  public var bleed: Double
  /// The colour of the paper's back: red, green and blue from 0 to 1.
  public var paper: SIMD3<Double>
  /// The radius of the page's corners in page space, in pixels, from 0 (square); more than half the page's shorter side
  /// counts as that.
  ///
  /// It says what the sheet's shadow is that of. Pictures with round corners are themselves clear past them.
  public var cornerRadius: Double
  /// How thick the sheet is in page space, in pixels, from 0 (none of it is seen).
  ///
  /// Where a bent sheet is cut, its side shows as a light edge in the colour of the paper: as wide as the sheet is thick
  /// where that stands upright, and not at all where it lies flat. A page that is clear at its edge shows none there.
  public var thickness: Double
  /// The side from which the light comes, in radians counterclockwise from the right, in page space; nil where it
  /// stands straight above the page.
  ///
  /// Straight above, the eight combinations are one another's mirror images. From a side, the light stays where
  /// it is on the screen in all eight.
  public var lightFrom: Double?
  /// Whether what is shaded is dithered by half a level of eight bits, so that slow gradients show no bands.
  public var dither: Bool

  /// Makes an appearance; each strength is clamped to 0…1, a length to 0 or more.
  ///
  /// - Precondition: `lightFrom` is finite, if it is given; so is each length.
  public init(
    shadow: Double = 1, light: Double = 1, bleed: Double = 0.17, paper: SIMD3<Double> = [0.97, 0.97, 0.96],
    cornerRadius: Double = 0, thickness: Double = 0, lightFrom: Double? = nil, dither: Bool = true
  ) {
    precondition(cornerRadius.isFinite && thickness.isFinite, "a length is a number of pixels")
    precondition(lightFrom?.isFinite ?? true, "a side is a number of radians")
    self.shadow = min(max(shadow, 0), 1)
    self.light = min(max(light, 0), 1)
    self.bleed = min(max(bleed, 0), 1)
    self.paper = paper
    self.cornerRadius = max(cornerRadius, 0)
    self.thickness = max(thickness, 0)
    self.lightFrom = lightFrom
    self.dither = dither
  }

  /// The radius of the corners of a page of a size.
  func cornerRadius(on size: PageSize) -> Double {
    min(cornerRadius, size.half.min())
  }
}
