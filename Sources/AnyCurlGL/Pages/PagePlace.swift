import AnyCurl

/// Where a page is shown: its size, and the map of its plane to clip space.
public struct PagePlace: Sendable {
  /// The page's size in page space, in pixels.
  public let size: PageSize
  /// The columns of the matrix from page space (origin at the page's centre, y up, pixels) to clip space.
  public let columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

  /// Places a page by a matrix of the host's, which may turn, scale and project it.
  ///
  /// - Parameters:
  ///   - size: the page's size in page space, in pixels.
  ///   - columns: the matrix from page space to clip space, column by column.
  public init(
    size: PageSize, columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)
  ) {
    self.size = size
    self.columns = columns
  }

  /// Places a page in a rectangle of the target, or answers nil where either has no area.
  public init?(_ rectangle: PixelRectangle, in target: TargetSize) {
    guard rectangle.width > 0, rectangle.height > 0, target.width > 0, target.height > 0 else { return nil }
    let (width, height) = (Float(target.width), Float(target.height))
    // Twice the centre is a whole number, so that the page's edges fall on whole pixels.
    let x = Float(2 * rectangle.x + rectangle.width) / width - 1
    let y = Float(2 * rectangle.y + rectangle.height) / height - 1
    self.init(
      size: PageSize(width: Double(rectangle.width), height: Double(rectangle.height)),
      columns: ([2 / width, 0, 0, 0], [0, 2 / height, 0, 0], [0, 0, 1, 0], [x, y, 0, 1]))
  }
}
