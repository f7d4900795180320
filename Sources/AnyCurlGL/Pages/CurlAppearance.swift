/// How strong the light and the shadow of a curl are, and what the paper's back looks like.
public struct CurlAppearance: Hashable, Sendable {
  /// The strength of the sheet's shadow on what lies under it, from 0 (none) to 1.
  public var shadow: Float
  /// The strength of the shading of the bent part, from 0 (none) to 1.
  public var light: Float
  /// How much of the front shows through the back, from 0 (paper only) to 1 (the front, mirrored).
  public var bleed: Float
  /// The colour of the paper's back: red, green and blue from 0 to 1.
  public var paper: SIMD3<Float>

  /// Makes an appearance; each strength is clamped to 0…1.
  public init(
    shadow: Float = 1, light: Float = 1, bleed: Float = 0.17, paper: SIMD3<Float> = [0.97, 0.97, 0.96]
  ) {
    self.shadow = min(max(shadow, 0), 1)
    self.light = min(max(light, 0), 1)
    self.bleed = min(max(bleed, 0), 1)
    self.paper = paper
  }
}
