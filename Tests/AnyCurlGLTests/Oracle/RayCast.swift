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
  private let bend: CurlBend
  private let cameraHeight: Double

  init(_ options: CurlOptions, _ shape: CurlShape, size: PageSize) {
    self.size = size
    toPage = PageTransform(options)
    toCanonical = toPage.inverse
    half = toCanonical(size).half
    bend = CurlBend(shape.cylinder, size: toCanonical(size))
    cameraHeight = shape.cameraHeight
  }

  /// A place that a ray meets.
  struct Hit {
    let sight: Sight
    /// The point of the page that lies there, in page space.
    let point: SIMD2<Double>
  }

  /// What the camera sees through a point of the page's plane, in page space.
  func sight(through point: SIMD2<Double>) -> Sight {
    var first = Sight.outside
    meet(through: point) { hit in
      first = hit.sight
      return false
    }
    return first
  }

  /// Tells what a ray through a point of the page's plane meets, from the camera down to the revealed page, for
  /// as long as `goesOn` answers that it goes on.
  func meet(through point: SIMD2<Double>, _ goesOn: (Hit) -> Bool) {
    let q = toCanonical(point)
    let r = bend.radius
    let across = q.x * bend.across.x + q.y * bend.across.y
    // Where the ray is at a height: along n past the contact line.
    func place(at z: Double) -> Double { across * (1 - z / cameraHeight) - bend.contact }
    // The point of the page at a height that lies at u past the contact line and was at s before it was bent.
    func pagePoint(u: Double, z: Double, s: Double) -> SIMD2<Double>? {
      let place = q * (1 - z / cameraHeight) + bend.across * (s - u)
      return abs(place.x) <= half.x && abs(place.y) <= half.y ? toPage(place) : nil
    }
    let top = place(at: 2 * r)
    if top <= 0, let place = pagePoint(u: top, z: 2 * r, s: .pi * r - top) {
      guard goesOn(Hit(sight: .back, point: place)) else { return }
    }
    // u = a − b z on the ray, u² + (z − r)² = r² on the cylinder.
    let a = across - bend.contact
    let b = across / cameraHeight
    let (second, first, none) = (1 + b * b, -2 * (a * b + r), a * a)
    let discriminant = first * first - 4 * second * none
    if discriminant >= 0 {
      let root = discriminant.squareRoot()
      for sign in [1.0, -1] {
        let z = (sign * root - first) / (2 * second)
        let u = a - b * z
        let angle = atan2(u, r - z)
        guard angle > 0, let place = pagePoint(u: u, z: z, s: angle * r) else { continue }
        // The front's normal is (−sin, cos); the camera is at (across 0, cameraHeight).
        let facing = -sin(angle) * (-bend.contact - u) + cos(angle) * (cameraHeight - z)
        guard goesOn(Hit(sight: facing > 0 ? .front : .back, point: place)) else { return }
      }
    }
    if a <= 0, let place = pagePoint(u: a, z: 0, s: a) {
      guard goesOn(Hit(sight: .flat, point: place)) else { return }
    }
    if abs(q.x) <= half.x && abs(q.y) <= half.y { _ = goesOn(Hit(sight: .revealed, point: point)) }
  }

  /// Where the camera sees a point of the sheet, both in page space.
  func place(of point: SIMD2<Double>) -> SIMD2<Double> {
    let bent = bend(toCanonical(point))
    return toPage([bent.x, bent.y]) / (1 - bent.z / cameraHeight)
  }
}
