/// Lines of text in the middle of a dark ground that shows on light pages and on dark ones.
struct TextPanel: Hashable, Sendable {
  /// The lines; those that are too long end in an ellipsis.
  var lines: [String]
  /// The size of the letters, in pixels.
  var letters: Int
  /// The most pixels across.
  var width: Int

  /// Draws it.
  func bitmap() throws(PictureError.Cause) -> Bitmap {
    let padding = letters * 3 / 4
    var texts: [Bitmap] = []
    for line in lines {
      texts.append(
        try Bitmap(text: line, letterHeight: letters, color: .white, width: max(width - 2 * padding, letters))
      )
    }
    let inside = texts.map(\.size.width).max() ?? 1
    let height = texts.map(\.size.height).reduce(0, +)
    let size = PixelSize(width: inside + 2 * padding, height: height + padding / 2)
    var panel = try Bitmap(ground: size, radius: min(letters, size.height / 2))
    // Below the letters there is room for descenders; the middle of the others is to be that of the ground.
    var y = padding / 4 + letters / 8
    for text in texts {
      panel = panel.drawing(text, x: (size.width - text.size.width) / 2, y: y)
      y += text.size.height
    }
    return panel
  }
}
