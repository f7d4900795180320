import AnyCurl

/// The lift of a corner under the mouse: the hint that the page can be turned there.
struct CornerHint {
  /// How near the mouse comes to a corner, in window units.
  static let reach = 48.0
  /// How far the corner is pulled along each side, in window units.
  private static let pull = 14.0
  /// The time from flat to lifted, in seconds.
  private static let duration = 0.2

  /// The layer that is lifted.
  let layer: Int
  /// The corner.
  let corner: CurlOptions.Corner
  /// Whether the mouse is still there; else the corner settles back.
  var isWanted = true
  /// How far it has come, from 0 to 1.
  private(set) var amount = 0.0

  init(layer: Int, corner: CurlOptions.Corner) { (self.layer, self.corner) = (layer, corner) }

  /// Whether time changes it.
  var isMoving: Bool { amount != (isWanted ? 1 : 0) }

  /// Whether it has settled back.
  var isOver: Bool { !isWanted && amount == 0 }

  mutating func advance(by time: Double) {
    amount = min(max(amount + (isWanted ? time : -time) / Self.duration, 0), 1)
  }

  /// The combination in which the corner lifts. The other direction would look the same.
  var options: CurlOptions { CurlOptions(liftCorner: corner) }

  /// The bend of the page.
  ///
  /// - Parameter density: the pixels per window unit.
  func drag(motion: any CurlMotion, on size: PageSize, density: Double) -> CurlDrag {
    let place = corner.signs * size.half
    var drag = CurlDrag(lifting: options, motion: motion, on: size, from: place, at: 0)
    let eased = amount * amount * (3 - 2 * amount)
    drag.move(to: place - corner.signs * (Self.pull * density * eased), at: 0)
    return drag
  }

  /// The corner that the mouse is near; nil where it is near none.
  static func corner(near place: SIMD2<Double>, on page: HandPlace) -> CurlOptions.Corner? {
    let reach = min(Self.reach * page.density, page.size.half.x / 2, page.size.half.y / 2)
    return CurlOptions.Corner.allCases.first { corner in
      let way = place - corner.signs * page.size.half
      return (way * way).sum() <= reach * reach
    }
  }
}
