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

  /// Draws pages, the topmost first in `sheets`, from the lowest on.
  func drawSheets(host: HostState, target: TargetSize) {
    for index in sheets.indices.reversed() {
      let sheet = sheets[index]
      if sheet.isFlat {
        drawFlat(sheet, under: index > 0 ? sheets[index - 1] : nil, host: host, target: target)
      } else {
        draw(sheet, host: host, target: target)
      }
    }
  }

  /// Draws a page that lies flat, but for what the flat part of the sheet over it hides.
  private func drawFlat(_ page: PlacedSheet, under sheet: PlacedSheet?, host: HostState, target: TargetSize) {
    let flat = sheet?.flat(page.texture) ?? page
    let past = sheet?.share ?? 1
    // A few pixels lie under the sheet that hides the rest, so that nothing shows between the two.
    let cut = sheet?.hidesWhatIsUnder == true ? -3 : page.share < past ? 0 : -Double.infinity
    rows.cutFlat(flat.bend, size: flat.size, at: cut)
    drawWhole(flat, atOpacity: past, host: host, target: target) { drawPlain(flat, rows.front) }
    guard cut == 0 else { return }
    drawWhole(flat, atOpacity: page.share, host: host, target: target) { drawPlain(flat, rows.flat) }
  }

  /// Draws a sheet that curls: its shadow, then the sheet, as a whole where it fades.
  private func draw(_ sheet: PlacedSheet, host: HostState, target: TargetSize) {
    guard sheet.opacity > 0 else { return }
    drawShadow(of: sheet, on: .plane)
    rows.cut(
      sheet.bend, size: sheet.size, cameraHeight: sheet.cameraHeight, pixel: sheet.place.pixel(in: target),
      isSmooth: smoothsEdges)
    // The shadow on a sheet through which something shows must not fall on that.
    let isGroup = !sheet.texture.isOpaqueOnBothSides && appearance.shadow > 0
    drawWhole(sheet, atOpacity: sheet.opacity, isGroup, host: host, target: target) { drawRows(of: sheet) }
  }

  /// Draws the rows of a page, or some of them, at one opacity as a whole.
  ///
  /// - Parameter isGroup: whether to draw them on their own even where they are wholly opaque.
  private func drawWhole(
    _ sheet: PlacedSheet, atOpacity opacity: Double, _ isGroup: Bool = false, host: HostState,
    target: TargetSize, _ content: () -> Void
  ) {
    guard opacity > 0 else { return }
    guard opacity < 1 || isGroup else { return content() }
    scratch.composite(
      over: host, size: target, bounds: rows.bounds(of: sheet, in: target), opacity: opacity, content)
  }

  /// Draws the parts of a sheet by growing distance past the contact line.
  ///
  /// Since the height never falls as the distance grows, that is painter's order for any camera above the
  /// cylinder: no depth buffer is needed.
  private func drawRows(of sheet: PlacedSheet) {
    drawPlain(sheet, rows.flat)
    drawBent(rows.front, .front, of: sheet, with: front, startsWithBorder: false)
    drawShadow(of: sheet, on: .sheet)
    drawBent(rows.back, .back, of: sheet, with: back, startsWithBorder: rows.sliver != nil)
  }

  private func drawShadow(of sheet: PlacedSheet, on receiver: SheetShadow.Receiver) {
    guard let cast = SheetShadow(of: sheet, on: receiver, CurlLight(on: sheet, appearance)) else { return }
    shadowLines.cut(cast)
    shadow.draw(cast, in: shadowLines, dithers: appearance.dither)
  }

  /// Draws what lies flat, without a fringe: its edges are where they are at rest.
  private func drawPlain(_ sheet: PlacedSheet, _ range: Range<Int>) {
    guard !range.isEmpty else { return }
    page.use(for: rows, side: .front, of: sheet, appearance)
    setBlending(!sheet.texture.isOpaque)
    mesh.drawPage(range)
    setBlending(false)
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
    setBlending(!sheet.texture.picture(of: side).isOpaque)
    mesh.drawPage(startsWithBorder ? range.dropFirst() : range)
    if smoothsEdges {
      setBlending(true)
      mesh.drawFringe(range, startsWithPage: startsWithBorder)
    }
    setBlending(false)
  }

  private func setBlending(_ isOn: Bool) {
    if isOn { glEnable(GLenum(GL_BLEND)) } else { glDisable(GLenum(GL_BLEND)) }
  }
}
