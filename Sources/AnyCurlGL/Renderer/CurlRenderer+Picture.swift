import AnyCurl
import CGLEW

extension CurlRenderer {
  /// Draws a picture over what is there, by its alpha: a label, a button, a pointer.
  ///
  /// A picture of the rectangle's own size is drawn pixel by pixel, as a page at rest is.
  ///
  /// - Parameters:
  ///   - picture: the picture, with premultiplied alpha.
  ///   - rectangle: where it lies in the target.
  ///   - target: the size of the current framebuffer.
  ///   - opacity: how opaque it is as a whole, from 0 to 1; clamped.
  /// - Precondition: `opacity` is not NaN.
  public func draw(
    _ picture: PageTexture, over rectangle: PixelRectangle, target: TargetSize, opacity: Double = 1
  ) {
    precondition(!opacity.isNaN, "an opacity is a number")
    guard opacity > 0, let place = PagePlace(rectangle, in: target) else { return }
    drawing(into: target) { host in
      if opacity < 1 {
        scratch.composite(over: host, size: target, bounds: rectangle, opacity: opacity) {
          drawFlat(picture, under: nil, at: place)
        }
      } else {
        glEnable(GLenum(GL_BLEND))
        drawFlat(picture, under: nil, at: place)
        glDisable(GLenum(GL_BLEND))
      }
    }
  }
}
