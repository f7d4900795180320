import AnyCurl
import CGLEW

/// A program that draws the shadow that parts of a sheet throw on the plane of the page.
final class ShadowProgram {
  private let casters: ShadowLines.Casters
  private let program: GLProgram
  private let uniforms: BendUniforms
  private let lighting: LightUniforms
  private let reach, lines: GLint

  /// Links the program for the slices in which these parts throw a shadow.
  init(of casters: ShadowLines.Casters) throws(CurlRendererError) {
    self.casters = casters
    program = try GLProgram(vertex: .shadowVertex, fragment: .shadow(of: casters))
    uniforms = BendUniforms(program)
    lighting = LightUniforms(program)
    reach = program.location("reach")
    lines = program.location("lines")
  }

  /// Blends the shadow of a sheet over the current framebuffer, the page's rectangle and what surrounds it, in the
  /// slices that are this program's.
  func draw(_ shadow: ShadowLines, of sheet: PlacedSheet, _ light: CurlLight) {
    guard shadow.casters.contains(casters) else { return }
    cglew_UseProgram(program.name)
    uniforms.set(sheet)
    lighting.set(light, on: sheet)
    cglew_Uniform2f(reach, Float(shadow.reach.x), Float(shadow.reach.y))
    shadow.lines.withUnsafeBytes { bytes in
      cglew_Uniform4fv(
        lines, GLsizei(shadow.lines.count), bytes.bindMemory(to: GLfloat.self).baseAddress)
    }
    draw(part: 0) { shadow.casters[$0] == casters }
    draw(part: 1) { shadow.casters[$0] == casters && shadow.isOpen[$0] }
    draw(part: 2) { shadow.casters[$0] == casters }
  }

  /// Draws one of the three parts of the slices that are wanted.
  private func draw(part: Int, where isWanted: (Int) -> Bool) {
    var start = 0
    for slice in 0...ShadowLines.slices where slice == ShadowLines.slices || !isWanted(slice) {
      if slice > start {
        let first = 2 * (part * (ShadowLines.slices + 1) + start)
        glDrawArrays(GLenum(GL_TRIANGLE_STRIP), GLint(first), GLsizei(2 * (slice - start + 1)))
      }
      start = slice + 1
    }
  }
}
