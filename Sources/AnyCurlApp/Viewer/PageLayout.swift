import AnyCurlGL

/// Where the page is in a window.
struct PageLayout: Equatable {
  /// The window's size in pixels.
  let target: TargetSize
  /// The page's rectangle in it.
  let page: AnyCurlGL.PixelRectangle
  /// The radius of the page's corners, in pixels.
  let cornerRadius: Int

  /// Lays the page out with a margin all round, which gives way in a small window: the page keeps at least
  /// half of each side.
  ///
  /// - Parameters:
  ///   - width: the window's width in pixels; 0 or less, as a hidden window may have, is taken for 1.
  ///   - height: the window's height in pixels, likewise.
  ///   - margin: the pixels on each side of the page.
  ///   - cornerRadius: the radius of its corners, in pixels.
  init(width: Int, height: Int, margin: Int, cornerRadius: Int = 0) {
    self.cornerRadius = cornerRadius
    target = TargetSize(width: max(width, 1), height: max(height, 1))
    let (x, y) = (min(margin, target.width / 4), min(margin, target.height / 4))
    page = AnyCurlGL.PixelRectangle(
      x: x, y: y, width: target.width - 2 * x, height: target.height - 2 * y)
  }

  /// The page's size in pixels.
  var pageSize: PixelSize { PixelSize(width: page.width, height: page.height) }
}
