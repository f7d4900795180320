extension CurlStage {
  /// Takes a sheet in the hand: sets its progress, and stops time for it until it is let go.
  ///
  /// - Parameters:
  ///   - id: the layer. One that is not there any more is left alone.
  ///   - progress: how far the sheet has got, 0 where it lies flat; clamped to 0…1.
  /// - Precondition: `progress` is not NaN.
  public mutating func hold(_ id: CurlLayer<Content>.ID, at progress: Double) {
    hold(id, at: progress, cylinder: nil, opacity: nil)
  }

  /// Takes a sheet in the hand that bends it round a cylinder of its own.
  ///
  /// - Parameters:
  ///   - id: the layer. One that is not there any more is left alone.
  ///   - progress: how far the sheet has got, 0 where it lies flat; clamped to 0…1.
  ///   - cylinder: the cylinder round which it bends, in canonical space; nil for the motion's.
  ///   - opacity: how opaque it is, with that cylinder; nil for as opaque as the motion has it.
  package mutating func hold(
    _ id: CurlLayer<Content>.ID, at progress: Double, cylinder: CurlCylinder?, opacity: Double?
  ) {
    precondition(!progress.isNaN, "a progress is a number")
    guard let index = layers.firstIndex(where: { $0.id == id }) else { return }
    let progress = min(max(progress, 0), 1)
    layers[index].curve = ProgressCurve(from: progress, to: layers[index].target.progress, duration: 1)
    layers[index].elapsed = 0
    layers[index].pose = CurlPose(cylinder: cylinder, opacity: opacity, progress: progress)
  }

  /// Lets a held sheet go: it flies on from where it is, and its pose gives way to the motion's.
  ///
  /// A sheet that is let go to where it came from ends its request as cancelled.
  ///
  /// - Parameters:
  ///   - id: the layer. One that is not held, or not there any more, is left alone.
  ///   - thrown: where it goes, and how fast.
  ///   - duration: seconds; 0 and less arrive at the next step.
  /// - Precondition: the lowest page goes nowhere but flat; the velocity and `duration` are finite.
  public mutating func release(_ id: CurlLayer<Content>.ID, as thrown: CurlThrow, duration: Double = 1) {
    guard let index = layers.firstIndex(where: { $0.id == id }), layers[index].isHeld else { return }
    precondition(thrown.target == .flat || index > 0, "the lowest page has nothing under it to reveal")
    var layer = layers[index]
    if thrown.target != layer.destination {
      end(layer.request, .cancelled)
      layer.request = nil
    }
    layer.isUndecided = false
    layer.curve = ProgressCurve(
      from: layer.progress, velocity: thrown.velocity, to: thrown.target.progress, duration: duration)
    layer.elapsed = 0
    layer.pose?.release = ProgressCurve(from: 1, to: 0, duration: layer.curve.duration)
    layers[index] = layer
  }
}
