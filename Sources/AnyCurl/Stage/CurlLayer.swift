/// One page in the stack of a stage: its content, how it curls, and how far it has got.
public struct CurlLayer<Content: Equatable & Sendable>: Identifiable, Sendable {
  /// The layer's name in its stage, never given twice.
  public let id: Int
  /// What the page shows.
  public let content: Content
  /// The combination in which it curls.
  public internal(set) var options: CurlOptions
  /// The law by which it curls.
  package internal(set) var motion: any CurlMotion
  /// The request that is finished when this layer arrives.
  package internal(set) var request: CurlRequest?

  var curve: ProgressCurve
  var elapsed = 0.0
  /// The request that set the layer moving last: the lowest is the oldest turn.
  var turn: CurlRequest
  /// The pose that a hand gives the sheet, or gave it.
  var pose: CurlPose?
  /// Whether a hand has taken the sheet from where it was at rest, and has not decided yet where it goes: so long
  /// its target is where it came from.
  var isUndecided = false

  /// How far the sheet has got: 0 where it lies flat, 1 where it is gone.
  public var progress: Double { curve.value(at: elapsed) }

  /// How fast the progress changes, in units per second.
  package var velocity: Double { curve.velocity(at: elapsed) }

  /// Where the sheet goes.
  public var target: CurlEnd { curve.target == 1 ? .gone : .flat }

  /// Whether a hand holds the sheet, so that time does not move it.
  public var isHeld: Bool { pose?.isHeld ?? false }

  /// Where the sheet goes if its request is to be finished.
  var destination: CurlEnd { isUndecided ? target.other : target }

  /// Whether the sheet is where it goes, and no hand holds it.
  var hasArrived: Bool { !isHeld && elapsed >= curve.duration }

  /// How long ago the sheet arrived, in seconds; less than 0 while it is on its way.
  var overdue: Double { elapsed - curve.duration }

  /// The shape of the sheet on a page, or nil where it lies flat.
  ///
  /// - Parameter size: the page's size in page space, in pixels.
  public func shape(on size: PageSize) -> CurlShape? {
    let progress = progress
    guard progress > 0 || pose?.cylinder != nil else { return nil }
    let size = PageTransform(options)(size)
    let shape = motion.shape(at: progress, size: size)
    guard let pose else { return shape }
    return pose.mixed(into: shape, held: motion.shape(at: pose.progress, size: size))
  }

  mutating func move(to target: CurlEnd, velocity: Double, duration: Double, turn: CurlRequest) {
    // A sheet in the hand stays where it is: its curve has a length, whatever the request's.
    curve = ProgressCurve(
      from: progress, velocity: velocity, to: target.progress, duration: isHeld ? 1 : duration)
    elapsed = 0
    isUndecided = false
    self.turn = turn
  }

  /// Takes the sheet to its destination at once, out of any hand.
  mutating func complete() {
    if isUndecided { curve = ProgressCurve(from: progress, to: destination.progress, duration: 0) }
    isUndecided = false
    elapsed = curve.duration
    pose = nil
  }

  mutating func advance(by time: Double) {
    guard !isHeld else { return }
    elapsed += time
    pose?.advance(by: time)
    if let pose, pose.weight == 0 { self.pose = nil }
  }
}
