/// The cylinder round which a sheet bends, in canonical space.
///
/// It lies on the page, tangent to it along the *contact line*. What lies before the contact line stays flat,
/// what lies past it rolls up over the cylinder and, after half a turn, is laid back over the page.
public struct CurlCylinder: Hashable, Sendable {
  /// The radius, in pixels of the page; greater than 0.
  public var radius: Double
  /// The angle of the contact line against the horizontal, in radians, from 0 to π/2.
  public var tilt: Double
  /// How far the contact line has moved from the lift corner, at right angles to itself, in pixels.
  public var travel: Double

  /// Makes a cylinder.
  ///
  /// - Precondition: all three are finite, the radius is greater than 0 and the tilt is in 0…π/2.
  public init(radius: Double, tilt: Double, travel: Double) {
    precondition(
      radius > 0 && radius.isFinite, "a cylinder's radius is a number greater than 0, not \(radius)")
    precondition((0...(Double.pi / 2)).contains(tilt), "a cylinder's tilt is from 0 to π/2, not \(tilt)")
    precondition(travel.isFinite, "a cylinder's travel is a number, not \(travel)")
    self.radius = radius
    self.tilt = tilt
    self.travel = travel
  }

  /// The cylinder the fraction `amount` of the way to another one.
  package func mixed(with other: CurlCylinder, by amount: Double) -> CurlCylinder {
    CurlCylinder(
      radius: mix(radius, other.radius, amount),
      tilt: mix(tilt, other.tilt, amount),
      travel: mix(travel, other.travel, amount))
  }
}
