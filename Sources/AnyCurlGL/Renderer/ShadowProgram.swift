import AnyCurl
import CGLEW

/// The program that draws a sheet's shadow on the plane of the page.
final class ShadowProgram {
  private let program: GLProgram
  private let uniforms: BendUniforms
  private let contact, reach, softness, border, strength: GLint

  init() throws(CurlRendererError) {
    program = try GLProgram(vertex: .shadowVertex, fragment: .shadow)
    uniforms = BendUniforms(program)
    contact = program.location("contact")
    reach = program.location("reach")
    softness = program.location("softness")
    border = program.location("border")
    strength = program.location("strength")
  }

  /// Blends the shadow of a sheet over the current framebuffer, the page's rectangle and what surrounds it.
  func draw(_ sheet: PlacedSheet, strength: Double) {
    let bend = sheet.bend
    let border = 0.02 * min(sheet.size.width, sheet.size.height)
    let softness = 0.12
    // Beyond the roll at most the border at its highest side, r over the page.
    let widest = border + softness * bend.radius
    let half = sheet.size.half
    let diagonal = (half * half).sum().squareRoot()
    cglew_UseProgram(program.name)
    uniforms.set(sheet)
    let origin = bend.across * bend.contact
    cglew_Uniform2f(contact, Float(origin.x), Float(origin.y))
    cglew_Uniform4f(
      reach, 0, Float(bend.radius + widest), Float(-diagonal - widest), Float(diagonal + widest))
    cglew_Uniform1f(self.softness, Float(softness))
    cglew_Uniform1f(self.border, Float(border))
    cglew_Uniform1f(self.strength, Float(strength))
    glDrawArrays(GLenum(GL_TRIANGLE_STRIP), 0, 4)
  }
}
