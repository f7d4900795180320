import AnyCurl

/// `anycurl gallery`: one picture of all sixteen curls, labelled.
struct GalleryCommand {
  let request: GalleryRequest
  private static let columns = 4

  /// Draws and writes the sheet, which appears whole or not at all.
  func run() throws(ProgramError) {
    do {
      let files = try pictures()
      try files.check(output: request.sheet)
      let pages = (from: try page(files.from), to: try page(files.to))
      let window = try GLWindow.offscreen()
      let cells = try cells(
        in: FrameStudio(in: window, pages, frame: request.frame, settings: request.settings))
      withExtendedLifetime(window) {}
      try sheet(of: cells).writePNG(to: request.sheet)
    } catch {
      throw ProgramError("\(error)")
    }
  }

  /// The sixteen frames, curls up before curls down, each with its label.
  private func cells(in studio: FrameStudio) throws -> [Bitmap] {
    var cells: [Bitmap] = []
    for kind in CurlKind.allCases {
      for (index, options) in CurlOptions.allCases.enumerated() {
        let curl = Curl(kind, options: options, motion: request.settings.law)
        let progress = kind.sheetProgress(at: request.progress)
        cells.append(try labelled(studio.frame(of: curl, at: progress), curl, number: index + 1))
      }
    }
    return cells
  }

  /// The pictures named, or the first two of the program's own.
  private func pictures() throws -> PicturePair {
    if let pair = request.pictures { return pair }
    let folder = try AssetFolder.find()
    let album = Album([folder])
    guard album.pictures.count >= 2 else { throw ProgramError("\(folder): no pages") }
    return PicturePair(from: album.pictures[0], to: album.pictures[1])
  }

  private func page(_ file: FileName) throws -> Bitmap {
    try PictureLoader().page(from: file, size: request.page, fit: request.settings.fit, paper: .white)
      .roundingCorners(request.settings.cornerRadius)
  }

  /// A frame with a line of text under it, and the arrow where the motion starts.
  private func labelled(_ frame: Bitmap, _ curl: Curl, number: Int) throws -> Bitmap {
    let letters = max(frame.size.height / 22, 8)
    let color = request.settings.background.isDark ? RGBColor.white : .black
    let start = curl.options.start(of: curl.kind)
    let words =
      "\(number)  \(curl.options.corner.rawValue), \(curl.options.direction.rawValue), \(curl.kind.rawValue)"
    let label = try Bitmap(text: words, letterHeight: letters, color: color)
    let arrow = try Bitmap(text: curl.options.arrow(of: curl.kind), letterHeight: 2 * letters, color: color)
    let size = PixelSize(width: frame.size.width, height: frame.size.height + label.size.height)
    return Bitmap(size: size, color: request.settings.background)
      .drawing(frame, x: 0, y: 0)
      .drawing(label, x: (size.width - label.size.width) / 2, y: frame.size.height)
      .drawing(
        arrow, x: start.signs.x < 0 ? 0 : frame.size.width - arrow.size.width,
        y: start.signs.y > 0 ? 0 : frame.size.height - arrow.size.height)
  }

  private func sheet(of cells: [Bitmap]) -> Bitmap {
    let cell = cells[0].size
    let rows = (cells.count + Self.columns - 1) / Self.columns
    let size = PixelSize(width: cell.width * Self.columns, height: cell.height * rows)
    var sheet = Bitmap(size: size, color: request.settings.background)
    for (index, bitmap) in cells.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: Self.columns)
      sheet = sheet.drawing(bitmap, x: column * cell.width, y: row * cell.height)
    }
    return sheet
  }
}
