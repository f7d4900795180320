import AnyCurl

extension CurlRenderer {
  /// Draws a picture over what is there, by its alpha: a label, a button, a pointer.
  ///
  /// A picture of the rectangle's own size is drawn pixel by pixel, as a page at rest is.
  ///
  /// - Parameters:
  ///   - picture: the picture, with premultiplied alpha; its own `isOpaque` does not matter.
  ///   - rectangle: where it lies in the target.
  ///   - target: the size of the current framebuffer.
  ///   - opacity: how opaque it is as a whole, from 0 to 1; clamped.
  /// - Precondition: `opacity` is not NaN.
  package func draw(
    _ picture: PageTexture, over rectangle: PixelRectangle, target: TargetSize, opacity: Double = 1
  ) {
    precondition(!opacity.isNaN, "an opacity is a number")
    guard opacity > 0, let plane = PagePlane(rectangle, in: target) else { return }
    var picture = picture
    picture.isOpaque = false
    let options = CurlOptions()
    drawing(into: target) { host in
      sheets.removeAll(keepingCapacity: true)
      sheets.append(PlacedSheet(picture, options, nil, at: plane, share: min(opacity, 1)))
      drawSheets(host: host)
    }
  }
}
