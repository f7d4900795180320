import AnyCurl
import Glibc

/// Where a camera shows the lines of a bent page that run along the contact line.
///
/// Each is shown as a line along the contact line again, at a place across it on the page's plane, and smaller or
/// larger by its depth: what lies at the distance s past the contact line c, at the height z, is shown at
/// (c + displaced(s)) / (1 − z/D) − c, with D the height of the camera.
struct SeenBend {
  /// The two parts of a page that a place may show, one over the other.
  enum Part {
    /// What lies flat and what rises, up to the silhouette.
    case rising
    /// What comes back over it, from the silhouette on.
    case returning
  }

  let bend: CurlBend
  private let cameraHeight: Double
  /// The distance past the contact line of the silhouette.
  let silhouette: Double

  init(_ bend: CurlBend, cameraHeight: Double) {
    self.bend = bend
    self.cameraHeight = cameraHeight
    silhouette = bend.silhouette(cameraHeight: cameraHeight)
  }

  /// What places at a distance are divided by to be shown.
  func depth(at s: Double) -> Double { 1 - bend.height(at: s) / cameraHeight }

  /// The place across the contact line where a distance is shown.
  func place(of s: Double) -> Double { (bend.contact + bend.displaced(s)) / depth(at: s) - bend.contact }

  /// The distance that a part shows at a place; nil past the silhouette.
  ///
  /// With q the place past the page's centre, q (1 − r/D) − c = r sin a − (q r/D) cos a on the cylinder, which is one
  /// sine of the angle a and an offset.
  func distance(at place: Double, of part: Part) -> Double? {
    if part == .rising, place <= 0 { return place }
    let (radius, contact) = (bend.radius, bend.contact)
    let shown = place + contact
    let lean = shown * radius / cameraHeight
    let sine = (shown * (1 - radius / cameraHeight) - contact) / hypot(radius, lean)
    guard sine < 1 else { return nil }
    let (turn, offset) = (asin(max(sine, -1)), atan2(lean, radius))
    if part == .rising { return max(turn + offset, 0) * radius }
    let angle = .pi - turn + offset
    return angle < .pi ? angle * radius : contact + .pi * radius - shown * (1 - 2 * radius / cameraHeight)
  }
}
