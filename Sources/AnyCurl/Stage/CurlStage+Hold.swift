extension CurlStage {
  /// Takes a sheet in the hand: sets its progress, and stops time for it until it is let go.
  ///
  /// - Parameters:
  ///   - id: the layer. One that is not there any more is left alone.
  ///   - progress: how far the sheet has got, 0 where it lies flat; clamped to 0…1.
  ///   - cylinder: the cylinder round which it bends, in canonical space, in place of the motion's.
  ///   - opacity: how opaque it is, with that cylinder; nil for as opaque as the motion has it.
  /// - Precondition: `progress` is not NaN.
  public mutating func hold(
    _ id: Int, at progress: Double, cylinder: CurlCylinder? = nil, opacity: Double? = nil
  ) {
    precondition(!progress.isNaN, "a progress is a number")
    guard let index = layers.firstIndex(where: { $0.id == id }) else { return }
    let progress = min(max(progress, 0), 1)
    layers[index].curve = ProgressCurve(from: progress, to: layers[index].target, duration: 1)
    layers[index].elapsed = 0
    layers[index].pose = CurlPose(cylinder: cylinder, opacity: opacity, progress: progress)
  }

  /// Lets a held sheet go: it flies on from where it is, and its pose gives way to the motion's.
  ///
  /// A sheet that is let go to where it came from ends its request as cancelled.
  ///
  /// - Parameters:
  ///   - id: the layer. One that is not held, or not there any more, is left alone.
  ///   - target: 0 to lie flat, 1 to be gone.
  ///   - velocity: the velocity it was thrown with, in units of the sheet's progress per second.
  ///   - duration: seconds; 0 and less arrive at the next step.
  /// - Precondition: `target` is 0 or 1, and 0 for the lowest page; `velocity` and `duration` are finite.
  public mutating func release(_ id: Int, to target: Double, velocity: Double = 0, duration: Double = 1) {
    guard let index = layers.firstIndex(where: { $0.id == id }), layers[index].isHeld else { return }
    precondition(target == 0 || index > 0, "the lowest page has nothing under it to reveal")
    var layer = layers[index]
    if target != layer.destination {
      end(layer.request, .cancelled)
      layer.request = nil
    }
    layer.isUndecided = false
    layer.curve = ProgressCurve(from: layer.progress, velocity: velocity, to: target, duration: duration)
    layer.elapsed = 0
    layer.pose?.release = ProgressCurve(from: 1, to: 0, duration: layer.curve.duration)
    layers[index] = layer
  }
}
