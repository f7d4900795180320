import AnyCurl

/// Where a page is shown: in a rectangle of the target, or wherever a matrix of the host's puts it.
public struct PagePlace: Sendable {
  private enum Way {
    case rectangle(PixelRectangle)
    case matrix(PageSize, PagePlane.Columns)
  }

  private let way: Way

  /// Places a page in a rectangle of whole pixels of the target, as OpenGL counts: from the lower left corner, y up.
  ///
  /// Whole, since a page whose edges lie on pixel centres would jump by half a pixel when it starts to curl. The
  /// rectangle may lie outside the target in part or wholly.
  ///
  /// - Parameters:
  ///   - x: pixels from the target's left edge.
  ///   - y: pixels from the target's bottom edge.
  ///   - width: pixels across, the width of the page; nothing is drawn where it is 0 or less.
  ///   - height: pixels up, the height of the page; nothing is drawn where it is 0 or less.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(PixelRectangle(x: x, y: y, width: width, height: height))
  }

  /// Places a page by a matrix of the host's, which may turn, scale and project it.
  ///
  /// - Parameters:
  ///   - size: the page's size in page space, in pixels.
  ///   - columns: the matrix from page space (origin at the page's centre, y up, pixels) to clip space, column by
  ///     column.
  public init(
    size: PageSize, columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)
  ) {
    way = .matrix(size, columns)
  }

  /// Places a page in a rectangle of the target.
  package init(_ rectangle: PixelRectangle) { way = .rectangle(rectangle) }

  /// The page's plane in a target; nil where the page or the target has no area.
  func plane(in target: TargetSize) -> PagePlane? {
    switch way {
    case .rectangle(let rectangle): PagePlane(rectangle, in: target)
    case .matrix(let size, let columns): PagePlane(size: size, columns: columns, in: target)
    }
  }
}
