extension CurlController {
  /// Takes the newest request's sheet in the hand and sets how far its transition has got.
  ///
  /// Time stops for that sheet until ``resume(velocity:duration:)``, ``cancel(velocity:duration:)`` or
  /// ``finish()``; the others fly on. Where the newest request has ended there is nothing to turn.
  ///
  /// ```swift
  /// controller.curlUp(to: 4)
  /// controller.turn(to: 0.35)         // while the finger moves
  /// controller.resume(velocity: 0.8)  // it lifts with a throw; or cancel(velocity:)
  /// ```
  ///
  /// - Parameter progress: from 0, the page before, to 1, the page after; clamped.
  /// - Precondition: `progress` is not NaN.
  public func turn(to progress: Double) { stage.turn(to: progress) }

  /// Lets the newest request's sheet, held by ``turn(to:)``, fly on to where it was going.
  ///
  /// - Parameters:
  ///   - velocity: the velocity it is thrown with, in units of the transition's progress per second.
  ///   - duration: seconds; 0 and less arrive at the next step.
  /// - Precondition: `velocity` and `duration` are finite.
  public func resume(velocity: Double = 0, duration: Double = 1) {
    stage.resume(velocity: velocity, duration: duration)
  }

  /// Takes the newest request back: what it sent off, held or in flight, flies back to where it came from.
  ///
  /// ``content`` is at once what it was before the request, whose completion is called with
  /// ``CurlOutcome/cancelled`` at the next step. Older sheets fly on. To go back without a flight, give a
  /// duration of 0. Where the newest request has ended there is nothing to take back.
  ///
  /// - Parameters:
  ///   - velocity: the velocity the request's own sheet is thrown with, in units of the transition's progress
  ///     per second and so less than 0 toward the page before; nil for the one it has.
  ///   - duration: seconds; 0 and less arrive at the next step.
  /// - Precondition: `velocity` and `duration` are finite.
  public func cancel(velocity: Double? = nil, duration: Double = 1) {
    stage.cancel(velocity: velocity, duration: duration)
  }

  /// Lets everything arrive at once, out of any hand: a step as long as it takes.
  ///
  /// Every request that is under way ends as finished; one that was turned round before ends as cancelled. All
  /// completions are called before it returns. Requests that they make are under way afterwards.
  public func finish() {
    stage.finish()
    advance(by: 0)
  }

  /// Takes any sheet in the hand: sets its progress, and stops time for it until ``release(_:as:duration:)``.
  ///
  /// - Parameters:
  ///   - id: the layer. One that is not there any more is left alone.
  ///   - progress: how far the sheet has got, 0 where it lies flat; clamped to 0…1.
  /// - Precondition: `progress` is not NaN.
  public func hold(_ id: CurlLayer<Content>.ID, at progress: Double) { stage.hold(id, at: progress) }

  /// Lets a held sheet go: it flies on from where it is, and its pose gives way to the motion's.
  ///
  /// A sheet that is let go to where it came from ends its request as cancelled.
  ///
  /// - Parameters:
  ///   - id: the layer. One that is not held, or not there any more, is left alone.
  ///   - thrown: where it goes, and how fast.
  ///   - duration: seconds for the rest of its way; 0 and less arrive at the next step.
  /// - Precondition: the lowest page goes nowhere but flat; the velocity and `duration` are finite.
  public func release(_ id: CurlLayer<Content>.ID, as thrown: CurlThrow, duration: Double = 1) {
    stage.release(id, as: thrown, duration: duration)
  }
}
