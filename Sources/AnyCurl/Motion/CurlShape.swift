/// What a motion says of a sheet at one moment: how it bends, from where it is seen, and how opaque it is.
public struct CurlShape: Hashable, Sendable {
  /// The cylinder round which the sheet bends, in canonical space.
  public var cylinder: CurlCylinder
  /// The height of the camera over the page's centre, in pixels; more than twice the radius.
  public var cameraHeight: Double
  /// How opaque the sheet is as a whole, from 0 (gone) to 1.
  public var opacity: Double

  /// Makes a shape.
  ///
  /// - Precondition: the camera is above the cylinder: `cameraHeight` > 2 `cylinder.radius`.
  public init(cylinder: CurlCylinder, cameraHeight: Double, opacity: Double) {
    precondition(cameraHeight > 2 * cylinder.radius, "the camera is above the cylinder")
    self.cylinder = cylinder
    self.cameraHeight = cameraHeight
    self.opacity = opacity
  }
}

extension CurlShape {
  /// Makes a shape with the camera and the fade that the built-in motions share: the camera stands 23 H above
  /// the page, H being its height, and the sheet fades over the last 0.3 H of its way to `end`.
  init(cylinder: CurlCylinder, end: Double, size: PageSize) {
    let left = (end - cylinder.travel) / (0.3 * size.height)
    self.init(cylinder: cylinder, cameraHeight: 23 * size.height, opacity: min(max(left, 0), 1))
  }
}
