/// A motion that is seen from nearer or from further: the sheet bends as in the motion, under another camera.
struct PerspectiveMotion: CurlMotion {
  /// The motion that says how the sheet bends.
  let motion: any CurlMotion
  /// How strong the perspective is: 1 as in the motion itself, 2 from a camera half as high, 0 for none.
  let perspective: Double

  /// Makes the motion.
  ///
  /// - Precondition: `perspective` is finite and not negative.
  init(_ motion: any CurlMotion, perspective: Double) {
    precondition(perspective.isFinite && perspective >= 0, "a strength of perspective is not negative")
    self.motion = motion
    self.perspective = perspective
  }

  /// The motion's shape, the camera as many times lower as the perspective is stronger: but never lower than two and
  /// a half radii, and never more than a thousand times as high as the motion has it, where nothing is seen of it any
  /// more.
  func shape(at progress: Double, size: PageSize) -> CurlShape {
    var shape = motion.shape(at: progress, size: size)
    shape.cameraHeight = max(shape.cameraHeight / max(perspective, 0.001), 2.5 * shape.cylinder.radius)
    return shape
  }
}

extension CurlMotion {
  /// The same motion with another strength of perspective: 1 as it is, 2 from a camera half as high, 0 for none.
  ///
  /// ```swift
  /// let flat = Curl(.up, motion: .classic.seen(perspective: 0))
  /// ```
  ///
  /// - Precondition: `perspective` is finite and not negative.
  public func seen(perspective: Double) -> some CurlMotion {
    PerspectiveMotion(self, perspective: perspective)
  }
}
