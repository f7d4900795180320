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
  /// The side from which the light comes, in radians counterclockwise from the right, in page space; nil where it
  /// stands straight above the page.
  ///
  /// Straight above, the eight combinations are one another's mirror images. From a side, the light stays where
  /// it is on the screen in all eight.
  public var lightFrom: Double?
  /// Whether what is shaded is dithered by half a level of eight bits, so that slow gradients show no bands.
  public var dither: Bool

  /// Makes an appearance; each strength is clamped to 0…1.
  ///
  /// - Precondition: `lightFrom` is finite, if it is given.
  public init(
    shadow: Double = 1, light: Double = 1, bleed: Double = 0.17, paper: SIMD3<Double> = [0.97, 0.97, 0.96],
    lightFrom: Double? = nil, dither: Bool = true
  ) {
    precondition(lightFrom?.isFinite ?? true, "a side is a number of radians")
    self.shadow = min(max(shadow, 0), 1)
    self.light = min(max(light, 0), 1)
    self.bleed = min(max(bleed, 0), 1)
    self.paper = paper
    self.lightFrom = lightFrom
    self.dither = dither
  }
}
