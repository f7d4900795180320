/// A stage with completions and events: the content controller of a program that wants the transition.
///
/// It owns a ``CurlStage`` and the closures that its requests were given. The host says how time passes and
/// draws ``stage``:
///
/// ```swift
/// let controller = CurlController(content: "cover")
/// controller.curlUp(to: "first page") { outcome in print(outcome) }
/// controller.advance(by: 1 / 60)  // from your loop
/// ```
///
/// Each request has exactly one completion, called by ``advance(by:)`` or ``finish()`` after the step in which the
/// request ended, so that it may make requests of its own and step on. What is still waiting when the controller
/// goes is not called.
///
/// A host that scrubs, say with a hand or a slider, makes a request, sets its progress with ``turn(to:)``, and
/// then lets it go with ``resume(velocity:duration:)``, ``cancel(velocity:duration:)`` or ``finish()``.
public final class CurlController<Content: Equatable & Sendable> {
  /// The pages, each with how far it has got.
  public internal(set) var stage: CurlStage<Content>

  /// Called after each step for what it brought: first what began, then what is halfway, then what has ended,
  /// each in the order of the requests. It may make requests and step on.
  public var onEvent: ((CurlEvent) -> Void)?

  private var completions: [CurlRequest: (CurlOutcome) -> Void] = [:]
  private var begun: [CurlRequest] = []
  private var pastHalf: [CurlRequest] = []
  /// What has got to half its way in this step; empty in between, but for its room.
  private var reached: [CurlRequest] = []
  /// What is still to be told, so that a step taken out of a closure tells what came before it first.
  private var news: [CurlEvent] = []

  /// Makes a controller that shows `content` at rest.
  public init(content: Content) {
    stage = CurlStage(content: content)
    // Room for all that can be under way at once, so that a step allocates nothing.
    let most = CurlStage<Content>.sheetLimit + 1
    begun.reserveCapacity(most)
    reached.reserveCapacity(most)
    pastHalf.reserveCapacity(most)
    news.reserveCapacity(3 * most)
  }

  /// What is shown once everything has arrived: at once the new content, as soon as it is asked for.
  public var content: Content { stage.content }

  /// Lets the current page curl away and reveal `content`.
  ///
  /// A page on its way down that came from above `content` is turned round instead; see
  /// ``CurlStage/curlUp(to:options:motion:duration:)``.
  ///
  /// - Parameters:
  ///   - content: what is shown afterwards.
  ///   - options: the combination of corner and direction.
  ///   - motion: the law of the curl.
  ///   - duration: seconds; 0 and less complete at the next step.
  ///   - completion: called once, when the request has ended.
  /// - Returns: the request, to follow it by ``CurlStage/progress(of:)`` and ``onEvent``.
  /// - Precondition: `duration` is finite.
  @discardableResult
  public func curlUp(
    to content: Content, options: CurlOptions = CurlOptions(),
    motion: any CurlMotion = .classic, duration: Double = 1, completion: ((CurlOutcome) -> Void)? = nil
  ) -> CurlRequest {
    follow(stage.curlUp(to: content, options: options, motion: motion, duration: duration), completion)
  }

  /// Lets `content` come from above and curl down over the current page.
  ///
  /// A page on its way out that shows `content` is turned round instead; see
  /// ``CurlStage/curlDown(to:options:motion:duration:)``.
  ///
  /// - Parameters:
  ///   - content: what is shown afterwards.
  ///   - options: the combination of corner and direction.
  ///   - motion: the law of the curl.
  ///   - duration: seconds; 0 and less complete at the next step.
  ///   - completion: called once, when the request has ended.
  /// - Returns: the request, to follow it by ``CurlStage/progress(of:)`` and ``onEvent``.
  /// - Precondition: `duration` is finite.
  @discardableResult
  public func curlDown(
    to content: Content, options: CurlOptions = CurlOptions(),
    motion: any CurlMotion = .classic, duration: Double = 1, completion: ((CurlOutcome) -> Void)? = nil
  ) -> CurlRequest {
    follow(stage.curlDown(to: content, options: options, motion: motion, duration: duration), completion)
  }

  /// Moves every sheet on by `time` seconds, then tells what has happened.
  ///
  /// - Precondition: `time` is finite and not negative.
  public func advance(by time: Double) {
    let ended = stage.advance(by: time)
    for request in begun { news.append(.began(request)) }
    begun.removeAll(keepingCapacity: true)
    noteHalfway(ended)
    for completion in ended { news.append(.ended(completion.request, completion.outcome)) }
    while !news.isEmpty { tell(news.removeFirst()) }
  }

  func follow(_ request: CurlRequest, _ completion: ((CurlOutcome) -> Void)?) -> CurlRequest {
    begun.append(request)
    completions[request] = completion
    return request
  }

  /// Notes which requests have got to half their way in this step, or past it, in their order.
  private func noteHalfway(_ ended: [CurlCompletion]) {
    for completion in ended where completion.outcome == .finished && !pastHalf.contains(completion.request) {
      reached.append(completion.request)
    }
    for index in stage.layers.indices {
      guard let request = stage.layers[index].request, !pastHalf.contains(request) else { continue }
      if stage.layers[index].transitionProgress >= 0.5 { reached.append(request) }
    }
    reached.sort { $0.number < $1.number }
    for request in reached { news.append(.halfway(request)) }
    pastHalf += reached
    reached.removeAll(keepingCapacity: true)
    for completion in ended { pastHalf.removeAll { $0 == completion.request } }
  }

  private func tell(_ event: CurlEvent) {
    onEvent?(event)
    guard case .ended(let request, let outcome) = event else { return }
    completions.removeValue(forKey: request)?(outcome)
  }
}
