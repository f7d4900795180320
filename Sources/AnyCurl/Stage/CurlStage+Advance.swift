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
    guard !ended.isEmpty else { return [] }
    defer { ended.removeAll(keepingCapacity: true) }
    return ended.sorted { $0.request.number < $1.request.number }
  }

  /// Removes the sheets that have arrived, and what they hide.
  ///
  /// By index, as all that each step does: in a program, for whose contents nothing here is specialized, each
  /// pass of the standard library over the layers would allocate.
  mutating func settle() {
    var index = 0
    while index < layers.count {
      if layers[index].target == .gone && layers[index].hasArrived {
        end(layers[index].request, .finished)
        layers.remove(at: index)
      } else {
        index += 1
      }
    }
    var landed = layers.count - 1
    while landed >= 0, layers[landed].target == .gone || !layers[landed].hasArrived { landed -= 1 }
    guard landed >= 0 else { return }
    // Several may have landed in one step. One that landed later than one above it was hidden before.
    var longest = 0.0
    for index in stride(from: landed, through: 0, by: -1) {
      let finished = layers[index].hasArrived && layers[index].overdue >= longest
      end(layers[index].request, finished ? .finished : .cancelled)
      if finished { longest = layers[index].overdue }
    }
    layers[landed].request = nil
    if landed > 0 { layers.removeFirst(landed) }
  }

  /// Notes that a request, where there is one, has ended.
  mutating func end(_ request: CurlRequest?, _ outcome: CurlOutcome) {
    guard let request else { return }
    ended.append(CurlCompletion(request: request, outcome: outcome))
  }
}
