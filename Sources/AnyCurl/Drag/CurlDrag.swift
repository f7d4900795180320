import Glibc

/// A hand that pulls a sheet, from the moment it takes hold until it lets go.
///
/// A drag is a value: it is told where the hand is, and says how the sheet bends. Places are in page space: from
/// the page's centre, x to the right, y up, in pixels of the page.
///
/// ```swift
/// var drag = CurlDrag(lifting: options, on: size, from: place, at: 0)
/// stage.lift(page, over: next, by: drag)
/// drag.move(to: place, at: time)  // for each movement
/// stage.hold(page, by: drag)
/// stage.release(page, as: drag.letGo(at: time), duration: 0.5)
/// ```
///
/// A hand that takes the lift corner has it under it from the start. One that takes the sheet elsewhere keeps
/// its distance from the corner at first, since a small pull would throw a point near the fold far, and has the
/// corner under it after 150 pixels. What a sheet in flight has of its motion gives way to the hand's own shape on
/// the same way.
public struct CurlDrag: Sendable {
  /// How far a hand moves until it has the corner, in pixels.
  package static var takeOver: Double { 150 }

  /// The combination in which the sheet curls.
  package let options: CurlOptions
  /// The law by which it curls when it is not in the hand.
  package let motion: any CurlMotion
  /// The page's size in page space.
  package private(set) var size: PageSize
  /// Where the sheet goes unless the hand decides otherwise.
  package let origin: CurlEnd
  /// Whether the sheet lifts only a little, the less the further it is pulled, and falls back.
  package let resists: Bool

  /// The sheet's progress: 0 where it lies flat, 1 where it is gone.
  package private(set) var progress: Double = 0
  /// The cylinder round which the sheet bends, in canonical space; nil where the motion bends no sheet.
  package private(set) var cylinder: CurlCylinder?
  /// How opaque the sheet is, from 0 to 1.
  package private(set) var opacity: Double = 1
  /// The furthest that the hand has been from where it took hold, in pixels.
  package private(set) var reach = 0.0

  /// Where the sheet was when the hand took hold, on a page whose height in canonical space is 1.
  private let start: (shape: CurlShape, progress: Double)?
  /// Where the hand took hold, where it is, and where the lift corner was, in canonical space.
  private var grab: SIMD2<Double>
  private var hand: SIMD2<Double>
  private var handle: SIMD2<Double>
  private var trace = HandTrace()

  /// Takes hold of a page that lies flat.
  ///
  /// - Parameters:
  ///   - options: the combination in which it lifts.
  ///   - motion: the law by which it flies on.
  ///   - size: the page's size.
  ///   - place: where the hand takes hold.
  ///   - time: when, in seconds of any clock.
  ///   - resists: whether there is no page to reveal, so that the sheet lifts only a little.
  public init(
    lifting options: CurlOptions, motion: any CurlMotion = .classic, on size: PageSize,
    from place: SIMD2<Double>,
    at time: Double, resists: Bool = false
  ) {
    let law = Self.law(options, motion, size)
    self.init(
      options, motion, size, start: nil, handle: law.corner, from: place, origin: .flat, resists: resists,
      at: time)
  }

  /// Brings a page down that is gone, from the side at which it would go.
  ///
  /// - Parameters:
  ///   - options: the combination in which it comes down.
  ///   - motion: the law by which it flies on.
  ///   - size: the page's size.
  ///   - place: where the hand takes hold.
  ///   - time: when, in seconds of any clock.
  public init(
    bringing options: CurlOptions, motion: any CurlMotion = .classic, on size: PageSize,
    from place: SIMD2<Double>,
    at time: Double
  ) {
    let canonical = PageTransform(options)(size)
    // Laid over along the whole of its attached edge.
    let handle = SIMD2(canonical.half.x, 3 * canonical.half.y)
    self.init(
      options, motion, size, start: (motion.shape(at: 1, size: canonical), 1), handle: handle, from: place,
      origin: .gone, resists: false, at: time)
  }

  /// Catches a sheet that is in flight, or that another hand holds.
  ///
  /// - Parameters:
  ///   - layer: the sheet.
  ///   - options: the combination in which it goes on; that of the other direction with the same lift corner, for
  ///     a sheet that has only been lifted, or nil for its own.
  ///   - size: the page's size.
  ///   - place: where the hand takes hold.
  ///   - time: when, in seconds of any clock.
  public init<Content>(
    catching layer: CurlLayer<Content>, as options: CurlOptions? = nil, on size: PageSize,
    from place: SIMD2<Double>, at time: Double
  ) {
    let canonical = PageTransform(options ?? layer.options)(size)
    var shape = layer.shape(on: size) ?? layer.motion.shape(at: 0, size: canonical)
    if let options, options != layer.options { shape.cylinder.tilt = .pi / 2 - shape.cylinder.tilt }
    let corner = SIMD2(canonical.half.x, -canonical.half.y)
    self.init(
      options ?? layer.options, layer.motion, size, start: (shape, layer.progress),
      handle: shape.place(of: corner, size: canonical), from: place, origin: layer.target, resists: false,
      at: time)
  }

