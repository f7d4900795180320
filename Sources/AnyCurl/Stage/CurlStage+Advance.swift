extension CurlStage {
  /// Moves every sheet on and tells which requests have ended since the last call, in the order in which
  /// they were made.
  ///
  /// The time is taken as it is: a stage has no clock and clamps nothing. A sheet that has arrived at 1 is
  /// removed; one that has arrived at 0 removes all below it.
  ///
  /// - Parameter time: the seconds since the last step.
  /// - Precondition: `time` is finite and not negative.
  @discardableResult
  public mutating func advance(by time: Double) -> [CurlCompletion] {
    precondition(time >= 0 && time.isFinite, "a step is a number of seconds from 0 on, not \(time)")
    for index in layers.indices { layers[index].advance(by: time) }
    settle()
    defer { ended.removeAll(keepingCapacity: true) }
    return ended.sorted { $0.request < $1.request }
  }

  /// Removes the sheets that have arrived, and what they hide.
  mutating func settle() {
    for layer in layers where layer.target == 1 && layer.hasArrived { end(layer.request, .finished) }
    layers.removeAll { $0.target == 1 && $0.hasArrived }
    guard let landed = layers.lastIndex(where: { $0.target == 0 && $0.hasArrived }) else { return }
    // Several may have landed in one step. One that landed later than one above it was hidden before.
    var longest = 0.0
    for layer in layers[...landed].reversed() {
      let finished = layer.hasArrived && layer.overdue >= longest
      end(layer.request, finished ? .finished : .cancelled)
      if finished { longest = layer.overdue }
    }
    layers[landed].request = nil
    layers.removeFirst(landed)
  }

  /// Notes that a request, where there is one, has ended.
  mutating func end(_ request: CurlRequest?, _ outcome: CurlOutcome) {
    guard let request else { return }
    ended.append(CurlCompletion(request: request, outcome: outcome))
  }
}
