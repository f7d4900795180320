import AnyCurl
import CGLEW

extension CurlRenderer {
  /// Runs a drawing with the renderer's own state set, and puts the host's back.
  func drawing(into target: TargetSize, _ body: (HostState) -> Void) {
    guard target.width > 0, target.height > 0 else { return }
    let host = HostState()
    glViewport(0, 0, GLsizei(target.width), GLsizei(target.height))
    cglew_BindVertexArray(vertexArray)
    cglew_BindSampler(0, sampler)
    body(host)
    host.restore()
  }

  /// Draws a page that lies flat, but for what the flat part of the sheet over it hides.
  func drawFlat(_ texture: PageTexture, under sheet: PlacedSheet?, at place: PagePlace) {
    var flat = sheet ?? PlacedSheet(flatAt: place, texture)
    flat.texture = texture
    rows.cutFlat(flat.bend, size: flat.size, isHidden: sheet.map { $0.opacity == 1 } ?? false)
    page.draw(rows, rows.flat, of: flat, appearance)
  }

  /// Draws a sheet that curls: its shadow, then the sheet, as a whole where it fades.
  func draw(_ sheet: PlacedSheet, host: HostState, target: TargetSize) {
    guard sheet.opacity > 0 else { return }
    let light = CurlLight(on: sheet, appearance)
    if light.shadow > 0 {
      glEnable(GLenum(GL_BLEND))
      shadowLines.cut(sheet, light)
      for shadow in shadows { shadow.draw(shadowLines, of: sheet, light) }
      glDisable(GLenum(GL_BLEND))
    }
    rows.cut(
      sheet.bend, size: sheet.size, cameraHeight: sheet.cameraHeight, shadedFrom: light.firstShaded(of: sheet)
    )
    if sheet.opacity < 1 {
      scratch.composite(over: host, size: target, opacity: sheet.opacity) { drawRows(of: sheet) }
    } else {
      drawRows(of: sheet)
    }
  }

  /// Draws the parts of a sheet by growing distance past the contact line.
  ///
  /// Since the height never falls as the distance grows, that is painter's order for any camera above the
  /// cylinder: no depth buffer is needed.
  private func drawRows(of sheet: PlacedSheet) {
    page.draw(rows, rows.flat, of: sheet, appearance)
    front.draw(rows, rows.front, of: sheet, appearance)
    frontUnderBack.draw(rows, rows.shaded, of: sheet, appearance)
    back.draw(rows, rows.back, of: sheet, appearance)
  }
}
