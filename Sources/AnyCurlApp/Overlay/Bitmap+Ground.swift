extension Bitmap {
  /// A drawing in SVG on a clear ground.
  ///
  /// - Parameters:
  ///   - shapes: the elements of the drawing.
  ///   - box: the size of what they draw on, in their own units.
  ///   - size: the size in pixels.
  /// - Throws: the cause in libvips' words.
  init(drawing shapes: String, box: PixelSize, size: PixelSize) throws(PictureError.Cause) {
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(size.width)" height="\(size.height)" \
      viewBox="0 0 \(box.width) \(box.height)">\(shapes)</svg>
      """
    let pixels = try VipsLibrary.use { () throws(PictureError.Cause) in
      try PictureSource(bytes: Array(text.utf8)).thumbnail(at: size, profile: nil).converted()
        .straightPixels()
    }
    self.init(size: size, straight: pixels)
  }

  /// A ground with round corners for text, which lets through some of what is under it.
  init(
    ground size: PixelSize, radius: Int, color: RGBColor = .black, opacity: Double = 0.72
  ) throws(PictureError.Cause) {
    let edge = color.isDark ? RGBColor.white : .black
    try self.init(
      drawing: """
        <rect x="0.5" y="0.5" width="\(size.width - 1)" height="\(size.height - 1)" rx="\(radius)" \
        fill="\(color)" fill-opacity="\(color.isDark ? opacity : 0.92)" stroke="\(edge)" stroke-opacity="0.3"/>
        """,
      box: size, size: size)
  }

  /// One line of text that is no wider than so many pixels: what does not fit gives way to an ellipsis.
  init(text: String, letterHeight: Int, color: RGBColor, width: Int) throws(PictureError.Cause) {
    var text = text
    var line = try Bitmap(text: text, letterHeight: letterHeight, color: color)
    while line.size.width > width, text.count > 1 {
      // By proportion, and at least one letter less than before.
      let kept = min(text.count * width / line.size.width, text.count - 2)
      text = text.prefix(max(kept, 0)) + "…"
      line = try Bitmap(text: text, letterHeight: letterHeight, color: color)
    }
    self = line
  }
}
