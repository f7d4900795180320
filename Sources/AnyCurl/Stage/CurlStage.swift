/// A stack of pages that curl away and down over one another: the engine without clock, window or drawing.
///
/// A stage is a value. Requests change it at once, ``advance(by:)`` moves it on, and its layers say what is
/// seen. A request during a turn is neither ignored nor queued: pages fly over one another, each in its own
/// combination, and going back catches the one in flight.
///
/// ```swift
/// var stage = CurlStage(content: "cover")
/// stage.curlUp(to: "first page")
/// let ended = stage.advance(by: 1 / 60)
/// ```
///
/// The *current* layer is the topmost that comes to lie flat: what the stage shows once everything has arrived. Unless
/// a hand has let one fall back, all layers above it are on their way out and all below it are not.
public struct CurlStage<Content: Equatable & Sendable>: Sendable {
  /// The most sheets in flight at once; past it the oldest turn completes at once.
  package static var sheetLimit: Int { 32 }

  /// The pages from bottom to top; never empty, and never more than 33: past 32 in flight the oldest turn completes at once.
  public internal(set) var layers: [CurlLayer<Content>]

  /// How many requests there have been.
  var requestCount = 0
  /// How many layers there have been.
  var layerCount = 0
  /// What has ended since the last step.
  var ended: [CurlCompletion] = []

  /// Makes a stage that shows `content` at rest.
  public init(content: Content) {
    layers = []
    let turn = Turn(
      options: CurlOptions(), motion: .classic, duration: 0,
      request: CurlRequest(number: 0))
    insert(content, at: 0, progress: 0, as: turn)
  }

  /// What is shown once everything has arrived: the content asked for last.
  public var content: Content { layers[currentIndex].content }

  /// Whether nothing moves, so that a next frame would show what this one shows.
  ///
  /// False also while a completion waits to be told by ``advance(by:)``.
  public var isAtRest: Bool { layers.count == 1 && layers[0].hasArrived && ended.isEmpty }

  /// Whether time moves nothing: every sheet is in a hand.
  ///
  /// True where ``isAtRest`` is; and also while a hand holds what has not arrived, so that a next frame shows what
  /// this one shows until the hand moves. False while a completion waits to be told by ``advance(by:)``.
  package var isStill: Bool {
    ended.isEmpty && (layers[0].isHeld || layers[0].hasArrived) && layers.dropFirst().allSatisfy(\.isHeld)
  }

  /// The index of the topmost layer that comes to lie flat.
  ///
  /// There is always one: a layer is sent away only when one that stays lies below it.
  var currentIndex: Int { layers.lastIndex { $0.target == .flat } ?? 0 }

  /// How a request wants its sheets to move.
  struct Turn {
    var options: CurlOptions
    var motion: any CurlMotion
    var duration: Double
    var request: CurlRequest
  }

  /// Puts a new page into the stack, on its way from a progress to lying flat.
  mutating func insert(_ content: Content, at index: Int, progress: Double, as turn: Turn) {
    let layer = CurlLayer(
      id: layerCount, content: content, options: turn.options, motion: turn.motion,
      curve: ProgressCurve(from: progress, to: 0, duration: progress == 0 ? 0 : turn.duration),
      turn: turn.request)
    layerCount += 1
    layers.insert(layer, at: index)
  }
}
