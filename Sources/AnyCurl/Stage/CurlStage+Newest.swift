extension CurlStage {
  /// How far the transition of a request has got, or nil where it has ended.
  ///
  /// It is 0 where the page before is shown and 1 where the page after is, for both kinds. The transition of a
  /// request that turned a sheet round in flight starts where that sheet was.
  public func progress(of request: CurlRequest) -> Double? {
    guard let layer = layers.first(where: { $0.request == request }) else { return nil }
    return layer.transitionProgress
  }

  /// Takes the newest request's sheet in the hand and sets how far its transition has got.
  ///
  /// Time stops for that sheet until ``resume(velocity:duration:)``, ``cancel(velocity:duration:)`` or
  /// ``finish()``; the others fly on. Where the newest request has ended there is nothing to turn.
  ///
  /// - Parameter progress: from 0, the page before, to 1, the page after; clamped.
  /// - Precondition: `progress` is not NaN.
  public mutating func turn(to progress: Double) {
    precondition(!progress.isNaN, "a progress is a number")
    guard let index = newestIndex else { return }
    hold(layers[index].id, at: layers[index].kind.sheetProgress(at: progress))
  }

  /// Lets the newest request's sheet, held by ``turn(to:)``, fly on to where it was going.
  ///
  /// - Parameters:
  ///   - velocity: the velocity it is thrown with, in units of the transition's progress per second.
  ///   - duration: seconds; 0 and less arrive at the next step.
  /// - Precondition: `velocity` and `duration` are finite.
  public mutating func resume(velocity: Double = 0, duration: Double = 1) {
    guard let index = newestIndex else { return }
    let layer = layers[index]
    let thrown = CurlThrow(to: layer.destination, velocity: layer.kind == .up ? velocity : -velocity)
    release(layer.id, as: thrown, duration: duration)
  }

  /// Takes the newest request back: the sheets that it sent off, held or in flight, fly back to where they
  /// came from.
  ///
  /// ``content`` is at once what it was before the request, which ends as cancelled. A sheet in flight that the
  /// request had turned round is turned round again; the request that it carried before stays cancelled. Where
  /// the newest request has ended there is nothing to take back.
  ///
  /// - Parameters:
  ///   - velocity: the velocity the request's own sheet is thrown with, in units of the transition's progress
  ///     per second and so less than 0 toward the page before; nil for the one it has.
  ///   - duration: seconds; 0 and less arrive at the next step.
  /// - Precondition: `velocity` and `duration` are finite.
  public mutating func cancel(velocity: Double? = nil, duration: Double = 1) {
    precondition(duration.isFinite, "a duration is a finite number of seconds, not \(duration)")
    guard let newest = newestIndex else { return }
    let (carrier, thrown) = (layers[newest], velocity.map { layers[newest].kind == .up ? $0 : -$0 })
    end(carrier.request, .cancelled)
    layers[newest].request = nil
    // A sheet that another hand holds stays in it, turned round.
    for index in layers.indices where index != newest && layers[index].turn == carrier.turn {
      let velocity = layers[index].velocity
      layers[index].move(
        to: carrier.destination.other, velocity: velocity, duration: duration, turn: carrier.turn)
    }
    layers[newest].turnBack(velocity: thrown ?? carrier.velocity, duration: duration)
  }

  /// Lets everything arrive at once, out of any hand; ``advance(by:)`` tells how the requests ended.
  public mutating func finish() {
    for index in layers.indices { layers[index].complete() }
    settle()
  }

  /// The layer that carries the newest request, until that has ended.
  private var newestIndex: Int? {
    let newest = CurlRequest(number: requestCount)
    return layers.firstIndex { $0.request == newest }
  }
}

extension CurlLayer {
  /// The kind of the transition that the layer carries: it leaves in a curl up and lands in a curl down.
  var kind: CurlKind { destination == .gone ? .up : .down }

  /// How far the transition that the layer carries has got.
  var transitionProgress: Double { kind.sheetProgress(at: progress) }

  /// Sends the sheet to its other end, out of any hand.
  mutating func turnBack(velocity: Double, duration: Double) {
    curve = ProgressCurve(
      from: progress, velocity: velocity, to: destination.other.progress, duration: duration)
    elapsed = 0
    isUndecided = false
    if isHeld { pose?.release = ProgressCurve(from: 1, to: 0, duration: curve.duration) }
  }
}
