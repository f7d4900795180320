import AnyCurl
import CGLEW

/// The program that draws the shadows of a sheet.
final class ShadowProgram {
  private let program: GLProgram
  private let uniforms: BendUniforms
  private let mesh = ShadowMesh()
  private let contact, lean, casters, onset, spread, fading, shadow, dither, lines, isOnSheet, outermost,
    cameraHeight, cornerRadius: GLint

  /// Links a vertex shader: that of pages with square corners, or with round ones.
  init(_ vertex: ShaderSource) throws(CurlRendererError) {
    program = try GLProgram(vertex: vertex, fragment: .shadow)
    uniforms = BendUniforms(program)
    contact = program.location("contact")
    lean = program.location("lean")
    casters = program.location("casters")
    onset = program.location("onset")
    spread = program.location("spread")
    fading = program.location("fading")
    shadow = program.location("shadow")
    dither = program.location("dither")
    lines = program.location("lines")
    isOnSheet = program.location("isOnSheet")
    cameraHeight = program.location("cameraHeight")
    outermost = program.location("outermost")
    cornerRadius = program.location("cornerRadius")
  }

  /// Blends a shadow over the current framebuffer: on the plane over the page's rectangle and what surrounds it, on
  /// the sheet without giving colour to what it leaves transparent. Leaves blending off.
  func draw(_ cast: SheetShadow, in lines: ShadowLines, dithers: Bool) {
    cglew_UseProgram(program.name)
    set(cast, lines, dithers: dithers)
    glEnable(GLenum(GL_BLEND))
    if cast.receiver == .sheet {
      cglew_BlendFuncSeparate(
        GLenum(GL_ONE), GLenum(GL_ONE_MINUS_SRC_ALPHA), GLenum(GL_ZERO), GLenum(GL_ONE))
      for plane: Int32 in 0..<4 { glEnable(GLenum(GL_CLIP_DISTANCE0 + plane)) }
    }
    mesh.draw(lines)
    if cast.receiver == .sheet {
      for plane: Int32 in 0..<4 { glDisable(GLenum(GL_CLIP_DISTANCE0 + plane)) }
      HostState.blendPremultiplied()
    }
    glDisable(GLenum(GL_BLEND))
  }

  private func set(_ cast: SheetShadow, _ shadowLines: ShadowLines, dithers: Bool) {
    let (sheet, light) = (cast.sheet, cast.light)
    uniforms.set(sheet)
    cglew_Uniform1f(contact, Float(sheet.bend.contact))
    cglew_Uniform2f(lean, Float(light.lean.x), Float(light.lean.y))
    cglew_Uniform2f(casters, Float(cast.casters.lowerBound), Float(cast.casters.upperBound))
    cglew_Uniform1f(onset, Float(cast.onset))
    cglew_Uniform2f(spread, Float(cast.spread.x), Float(cast.spread.y))
    let ends = cast.outermost
    cglew_Uniform2f(outermost, Float(ends.x), Float(ends.y))
    cglew_Uniform1f(cornerRadius, Float(cast.cornerRadius))
    cglew_Uniform1f(fading, 1 / Float(light.fading))
    cglew_Uniform1f(shadow, Float(CurlLight.depth * light.shadow))
    cglew_Uniform1f(dither, dithers ? 1 / 255 : 0)
    cglew_Uniform1i(isOnSheet, cast.receiver == .sheet ? 1 : 0)
    cglew_Uniform1f(cameraHeight, Float(sheet.cameraHeight))
    shadowLines.lines.withUnsafeBytes { bytes in
      cglew_Uniform4fv(
        lines, GLsizei(shadowLines.lines.count), bytes.bindMemory(to: GLfloat.self).baseAddress)
    }
  }
}
