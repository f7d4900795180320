import AnyCurl

/// The page as a hand meets it: how large it is in pixels, where it is, and what of it may be grabbed.
struct HandPlace: Equatable {
  /// The page's size, in pixels.
  let size: PageSize
  /// The pixels per window unit.
  let density: Double
  /// The page's middle, in pixels from the window's upper left corner, to the right and down.
  let middle: SIMD2<Double>
  /// What of the page may be grabbed.
  let zone: CurlGrab.Zone

  /// How far a hand may miss the page, in pixels.
  var slack: Double { 12 * density }

  /// How far a hand moves until that is a pull, in pixels.
  var leastPull: Double { 3 * density }

  /// A place of the window, in window units, as one of page space.
  func onPage(_ place: SIMD2<Double>) -> SIMD2<Double> {
    (place * density - middle) * [1, -1]
  }
}

extension HandPlace {
  /// The page of a layout.
  init(_ layout: PageLayout, density: Double, zone: CurlGrab.Zone) {
    let page = layout.page
    size = PageSize(width: Double(page.width), height: Double(page.height))
    self.density = density
    self.zone = zone
    middle = [
      Double(page.x) + size.half.x, Double(layout.target.height - page.y) - size.half.y,
    ]
  }
}