  private init(
    _ options: CurlOptions, _ motion: any CurlMotion, _ size: PageSize,
    start: (shape: CurlShape, progress: Double)?, handle: SIMD2<Double>, from place: SIMD2<Double>,
    origin: CurlEnd, resists: Bool, at time: Double
  ) {
    (self.options, self.motion, self.size, self.origin) = (options, motion, size, origin)
    (self.handle, self.resists) = (handle, resists)
    let scale = 1 / PageTransform(options)(size).height
    self.start = start.map { ($0.shape.scaled(by: scale), $0.progress) }
    grab = PageTransform(options).inverse(place)
    hand = grab
    update(at: time)
  }

  /// Follows the hand.
  ///
  /// - Parameters:
  ///   - place: where it is.
  ///   - time: when, in seconds of the same clock.
  /// - Precondition: `place` is finite.
  public mutating func move(to place: SIMD2<Double>, at time: Double) {
    hand = PageTransform(options).inverse(place)
    update(at: time)
  }

  /// Goes on with a page that has another size: what was grabbed keeps its place on the page.
  ///
  /// - Parameters:
  ///   - size: the page's size.
  ///   - place: where the hand is on it.
  ///   - time: when, in seconds of the same clock.
  public mutating func resize(to size: PageSize, place: SIMD2<Double>, at time: Double) {
    let transform = PageTransform(options)
    let scale = transform(size).half / transform(self.size).half
    (grab, handle) = (grab * scale, handle * scale)
    self.size = size
    move(to: place, at: time)
  }

  /// Where the sheet goes if the hand lets go now: its place and its velocity decide.
  ///
  /// A sheet whose corner is past the middle of its way across the page, or will be in 0.4 s as fast as the hand
  /// is, turns. One that has not been moved goes where it was going.
  ///
  /// - Parameter time: when, in seconds of the same clock.
  public func letGo(at time: Double) -> CurlThrow {
    guard let last = trace.last, reach > 0, !resists else { return CurlThrow(to: origin) }
    let velocity = trace.velocity(at: time)
    return CurlThrow(
      to: last.way + 0.4 * velocity.way > 0.5 ? .gone : .flat, velocity: min(max(velocity.progress, -10), 10))
  }

  private mutating func update(at time: Double) {
    let canonical = PageTransform(options)(size)
    let law = Self.law(options, motion, size)
    reach = max(reach, hypot(hand.x - grab.x, hand.y - grab.y))
    let taken = smoothstep(reach / Self.takeOver)
    var bent = law.cylinder(to: resisted(hand + (handle - grab) * (1 - taken), by: law))
    let end = motion.shape(at: 1, size: canonical).cylinder.travel
    let way = (law.seenCorner(of: bent).y - law.corner.y) / canonical.height
    progress = Self.progress(bent, end: end, way: way)
    if let start {
      let shape = start.shape.scaled(by: canonical.height)
      let left = law.cylinder(to: handle)
      let leftWay = (law.seenCorner(of: left).y - law.corner.y) / canonical.height
      progress += (start.progress - Self.progress(left, end: end, way: leftWay)) * (1 - taken)
      bent = bent.adding(shape.cylinder, less: left, by: 1 - taken, least: law.leastRadius)
      // What is half through looks like a ghost: it is whole well before the hand has it.
      opacity = mix(shape.opacity, 1, smoothstep(2 * reach / Self.takeOver))
    }
    progress = min(max(progress, 0), 1)
    // A motion that does not travel bends nothing in the hand either.
    cylinder = end > 0 ? bent : nil
    if end <= 0 { opacity = motion.shape(at: progress, size: canonical).opacity }
    trace.add(HandTrace.Moment(time: time, way: way, progress: progress))
  }

  /// Where the corner is pulled to on a page that cannot be turned.
  private func resisted(_ target: SIMD2<Double>, by law: CornerPull) -> SIMD2<Double> {
    guard resists else { return target }
    let way = target - law.corner
    let (distance, limit) = (hypot(way.x, way.y), law.radius)
    return distance > 0 ? law.corner + way * (limit * (1 - exp(-distance / limit)) / distance) : target
  }

  /// How far a sheet has got whose contact line has come so far, as its motion counts.
  private static func progress(_ cylinder: CurlCylinder, end: Double, way: Double) -> Double {
    end > 0 ? min(cylinder.travel / end, 1) : min(max(way, 0), 1)
  }

  private static func law(_ options: CurlOptions, _ motion: any CurlMotion, _ size: PageSize) -> CornerPull {
    let canonical = PageTransform(options)(size)
    return CornerPull(
      size: canonical, cameraHeight: motion.shape(at: 0, size: canonical).cameraHeight)
  }
}

extension CurlShape {
  /// The same shape on a page so many times as large.
  fileprivate func scaled(by scale: Double) -> CurlShape {
    CurlShape(
      cylinder: CurlCylinder(
        radius: cylinder.radius * scale, tilt: cylinder.tilt, travel: cylinder.travel * scale),
      cameraHeight: cameraHeight * scale, opacity: opacity)
  }
}

extension CurlCylinder {
  /// The cylinder with a share of what another one differs from a third by.
  fileprivate func adding(
    _ other: CurlCylinder, less third: CurlCylinder, by amount: Double, least: Double
  ) -> CurlCylinder {
    CurlCylinder(
      radius: max(radius + (other.radius - third.radius) * amount, least),
      tilt: min(max(tilt + (other.tilt - third.tilt) * amount, 0), .pi / 2),
      travel: travel + (other.travel - third.travel) * amount)
  }
}
