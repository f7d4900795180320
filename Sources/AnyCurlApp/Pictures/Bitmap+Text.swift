import CVips

extension Bitmap {
  /// One line of text in the system's sans-serif letters, on a clear ground (`vips_text`, which draws by
  /// Pango, so every script works).
  ///
  /// Bitmaps of the same `letterHeight` are equally high (unless a letter reaches out of the line) and have
  /// their letters on the same line, so that labels side by side are level.
  ///
  /// - Parameters:
  ///   - text: any text; line breaks and control characters become spaces.
  ///   - letterHeight: the size of the letters in pixels (the font's em), at least 1.
  ///   - color: the colour of the letters; those that have colours of their own (emoji) keep them.
  /// - Throws: the cause in libvips' words.
  init(text: String, letterHeight: Int, color: RGBColor) throws(PictureError.Cause) {
    precondition(letterHeight > 0, "Letters are at least one pixel high")
    let lineHeight = letterHeight + (letterHeight + 1) / 2
    let clean = text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }
    guard !clean.allSatisfy(\.properties.isWhitespace) else {
      self.init(size: PixelSize(width: letterHeight, height: lineHeight), clear: ())
      return
    }
    let markup = "<span foreground=\"\(color)\">" + clean.map(Self.escaped).joined() + "</span>"
    self = try VipsLibrary.use { () throws(PictureError.Cause) in
      let ink = try Picture { cvips_text(&$0, markup, "sans \(letterHeight)") }
      guard let inkSize = ink.size else { throw PictureError.Cause.library("no letters") }
      let left = max(0, Int(cvips_image_get_xoffset(ink.image)))
      let top = max(0, Int(cvips_image_get_yoffset(ink.image)))
      let size = PixelSize(width: left * 2 + inkSize.width, height: max(lineHeight, top + inkSize.height))
      let drawn = Bitmap(size: inkSize, straight: try ink.straightPixels())
      return Bitmap(size: size, clear: ()).drawing(drawn, x: left, y: top)
    }
  }

  private init(size: PixelSize, clear: Void) {
    self.init(size: size, pixels: [UInt8](repeating: 0, count: size.area * 4))
  }

  private static func escaped(_ character: Unicode.Scalar) -> String {
    switch character {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    default: String(character)
    }
  }
}
