import Glibc

/// The map that bends a flat page round a cylinder.
///
/// With n the unit vector across the contact line and s the signed distance of a point past that line, the
/// point moves along n and gains a height z:
///
/// | | along n, from the contact line | height z |
/// |---|---|---|
/// | s ≤ 0: flat | s | 0 |
/// | 0 < s < πr: on the cylinder | r sin(s/r) | r (1 − cos(s/r)) |
/// | s ≥ πr: laid over | πr − s | 2r |
///
/// The map is an isometry (the page neither stretches nor shears) and continuous together with its first
/// derivative. All points are in canonical space. `Shaders/bend.glsl` holds the same map for the GPU.
public struct CurlBend: Hashable, Sendable {
  /// The cylinder's radius r, in pixels.
  package let radius: Double
  /// The unit vector n across the contact line, pointing to the lift corner.
  public let across: SIMD2<Double>
  /// The contact line's distance from the page's centre along ``across``, in pixels.
  public let contact: Double

  /// Makes the bend of a page.
  ///
  /// - Parameters:
  ///   - cylinder: the cylinder to bend round.
  ///   - size: the page's size in canonical space.
  public init(_ cylinder: CurlCylinder, size: PageSize) {
    radius = cylinder.radius
    across = [sin(cylinder.tilt), -cos(cylinder.tilt)]
    contact = size.half.x * across.x - size.half.y * across.y - cylinder.travel
  }

  /// The signed distance s of a point of the flat page past the contact line, in pixels.
  package func distance(of point: SIMD2<Double>) -> Double {
    (across * point).sum() - contact
  }

  /// The angle by which the page has turned at the distance `s`, in radians from 0 (flat) to π (laid over).
  package func angle(at s: Double) -> Double {
    min(max(s / radius, 0), .pi)
  }

  /// The place past the contact line, along ``across``, of what lay at the distance `s`, in pixels.
  package func displaced(_ s: Double) -> Double {
    if s <= 0 { return s }
    return s < .pi * radius ? radius * sin(s / radius) : .pi * radius - s
  }

  /// The height over the page of what lay at the distance `s`, in pixels from 0 to 2r.
  package func height(at s: Double) -> Double {
    radius * (1 - cos(angle(at: s)))
  }

  /// Bends one point of the flat page.
  public func callAsFunction(_ point: SIMD2<Double>) -> SIMD3<Double> {
    let s = distance(of: point)
    let place = point + across * (displaced(s) - s)
    return [place.x, place.y, height(at: s)]
  }

  /// The unit vector that stands on the front of the bent page, where the flat page has `point`.
  public func normal(at point: SIMD2<Double>) -> SIMD3<Double> {
    let angle = angle(at: distance(of: point))
    return [-sin(angle) * across.x, -sin(angle) * across.y, cos(angle)]
  }

  /// The distance s past the contact line at which a camera sees the sheet turn from its front to its back.
  ///
  /// It is where the tangent from the camera touches the cylinder, and so one line of constant s.
  ///
  /// - Parameter cameraHeight: the height of the camera over the page's centre, in pixels.
  /// - Precondition: the camera is above the cylinder: `cameraHeight` > 2r.
  package func silhouette(cameraHeight: Double) -> Double {
    precondition(cameraHeight > 2 * radius, "the camera is above the cylinder")
    let ahead = -contact
    let above = cameraHeight - radius
    return radius * (atan2(above, ahead) + asin(min(radius / hypot(ahead, above), 1)))
  }
}
