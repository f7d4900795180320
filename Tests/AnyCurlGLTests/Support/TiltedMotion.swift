import AnyCurl
import Glibc

/// A bend of one tilt whose contact line is at a distance from the page's centre, seen from straight above.
struct TiltedMotion: CurlMotion {
  let tilt: Double
  let contact: Double
  var radius = 25.0

  func shape(at progress: Double, size: PageSize) -> CurlShape {
    let travel = size.half.x * sin(tilt) + size.half.y * cos(tilt) - contact
    return CurlShape(
      cylinder: CurlCylinder(radius: radius, tilt: tilt, travel: travel), cameraHeight: 1e5, opacity: 1)
  }
}
