extension CurlStage {
  /// Lets the current page curl away and reveal `content` under it.
  ///
  /// If the page directly under the current one shows `content` and is there to stay, the current one, on its
  /// way down, is turned round and nothing is added; it keeps its options and motion. Otherwise `content` is
  /// put at the bottom and every page above it leaves.
  ///
  /// - Parameters:
  ///   - content: what is shown afterwards.
  ///   - options: the combination of corner and direction.
  ///   - motion: the law of the curl.
  ///   - duration: seconds; 0 and less complete at the next step.
  /// - Returns: the request, whose outcome ``advance(by:)`` tells exactly once.
  /// - Precondition: `duration` is finite.
  @discardableResult
  public mutating func curlUp(
    to content: Content, options: CurlOptions = CurlOptions(),
    motion: any CurlMotion = .classic, duration: Double = 1
  ) -> CurlRequest {
    let turn = nextTurn(options, motion, duration)
    let current = currentIndex
    if current > 0, layers[current - 1].content == content, layers[current - 1].target == .flat {
      send(current, to: .gone, turn)
      carry(turn.request, on: current)
    } else {
      insert(content, at: 0, progress: 0, as: turn)
      for index in layers.indices.dropFirst() where layers[index].target == .flat {
        send(index, to: .gone, turn)
      }
      carry(turn.request, on: 1)
    }
    keepLimit()
    return turn.request
  }

  /// Lets `content` come from above and curl down over the current page.
  ///
  /// If the page directly above the current one shows `content` and is on its way out, it is turned round and
  /// nothing is added; it keeps its options and motion. Otherwise `content` is put directly above the current
  /// page and comes down.
  ///
  /// - Parameters:
  ///   - content: what is shown afterwards.
  ///   - options: the combination of corner and direction.
  ///   - motion: the law of the curl.
  ///   - duration: seconds; 0 and less complete at the next step.
  /// - Returns: the request, whose outcome ``advance(by:)`` tells exactly once.
  /// - Precondition: `duration` is finite.
  @discardableResult
  public mutating func curlDown(
    to content: Content, options: CurlOptions = CurlOptions(),
    motion: any CurlMotion = .classic, duration: Double = 1
  ) -> CurlRequest {
    let turn = nextTurn(options, motion, duration)
    let above = currentIndex + 1
    if above < layers.count, layers[above].content == content {
      send(above, to: .flat, turn)
    } else {
      insert(content, at: above, progress: 1, as: turn)
    }
    carry(turn.request, on: above)
    keepLimit()
    return turn.request
  }

  mutating func nextTurn(
    _ options: CurlOptions, _ motion: any CurlMotion, _ duration: Double
  ) -> Turn {
    precondition(duration.isFinite, "a duration is a finite number of seconds, not \(duration)")
    requestCount += 1
    return Turn(
      options: options, motion: motion, duration: duration, request: CurlRequest(number: requestCount))
  }

  /// Sends a layer to a target; one that lies flat takes the turn's options, one in flight keeps its own.
  private mutating func send(_ index: Int, to target: CurlEnd, _ turn: Turn) {
    carry(nil, on: index)
    if layers[index].progress == 0 {
      layers[index].options = turn.options
      layers[index].motion = turn.motion
    }
    let velocity = layers[index].velocity
    layers[index].move(to: target, velocity: velocity, duration: turn.duration, turn: turn.request)
  }

  /// Makes the arrival of a layer finish a request; the one that it carried before is cancelled.
  private mutating func carry(_ request: CurlRequest?, on index: Int) {
    end(layers[index].request, .cancelled)
    layers[index].request = request
  }

  /// Completes the oldest turns at once while there are more sheets above the lowest page than the limit.
  mutating func keepLimit() {
    while layers.count > Self.sheetLimit + 1,
      let oldest = layers.indices.dropFirst().min(by: { layers[$0].turn.number < layers[$1].turn.number })
    {
      layers[oldest].complete()
      settle()
    }
  }
}
