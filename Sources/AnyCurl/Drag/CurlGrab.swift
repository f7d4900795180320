/// A place where a hand has taken hold of a page that lies flat: the first pull says which way it curls.
///
/// ```swift
/// let grab = CurlGrab(at: place, on: size)
/// // once the hand has moved a little:
/// let pulled = grab?.options(pulledBy: place - start)
/// ```
///
/// All places are in page space.
public struct CurlGrab: Hashable, Sendable {
  /// What of a page a hand may take hold of.
  public enum Zone: String, CaseIterable, Codable, Hashable, Sendable {
    /// The outer quarter: what is nearer to an edge than a quarter of the side at right angles to it.
    case edge
    /// All of it.
    case page
  }

  /// The corner that is nearest.
  package let corner: CurlOptions.Corner

  /// Takes hold of a page.
  ///
  /// - Parameters:
  ///   - place: where.
  ///   - size: the page's size, in pixels.
  ///   - zone: what of the page may be grabbed.
  ///   - slack: how far outside of the page a hand may miss it, in pixels.
  /// - Returns: nil where there is nothing to take hold of.
  public init?(
    at place: SIMD2<Double>, on size: PageSize, zone: Zone = .edge, slack: Double = 0
  ) {
    let (x, y) = (abs(place.x), abs(place.y))
    guard x <= size.half.x + slack, y <= size.half.y + slack else { return nil }
    guard zone == .page || x >= size.half.x / 2 || y >= size.half.y / 2 else { return nil }
    corner =
      switch (place.x < 0, place.y < 0) {
      case (true, false): .topLeft
      case (false, false): .topRight
      case (true, true): .bottomLeft
      case (false, true): .bottomRight
      }
  }

  /// The combination in which the grabbed corner lifts and goes where it is pulled.
  ///
  /// It travels along the axis of the greater pull; one that leads off the page counts for nothing.
  ///
  /// - Parameters:
  ///   - pull: how far the hand has moved since it took hold.
  ///   - least: how far it must have moved into the page, along an axis, to say anything.
  /// - Returns: nil where the pull does not say yet.
  public func options(pulledBy pull: SIMD2<Double>, least: Double = 0) -> CurlOptions? {
    let inward = -pull * corner.signs
    guard max(inward.x, inward.y) > least else { return nil }
    return CurlOptions(liftCorner: corner, direction: inward.x > inward.y ? .horizontal : .vertical)
  }
}
