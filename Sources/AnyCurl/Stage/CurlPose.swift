/// A cylinder set by a hand in place of the motion's, and how much of it still shows.
struct CurlPose: Sendable {
  /// The cylinder, or nil where the hand moves only the progress.
  var cylinder: CurlCylinder?
  /// After release: how the pose gives way to the motion, from 1 to 0. Nil while the sheet is held.
  var release: ProgressCurve?
  var elapsed = 0.0

  var isHeld: Bool { release == nil }

  /// The share of the pose in the shape, from 1 while it is held to 0.
  var weight: Double { release?.value(at: elapsed) ?? 1 }

  mutating func advance(by time: Double) { elapsed += time }
}
