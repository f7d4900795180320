/// The width and height of a page, in pixels of the page.
public struct PageSize: Hashable, Sendable {
  /// Pixels from the left edge to the right edge.
  public let width: Double
  /// Pixels from the bottom edge to the top edge.
  public let height: Double

  /// Makes a size.
  ///
  /// - Precondition: both sides are finite and greater than 0.
  public init(width: Double, height: Double) {
    precondition(width > 0 && width.isFinite, "a page's width is a number greater than 0, not \(width)")
    precondition(height > 0 && height.isFinite, "a page's height is a number greater than 0, not \(height)")
    self.width = width
    self.height = height
  }

  /// Half the width and half the height: the upper right corner in page space.
  package var half: SIMD2<Double> { [width / 2, height / 2] }
}
