import AnyCurl
import Glibc

/// Where lines parallel to a cylinder's axis cross the outline of a page, in canonical space.
///
/// A line enters the outline on side 0, which runs from the upper left corner down and then to the right, and
/// leaves it on side 1, which runs to the right and then down. A place on a side is a number from 0, the upper
/// left corner, over 1, the corner on that side, to 2, the lower right corner.
struct CanonicalOutline {
  /// A line across the page: the distance s past the contact line, the place on side 0, that on side 1.
  typealias Line = SIMD3<Double>

  /// The least distance of the page, that of the upper left corner.
  let first: Double
  /// The greatest distance of the page, that of the lower right corner.
  let last: Double
  /// How much the distance grows down the left or the right edge.
  private let down: Double
  /// How much the distance grows along the upper or the lower edge.
  private let along: Double

  /// Makes the outline of a page of a canonical size under a bend.
  init(_ bend: CurlBend, size: PageSize) {
    down = -bend.across.y * size.height
    along = bend.across.x * size.width
    first = -(down + along) / 2 - bend.contact
    last = (down + along) / 2 - bend.contact
  }

  /// The lines through the four corners. Their places on the outline are exact, whatever the rounding of s.
  var corners: (Line, Line, Line, Line) {
    (
      [first, 0, 0],
      [first + down, 1, place(down, before: along, after: down)],
      [first + along, place(along, before: down, after: along), 1],
      [last, 2, 2]
    )
  }

  /// The line at a distance, which lies on the page: from ``first`` to ``last``.
  func line(at s: Double) -> Line {
    let fromFirst = s - first
    return [
      s, place(fromFirst, before: down, after: along), place(fromFirst, before: along, after: down),
    ]
  }

  /// The place on a side, which has one edge before its corner and one after it, at a distance from the first
  /// corner; an edge along which the distance does not grow has no length.
  private func place(_ distance: Double, before: Double, after: Double) -> Double {
    if distance <= before { return before > 0 ? max(distance / before, 0) : 0 }
    return after > 0 ? min(1 + (distance - before) / after, 2) : 2
  }
}
