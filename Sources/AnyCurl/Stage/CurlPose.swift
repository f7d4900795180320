/// A cylinder set by a hand in place of the motion's, and how much of it still shows.
struct CurlPose: Sendable {
  /// The cylinder, or nil where the hand moves only the progress.
  var cylinder: CurlCylinder?
  /// How opaque the sheet is, or nil for as opaque as the motion has it.
  var opacity: Double?
  /// The progress at which the hand held the sheet.
  var progress: Double
  /// After release: how the pose gives way to the motion, from 1 to 0. Nil while the sheet is held.
  var release: ProgressCurve?
  var elapsed = 0.0

  var isHeld: Bool { release == nil }

  /// The share of the pose in the shape, from 1 while it is held to 0.
  var weight: Double { release?.value(at: elapsed) ?? 1 }

  mutating func advance(by time: Double) { elapsed += time }

  /// What is seen of a sheet that a motion bends so: the pose, as far as it still shows.
  ///
  /// The pose goes on with the motion: its contact line comes as much further as the motion's own does, so that
  /// the sheet keeps the velocity that it was thrown with.
  ///
  /// - Parameters:
  ///   - shape: the motion's shape at the sheet's progress.
  ///   - held: the motion's shape at ``progress``.
  func mixed(into shape: CurlShape, held: CurlShape) -> CurlShape {
    guard var cylinder else { return shape }
    cylinder.travel += shape.cylinder.travel - held.cylinder.travel
    var mixed = shape
    mixed.cylinder = shape.cylinder.mixed(with: cylinder, by: weight)
    // The page may have shrunk since.
    mixed.cylinder.radius = min(mixed.cylinder.radius, 0.45 * shape.cameraHeight)
    if let opacity { mixed.opacity = mix(shape.opacity, opacity, weight) }
    return mixed
  }
}
