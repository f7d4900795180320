import AnyCurl
import CGLEW

extension CurlRenderer {
  /// Runs a drawing with the renderer's own state set, and puts the host's back.
  func drawing(into target: TargetSize, _ body: (HostState) -> Void) {
    guard target.width > 0, target.height > 0 else { return }
    let host = HostState()
    glViewport(0, 0, GLsizei(target.width), GLsizei(target.height))
    mesh.bind()
    samplers.bind()
    body(host)
    host.restore()
  }

  /// Draws pages, the topmost first in `sheets`, from the lowest on.
  func drawSheets(host: HostState) {
    for index in sheets.indices.reversed() {
      let sheet = sheets[index]
      if sheet.isFlat {
        drawFlat(sheet, under: index > 0 ? sheets[index - 1] : nil)
      } else {
        draw(sheet, host: host)
      }
    }
  }

  /// Draws a page that lies flat, but for what the sheet over it hides.
  private func drawFlat(_ page: PlacedSheet, under sheet: PlacedSheet?) {
    let flat = sheet?.flat(page.texture) ?? page
    if let sheet, sheet.hidesWhatIsUnder {
      revealedLines.cut(under: sheet, pixel: sheet.place.pixel)
      samplers.bind(forFlat: flat)
      setBlending(!flat.texture.isOpaque)
      revealed.draw(flat, in: revealedLines)
      setBlending(false)
      samplers.bind()
      return
    }
    let past = sheet?.share ?? 1
    let cut = page.share < past ? 0 : -Double.infinity
    rows.cutFlat(flat.bend, size: flat.size, at: cut)
    drawPlain(flat, rows.front, opacity: past)
    if cut == 0 { drawPlain(flat, rows.flat, opacity: page.share) }
  }

  /// Draws a sheet that curls: its shadow, then the sheet, as a whole where it fades.
  private func draw(_ sheet: PlacedSheet, host: HostState) {
    guard sheet.opacity > 0 else { return }
    drawShadow(of: sheet, on: .plane)
    let pixel = sheet.place.pixel
    let cover = SheetCover(sheet, SheetSpan(sheet.bend, size: sheet.size), pixel: pixel)
    rows.cut(
      sheet.bend, size: sheet.size, cameraHeight: sheet.cameraHeight, pixel: pixel, isSmooth: smoothsEdges,
      cover: sheet.texture.isOpaqueOnBothSides ? cover : nil)
    if rows.front.isEmpty && rows.back.isEmpty { return drawPlain(sheet, rows.flat, opacity: sheet.opacity) }
    // The shadow on a sheet through which something shows must not fall on that.
    let isGroup = !sheet.texture.isOpaqueOnBothSides && appearance.shadow > 0
    drawWhole(sheet, atOpacity: sheet.opacity, isGroup, host: host) {
      drawRows(of: sheet)
    }
  }

  /// Draws the rows of a page, or some of them, at one opacity as a whole.
  ///
  /// - Parameter isGroup: whether to draw them on their own even where they are wholly opaque.
  private func drawWhole(
    _ sheet: PlacedSheet, atOpacity opacity: Double, _ isGroup: Bool = false, host: HostState,
    _ content: () -> Void
  ) {
    guard opacity > 0 else { return }
    guard opacity < 1 || isGroup else { return content() }
    scratch.composite(
      over: host, size: sheet.place.target,
      bounds: rows.bounds(of: sheet, thickness: appearance.thickness), opacity: opacity,
      content)
  }

