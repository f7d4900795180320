import AnyCurlGL

extension OverlayLayout {
  /// Lays things out over the page of a window.
  ///
  /// - Parameter density: the pixels per window unit.
  init(_ layout: PageLayout, density: Double) {
    let (target, page) = (layout.target, layout.page)
    self.init(
      target: PixelSize(width: target.width, height: target.height),
      page: PixelRectangle(
        x: page.x, y: target.height - page.y - page.height,
        size: PixelSize(width: page.width, height: page.height)),
      density: density)
  }
}
