import AnyCurl

/// The switch between up and down: both words, the chosen one on light ground.
struct KindSwitch: Hashable, Sendable {
  var kind: CurlKind
  /// The size of the letters, in pixels.
  var letters: Int

  /// Draws it.
  func bitmap() throws(PictureError.Cause) -> Bitmap {
    var texts: [Bitmap] = []
    for kind in CurlKind.allCases {
      let color = kind == self.kind ? RGBColor(red: 0x11, green: 0x11, blue: 0x11) : .white
      texts.append(try Bitmap(text: kind.rawValue, letterHeight: letters, color: color))
    }
    let half = (texts.map(\.size.width).max() ?? 1) + letters
    let size = PixelSize(width: 2 * half, height: letters * 7 / 4)
    let chosen = kind == CurlKind.allCases[0] ? 0 : half
    var picture = try Bitmap(ground: size, radius: size.height / 2)
    let light = try Bitmap(
      ground: PixelSize(width: half, height: size.height), radius: size.height / 2, color: .white)
    picture = picture.drawing(light, x: chosen, y: 0)
    for (index, text) in texts.enumerated() {
      picture = picture.drawing(
        text, x: index * half + (half - text.size.width) / 2,
        y: (size.height - text.size.height) / 2 + letters / 8)
    }
    return picture
  }
}