  /// Draws the parts of a sheet by growing distance past the contact line.
  ///
  /// Since the height never falls as the distance grows, that is painter's order for any camera above the
  /// cylinder: no depth buffer is needed.
  private func drawRows(of sheet: PlacedSheet) {
    drawPlain(sheet, rows.flat)
    // Where the page turns away, several of its points are averaged: up to 40 degrees on both sides of the silhouette.
    // With all mipmaps everywhere, since a driver would take a smaller level where the page is but squeezed.
    let silhouette = sheet.bend.silhouette(cameraHeight: sheet.cameraHeight)
    func reach(_ side: SheetProgram.Side) -> Double {
      let picture = sheet.texture.picture(of: side)
      return picture.hasMipmaps && sheet.place.level(of: picture) == nil ? .infinity : 0.7 * sheet.bend.radius
    }
    let rising = rows.split(rows.front, at: silhouette - reach(.front))
    let returning = rows.split(rows.back, at: silhouette + reach(.back))
    drawBent(rising.before, .front, of: sheet, with: front.plain)
    drawBent(rising.past, .front, of: sheet, with: front.squeezed)
    if appearance.thickness > 0 { followCutEdges(of: sheet) }
    drawCutSide(.front, of: sheet)
    drawShadow(of: sheet, on: .sheet)
    drawCutSide(.back, of: sheet)
    if showsRows {
      drawLines(rows.flat, .front, of: sheet)
      drawLines(rows.front, .front, of: sheet)
    }
    drawBent(returning.before, .back, of: sheet, with: back.squeezed)
    drawBent(returning.past, .back, of: sheet, with: back.plain)
    // The first of them may be the silhouette's fringe.
    if showsRows { drawLines(rows.sliver == nil ? rows.back : rows.back.dropFirst(), .back, of: sheet) }
  }

  private func drawShadow(of sheet: PlacedSheet, on receiver: SheetShadow.Receiver) {
    guard let cast = SheetShadow(of: sheet, on: receiver, appearance) else { return }
    shadowLines.cut(cast, pixel: sheet.place.pixel)
    let program = cast.cornerRadius > 0 ? shadow.rounded : shadow.square
    program.draw(cast, in: shadowLines, dithers: appearance.dither)
  }

  /// Draws what lies flat, without a fringe: its edges are where they are at rest.
  private func drawPlain(_ sheet: PlacedSheet, _ range: Range<Int>, opacity: Double = 1) {
    guard !range.isEmpty, opacity > 0 else { return }
    let program = opacity < 1 ? faded : plain
    program.use(for: rows, side: .front, of: sheet, appearance, opacity: opacity)
    samplers.bind(forFlat: sheet)
    setBlending(opacity < 1 || !sheet.texture.isOpaque)
    mesh.draw(range, .page, isCut: true)
    setBlending(false)
    samplers.bind()
  }

  private func followCutEdges(of sheet: PlacedSheet) {
    let radius = appearance.cornerRadius(on: sheet.size)
    cutEdges.right.follow(.right, of: sheet, cornerRadius: radius, rows)
    cutEdges.lower.follow(.lower, of: sheet, cornerRadius: radius, rows)
  }

  /// Draws where one sees how thick the sheet is: what of that lies over its front, or beside its back.
  private func drawCutSide(_ side: SheetProgram.Side, of sheet: PlacedSheet) {
    guard appearance.thickness > 0 else { return }
    cut.use(for: sheet, rows, side, appearance)
    samplers.bind(for: sheet.texture, at: sheet.place)
    setBlending(true)
    cut.draw(cutEdges.right, side)
    cut.draw(cutEdges.lower, side)
    setBlending(false)
    samplers.bind()
  }

  /// Draws the lines between rows.
  private func drawLines(_ range: Range<Int>, _ side: SheetProgram.Side, of sheet: PlacedSheet) {
    guard !range.isEmpty else { return }
    lines.use(for: rows, side: side, of: sheet, appearance)
    glPolygonMode(GLenum(GL_FRONT_AND_BACK), GLenum(GL_LINE))
    mesh.draw(range, .page)
    glPolygonMode(GLenum(GL_FRONT_AND_BACK), GLenum(GL_FILL))
  }

  /// Draws a part that is bent; its fringe is blended over what is under it.
  private func drawBent(
    _ range: Range<Int>, _ side: SheetProgram.Side, of sheet: PlacedSheet, with program: SheetProgram
  ) {
    guard range.count > 1 else { return }
    program.use(for: rows, side: side, of: sheet, appearance)
    let picture = sheet.texture.picture(of: side)
    samplers.bind(for: picture, at: sheet.place)
    setBlending(smoothsEdges || !picture.isOpaque)
    let part: RowMesh.Part = !smoothsEdges ? .page : rows.areBesideSilhouette(range) ? .all : .edges
    mesh.draw(range, part, isCut: side == .front)
    setBlending(false)
    samplers.bind()
  }

  private func setBlending(_ isOn: Bool) {
    if isOn { glEnable(GLenum(GL_BLEND)) } else { glDisable(GLenum(GL_BLEND)) }
  }
}
