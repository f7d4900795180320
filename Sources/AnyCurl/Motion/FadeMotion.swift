/// No curl at all, for people whom motion makes unwell: the sheet lies flat and fades.
///
/// It has the ends and the duration of every other motion, so that a program changes nothing but the motion.
public struct FadeMotion: CurlMotion, Hashable {
  /// Makes the motion.
  package init() {}

  /// The shape of the sheet at a progress from 0 to 1 on a page of a canonical size: flat, and 1 − progress
  /// opaque.
  public func shape(at progress: Double, size: PageSize) -> CurlShape {
    // A contact line on the lift corner leaves the whole page before it, whatever the radius.
    CurlShape(
      cylinder: CurlCylinder(radius: size.height, tilt: 0, travel: 0), cameraHeight: 23 * size.height,
      opacity: 1 - progress)
  }
}

extension CurlMotion where Self == FadeMotion {
  /// A plain cross-fade, for people whom motion makes unwell.
  public static var fade: FadeMotion { FadeMotion() }
}
