import AnyCurl
import CGLEW

extension CurlRenderer {
  /// Runs a drawing with the renderer's own state set, and puts the host's back.
  func drawing(into target: TargetSize, _ body: (HostState) -> Void) {
    guard target.width > 0, target.height > 0 else { return }
    let host = HostState()
    glViewport(0, 0, GLsizei(target.width), GLsizei(target.height))
    mesh.bind()
    cglew_BindSampler(0, sampler)
    body(host)
    host.restore()
  }

  /// Draws a page that lies flat, but for what the flat part of the sheet over it hides.
  func drawFlat(_ texture: PageTexture, under sheet: PlacedSheet?, at place: PagePlace) {
    var flat = sheet ?? PlacedSheet(flatAt: place, texture)
    flat.texture = texture
    rows.cutFlat(flat.bend, size: flat.size, isHidden: sheet.map { $0.opacity == 1 } ?? false)
    drawPlain(flat)
  }

  /// Draws a sheet that curls: its shadow, then the sheet, as a whole where it fades.
  func draw(_ sheet: PlacedSheet, host: HostState, target: TargetSize) {
    guard sheet.opacity > 0 else { return }
    drawShadow(of: sheet, on: .plane)
    rows.cut(
      sheet.bend, size: sheet.size, cameraHeight: sheet.cameraHeight, pixel: sheet.place.pixel(in: target),
      isSmooth: smoothsEdges)
    if sheet.opacity < 1 {
      scratch.composite(
        over: host, size: target, bounds: rows.bounds(of: sheet, in: target), opacity: sheet.opacity
      ) { drawRows(of: sheet) }
    } else {
      drawRows(of: sheet)
    }
  }

  /// Draws the parts of a sheet by growing distance past the contact line.
  ///
  /// Since the height never falls as the distance grows, that is painter's order for any camera above the
  /// cylinder: no depth buffer is needed.
  private func drawRows(of sheet: PlacedSheet) {
    drawPlain(sheet)
    drawBent(rows.front, .front, of: sheet, with: front, startsWithBorder: false)
    drawShadow(of: sheet, on: .sheet)
    if showsRows {
      drawLines(rows.flat, .front, of: sheet)
      drawLines(rows.front, .front, of: sheet)
    }
    let hasBorder = rows.sliver != nil
    drawBent(rows.back, .back, of: sheet, with: back, startsWithBorder: hasBorder)
    if showsRows { drawLines(hasBorder ? rows.back.dropFirst() : rows.back, .back, of: sheet) }
  }

  private func drawShadow(of sheet: PlacedSheet, on receiver: SheetShadow.Receiver) {
    guard let cast = SheetShadow(of: sheet, on: receiver, CurlLight(on: sheet, appearance)) else { return }
    shadowLines.cut(cast)
    shadow.draw(cast, in: shadowLines, dithers: appearance.dither)
  }

  /// Draws what lies flat, without a fringe: its edges are where they are at rest.
  private func drawPlain(_ sheet: PlacedSheet) {
    guard !rows.flat.isEmpty else { return }
    page.use(for: rows, side: .front, of: sheet, appearance)
    mesh.drawPage(rows.flat)
  }

  /// Draws the lines between rows.
  private func drawLines(_ range: Range<Int>, _ side: SheetProgram.Side, of sheet: PlacedSheet) {
    guard !range.isEmpty else { return }
    lines.use(for: rows, side: side, of: sheet, appearance)
    glPolygonMode(GLenum(GL_FRONT_AND_BACK), GLenum(GL_LINE))
    mesh.drawPage(range)
    glPolygonMode(GLenum(GL_FRONT_AND_BACK), GLenum(GL_FILL))
  }

  /// Draws a part that is bent, and blends its fringe over what is under it.
  ///
  /// - Parameter startsWithBorder: whether the first row is the silhouette's fringe.
  private func drawBent(
    _ range: Range<Int>, _ side: SheetProgram.Side, of sheet: PlacedSheet, with program: SheetProgram,
    startsWithBorder: Bool
  ) {
    guard !range.isEmpty else { return }
    program.use(for: rows, side: side, of: sheet, appearance)
    mesh.drawPage(startsWithBorder ? range.dropFirst() : range)
    guard smoothsEdges else { return }
    glEnable(GLenum(GL_BLEND))
    mesh.drawFringe(range, startsWithPage: startsWithBorder)
    glDisable(GLenum(GL_BLEND))
  }
}
