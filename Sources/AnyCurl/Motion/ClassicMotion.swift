import Glibc

/// The system curl of the original: one wide cylinder of constant radius that turns as it travels.
///
/// Its numbers were fitted to a recording of the original. With H the page's extent along the direction of
/// travel and p the travel: the radius is 0.683 H, the tilt max(16.6°, 46.1° − 19.9° p/H), the camera stands
/// 23 H above the page, and the sheet fades over the last 0.3 H of its way.
public struct ClassicMotion: CurlMotion, Hashable {
  /// Makes the motion.
  package init() {}

  /// The shape of the sheet at a progress from 0 to 1 on a page of a canonical size.
  public func shape(at progress: Double, size: PageSize) -> CurlShape {
    let radius = 0.683 * size.height
    let lastTilt = 16.6 * Double.pi / 180
    let end = size.width * sin(lastTilt) + size.height * cos(lastTilt) + radius
    let travel = progress * end
    let tilt = max(lastTilt, (46.1 - 19.9 * travel / size.height) * Double.pi / 180)
    return CurlShape(
      cylinder: CurlCylinder(radius: radius, tilt: tilt, travel: travel), end: end, size: size)
  }
}

extension CurlMotion where Self == ClassicMotion {
  /// The system curl of the original: one wide cylinder that turns as it travels.
  public static var classic: ClassicMotion { ClassicMotion() }
}
