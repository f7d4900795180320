/// The book-like roll that people know from readers: a narrow cylinder that straightens as it travels.
///
/// With H the page's extent along the direction of travel and u the progress: the radius is a fraction of the
/// page's shorter side, the tilt 30° (1 − smoothstep(u)); camera and fade are those of ``ClassicMotion``.
public struct TightMotion: CurlMotion, Hashable {
  /// The radius as a fraction of the page's shorter side.
  package let radiusFraction: Double

  /// Makes the motion.
  ///
  /// - Precondition: `radiusFraction` is greater than 0 and at most 1.
  public init(radiusFraction: Double) {
    precondition(radiusFraction > 0 && radiusFraction <= 1, "the radius is a fraction of the page's side")
    self.radiusFraction = radiusFraction
  }

  /// The shape of the sheet at a progress from 0 to 1 on a page of a canonical size.
  public func shape(at progress: Double, size: PageSize) -> CurlShape {
    let radius = radiusFraction * min(size.width, size.height)
    let end = size.height + radius
    let tilt = Double.pi / 6 * (1 - smoothstep(progress))
    return CurlShape(
      cylinder: CurlCylinder(radius: radius, tilt: tilt, travel: progress * end), end: end, size: size)
  }
}

extension CurlMotion where Self == TightMotion {
  /// The book-like roll that people know from readers, its radius 0.12 of the page's shorter side.
  public static var tight: TightMotion { TightMotion(radiusFraction: 0.12) }
}
