/// A stage with completions: the content controller of a program that wants the transition.
///
/// It owns a ``CurlStage`` and the closures that its requests were given. The host says how time passes and
/// draws ``stage``:
///
/// ```swift
/// let controller = CurlController(content: PageID.cover)
/// controller.curlUp(to: .first) { outcome in print(outcome) }
/// controller.advance(by: 1 / 60)  // from the host's loop
/// ```
///
/// A completion is called exactly once, after the step in which its request ended, so that it may make
/// requests of its own. Completions that are still waiting when the controller goes are not called.
public final class CurlController<Content: Equatable & Sendable> {
  /// Called when a request ends.
  public typealias Completion = (CurlOutcome) -> Void

  /// The pages and how far they have got.
  public private(set) var stage: CurlStage<Content>

  private var completions: [CurlRequest: Completion] = [:]

  /// Makes a controller that shows `content` at rest.
  public init(content: Content) {
    stage = CurlStage(content: content)
  }

  /// What is shown once everything has arrived: at once the new content, as soon as it is asked for.
  public var content: Content { stage.content }

  /// Lets the current page curl away and reveal `content`; see ``CurlStage/curlUp(to:options:motion:duration:)``.
  @discardableResult
  public func curlUp(
    to content: Content, options: CurlOptions = CurlOptions(corner: .topLeft, direction: .vertical),
    motion: any CurlMotion = .classic, duration: Double = 1, completion: Completion? = nil
  ) -> CurlRequest {
    let request = stage.curlUp(to: content, options: options, motion: motion, duration: duration)
    completions[request] = completion
    return request
  }

  /// Lets `content` curl down over the current page; see ``CurlStage/curlDown(to:options:motion:duration:)``.
  @discardableResult
  public func curlDown(
    to content: Content, options: CurlOptions = CurlOptions(corner: .topLeft, direction: .vertical),
    motion: any CurlMotion = .classic, duration: Double = 1, completion: Completion? = nil
  ) -> CurlRequest {
    let request = stage.curlDown(to: content, options: options, motion: motion, duration: duration)
    completions[request] = completion
    return request
  }

  /// Moves every sheet on by `time` seconds, then calls the completions of the requests that have ended.
  ///
  /// - Precondition: `time` is finite and not negative.
  public func advance(by time: Double) {
    for ended in stage.advance(by: time) {
      completions.removeValue(forKey: ended.request)?(ended.outcome)
    }
  }
}
