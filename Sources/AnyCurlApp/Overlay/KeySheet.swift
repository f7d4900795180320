/// The help sheet: every key and what it does, in two columns.
struct KeySheet: Hashable, Sendable {
  /// A line: the keys, and what they do.
  struct Row: Hashable, Sendable {
    var keys: String
    var help: String
  }

  var rows: [Row]
  /// The size of the letters that it would like, in pixels.
  var letters: Int
  /// The most that it may measure; the letters are as small as that takes.
  var limit: PixelSize

  /// Draws it.
  func bitmap() throws(PictureError.Cause) -> Bitmap {
    let fitting = min(letters, (limit.height * 2 / 3) / (rows.count + 1))
    let sheet = try bitmap(letters: max(fitting, 5))
    guard sheet.size.width > limit.width else { return sheet }
    return try bitmap(letters: max(fitting * limit.width / sheet.size.width, 5))
  }

  private func bitmap(letters: Int) throws(PictureError.Cause) -> Bitmap {
    let gray = RGBColor(red: 0xCC, green: 0xD6, blue: 0xE0)
    var left: [Bitmap] = []
    var right: [Bitmap] = []
    for row in rows {
      left.append(try Bitmap(text: row.keys, letterHeight: letters, color: .white))
      right.append(try Bitmap(text: row.help, letterHeight: letters, color: gray))
    }
    let widest = left.map(\.size.width).max() ?? 1
    let padding = letters
    let line = letters + (letters + 1) / 2
    let size = PixelSize(
      width: widest + (right.map(\.size.width).max() ?? 1) + 3 * padding, height: rows.count * line + padding)
    var sheet = try Bitmap(ground: size, radius: letters, opacity: 0.9)
    for index in rows.indices {
      let y = padding / 2 + index * line
      sheet =
        sheet
        .drawing(left[index], x: padding + widest - left[index].size.width, y: y)
        .drawing(right[index], x: 2 * padding + widest, y: y)
    }
    return sheet
  }
}

extension KeySheet {
  /// The sheet of every key, in the names of a layout.
  init(in layout: KeyLayout, letters: Int, limit: PixelSize) {
    self.init(
      rows: KeyLine.rows(in: layout).map { Row(keys: $0.keys, help: $0.help) }, letters: letters, limit: limit
    )
  }
}
