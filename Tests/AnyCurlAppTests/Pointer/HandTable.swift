import AnyCurl

@testable import AnyCurlApp

/// A hand over an album of five pages in a window of 1000 × 800 units with a margin of 100, on a screen that has
/// twice as many pixels.
struct HandTable {
  var hand = Hand()
  var show: Show
  var page: HandPlace
  var time = 0.0
  /// What a search for a page finds; nil for the album going round.
  var found: PageSearch?
  static let size = PageSize(width: 1600, height: 1200)

  init(
    zone: CurlGrab.Zone = .edge, chosen: CurlOptions = CurlOptions(corner: .topLeft, direction: .vertical),
    motion: MotionName = .tight, duration: Double = 1, reducesMotion: Bool = false,
    perspective: Double = 1
  ) {
    var settings = CurlSettings()
    (settings.options, settings.motion, settings.duration) = (chosen, motion, duration)
    (settings.reducesMotion, settings.perspective) = (reducesMotion, perspective)
    show = Show(page: 2, settings: settings)
    let layout = PageLayout(width: 2000, height: 1600, margin: 200)
    page = HandPlace(layout, density: 2, zone: zone)
  }

  /// The place in the window of a place of the page, whose middle is 0 and whose edges are 1.
  func place(_ x: Double, _ y: Double) -> SIMD2<Double> { [500 + x * 400, 400 - y * 300] }

  /// The place in the window of a corner.
  func place(_ corner: CurlOptions.Corner) -> SIMD2<Double> { place(corner.signs.x, corner.signs.y) }

  func search(_ index: Int, _ step: Int) -> PageSearch { found ?? .found((index % 5 + 5) % 5) }

  mutating func press(_ place: SIMD2<Double>) {
    hand.press(at: place, on: page, at: time, show: &show)
  }

  mutating func move(_ place: SIMD2<Double>, after seconds: Double = 0.016) {
    time += seconds
    let found = found
    hand.move(to: place, on: page, at: time, show: &show) { index, _ in
      found ?? .found((index % 5 + 5) % 5)
    }
  }

  mutating func release(after seconds: Double = 0.5) {
    time += seconds
    hand.release(at: time, show: &show)
  }

  /// Drags from one place to another, in steps, and stays there.
  mutating func drag(from start: SIMD2<Double>, to end: SIMD2<Double>) {
    press(start)
    for step in 1...20 { move(start + (end - start) * (Double(step) / 20)) }
  }

  /// Lets time pass.
  mutating func wait(_ seconds: Double) {
    for _ in 0..<Int(seconds * 60) {
      show.advance(by: 1 / 60)
      hand.advance(by: 1 / 60, on: page, show: &show)
      time += 1 / 60
    }
  }

  /// Where the lift corner of a layer is seen in the window, in window units.
  func seenCorner(_ layer: CurlLayer<Int>?) -> SIMD2<Double>? {
    guard let layer else { return nil }
    let transform = PageTransform(layer.options)
    let size = transform(page.size)
    guard let shape = layer.shape(on: page.size) else { return nil }
    let seen = transform(shape.place(of: [size.half.x, -size.half.y], size: size))
    return (seen * [1, -1] + page.middle) / page.density
  }
}

/// The distance between two places.
func distance(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double {
  ((a - b) * (a - b)).sum().squareRoot()
}
