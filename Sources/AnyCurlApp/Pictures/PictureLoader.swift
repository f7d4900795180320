/// Makes pages of picture files.
///
/// What a file is, is told by its content and never by its name: JPEG, PNG, WebP, GIF, TIFF, AVIF, HEIF, SVG,
/// PDF (its first page) and BMP. An animation gives its first frame. A file that is cut short shows as far as
/// it could be decoded. Loading is safe on any thread; pictures are decoded one at a time.
struct PictureLoader: Sendable {
  /// The picture of a file on a page: opaque paper of exactly `size`, the picture on it upright, in sRGB and
  /// centred. A picture that has the page's size already keeps every pixel.
  ///
  /// - Throws: why the file cannot be shown.
  func page(from file: FileName, size: PixelSize, fit: PictureFit, paper: RGBColor) throws(PictureError)
    -> Bitmap
  {
    do throws(PictureError.Cause) {
      let open = try OpenFile(file)
      let bmp = try Bitmap(bmp: open)
      let pixels = try VipsLibrary.use { () throws(PictureError.Cause) in
        if let bmp {
          let placement = PicturePlacement(of: bmp.size, on: size, fit: fit)
          return try Picture(bmp).shrunk(to: placement.decoded)
            .page(placement, size: size, paper: paper).straightPixels()
        }
        let source = try PictureFile(open)
        let own = source.isDrawn ? source.size.filling(size, fit: fit) : source.size
        let placement = PicturePlacement(of: own, on: size, fit: fit)
        return try source.decoded(at: placement.decoded)
          .page(placement, size: size, paper: paper).straightPixels()
      }
      return Bitmap(size: size, pixels: pixels)
    } catch {
      throw PictureError(file: file, cause: error)
    }
  }
}

extension Picture {
  /// The decoded picture cut, enlarged and laid on its page. The paper comes first: then a clear pixel lends
  /// its colour to no other when the picture is enlarged.
  fileprivate consuming func page(_ placement: PicturePlacement, size: PixelSize, paper: RGBColor)
    throws(PictureError.Cause) -> Picture
  {
    try flattened(on: paper)
      .cut(to: placement.region)
      .enlarged(to: placement.enlarged)
      .cut(to: placement.window)
      .placed(x: placement.place.x, y: placement.place.y, on: size, color: paper)
  }
}

extension PixelSize {
  /// The size at which a drawing of this shape is drawn for a page, no side longer than 16,384 pixels.
  fileprivate func filling(_ page: PixelSize, fit: PictureFit) -> PixelSize {
    let across = Double(page.width) / Double(width)
    let down = Double(page.height) / Double(height)
    let wanted = fit == .contain ? min(across, down) : max(across, down)
    let scale = min(wanted, 16_384 / Double(max(width, height)))
    return PixelSize(
      width: max(1, Int((Double(width) * scale).rounded())),
      height: max(1, Int((Double(height) * scale).rounded())))
  }
}
