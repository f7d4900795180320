extension CurlOptions {
  /// The combination in which a page comes back that has gone in this one, for a hand that pulls where another
  /// combination's sheets would lift.
  ///
  /// Pages lie where they have gone. A hand that pulls at that side brings one back by its free corner, which is
  /// straight across the page from the grabbed one:
  ///
  /// ```swift
  /// let gone = CurlOptions(corner: .topLeft, direction: .horizontal)  // to the left
  /// gone.back(pulledLike: CurlOptions(liftCorner: .bottomLeft, direction: .horizontal))
  ///   == CurlOptions(liftCorner: .bottomRight, direction: .horizontal)  // true
  /// ```
  ///
  /// - Parameter lift: what ``CurlGrab/options(pulledBy:least:)`` says of the pull.
  /// - Returns: nil where the hand pulls at another side.
  public func back(pulledLike lift: CurlOptions) -> CurlOptions? {
    guard direction == lift.direction else { return nil }
    let (gone, grabbed) = (corner.signs, lift.liftCorner.signs)
    switch direction {
    case .horizontal where gone.x == grabbed.x: return lift.across
    case .vertical where gone.y == grabbed.y: return lift.across
    default: return nil
    }
  }

  /// The combination that travels the other way along the same edge.
  private var across: CurlOptions {
    let other = Corner.allCases.first { other in
      direction == .horizontal
        ? other.signs == corner.signs * [-1, 1] : other.signs == corner.signs * [1, -1]
    }
    return CurlOptions(corner: other ?? corner, direction: direction)
  }
}
