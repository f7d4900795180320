import AnyCurl
import Glibc

/// What a ray from the camera meets: the independent judge of a drawn frame.
///
/// It knows nothing of rows, of painter's order or of the silhouette: it meets each ray with the flat plane,
/// the cylinder and the plane of what is laid over, and takes the highest place that is on the page.
struct RayCast {
  enum Sight: Equatable {
    case outside
    case revealed
    /// The sheet, lying before the contact line.
    case flat
    case front
    case back
  }

  let size: PageSize
  private let toPage: PageTransform
  private let toCanonical: PageTransform
  private let half: SIMD2<Double>
  private let bend: Bend
  private let cameraHeight: Double

  init(_ options: CurlOptions, _ shape: CurlShape, size: PageSize) {
    self.size = size
    toPage = PageTransform(options)
    toCanonical = toPage.inverse
    half = toCanonical(size).half
    bend = Bend(shape.cylinder, size: toCanonical(size))
    cameraHeight = shape.cameraHeight
  }

  /// What the camera sees through a point of the page's plane, in page space.
  func sight(through point: SIMD2<Double>) -> Sight {
    let q = toCanonical(point)
    let r = bend.radius
    let across = q.x * bend.across.x + q.y * bend.across.y
    // Where the ray is at a height: along n past the contact line.
    func place(at z: Double) -> Double { across * (1 - z / cameraHeight) - bend.contact }
    func isOnPage(u: Double, z: Double, s: Double) -> Bool {
      let k = 1 - z / cameraHeight
      let x = q.x * k + bend.across.x * (s - u)
      let y = q.y * k + bend.across.y * (s - u)
      return abs(x) <= half.x && abs(y) <= half.y
    }
    let top = place(at: 2 * r)
    if top <= 0, isOnPage(u: top, z: 2 * r, s: .pi * r - top) { return .back }
    // u = a − b z on the ray, u² + (z − r)² = r² on the cylinder.
    let a = across - bend.contact
    let b = across / cameraHeight
    let (second, first, none) = (1 + b * b, -2 * (a * b + r), a * a)
    let discriminant = first * first - 4 * second * none
    if discriminant >= 0 {
      let root = discriminant.squareRoot()
      for z in [(-first + root) / (2 * second), (-first - root) / (2 * second)] {
        let u = a - b * z
        let angle = atan2(u, r - z)
        guard angle > 0, isOnPage(u: u, z: z, s: angle * r) else { continue }
        // The front's normal is (−sin, cos); the camera is at (across 0, cameraHeight).
        let facing = -sin(angle) * (-bend.contact - u) + cos(angle) * (cameraHeight - z)
        return facing > 0 ? .front : .back
      }
    }
    if a <= 0, isOnPage(u: a, z: 0, s: a) { return .flat }
    return abs(q.x) <= half.x && abs(q.y) <= half.y ? .revealed : .outside
  }

  /// Where the camera sees a point of the sheet, both in page space.
  func place(of point: SIMD2<Double>) -> SIMD2<Double> {
    let bent = bend(toCanonical(point))
    return toPage([bent.x, bent.y]) / (1 - bent.z / cameraHeight)
  }
}
