/// One of the eight symmetries of the square: carries canonical space to page space, or back.
///
/// *Page space* has its origin at the page's centre, x to the right, y up, z toward the viewer, and one unit
/// per pixel of the page. *Canonical space* is the page as the one curl that is written sees it: it lifts at
/// the lower right and travels up. A transform is made of quarter turns and mirrorings about the centre, so
/// lengths and angles stay as they are and the matrix, whose columns are what it makes of (1, 0) and (0, 1), holds
/// only 0, 1 and −1. The height z does not change.
public struct PageTransform: Hashable, Sendable {
  /// The first column of the matrix: where the x axis goes.
  package let xAxis: SIMD2<Double>
  /// The second column of the matrix: where the y axis goes.
  package let yAxis: SIMD2<Double>

  /// The transform T of a combination, from canonical space to page space.
  public init(_ options: CurlOptions) {
    let signs = options.corner.signs
    // Canonical up, (0, 1), is where the sheet travels: toward the corner along the direction. Canonical left,
    // (−1, 0), leads to the corner along the other axis.
    switch options.direction {
    case .vertical:
      self.init(xAxis: [-signs.x, 0], yAxis: [0, signs.y])
    case .horizontal:
      self.init(xAxis: [0, -signs.y], yAxis: [signs.x, 0])
    }
  }

  init(xAxis: SIMD2<Double>, yAxis: SIMD2<Double>) {
    self.xAxis = xAxis
    self.yAxis = yAxis
  }

  /// The transform back: the transpose, since the matrix is orthogonal.
  public var inverse: PageTransform {
    PageTransform(xAxis: [xAxis.x, yAxis.x], yAxis: [xAxis.y, yAxis.y])
  }

  /// Carries a point or a vector across.
  public func callAsFunction(_ vector: SIMD2<Double>) -> SIMD2<Double> {
    xAxis * vector.x + yAxis * vector.y
  }

  /// The size of a page on the other side: the horizontal combinations exchange width and height.
  ///
  /// A transform and its inverse answer the same.
  public func callAsFunction(_ size: PageSize) -> PageSize {
    xAxis.x == 0 ? PageSize(width: size.height, height: size.width) : size
  }
}
