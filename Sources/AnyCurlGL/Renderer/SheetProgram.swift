import AnyCurl
import CGLEW

/// A program that draws rows of a page: the vertex shader that bends, with a fragment shader of its own.
final class SheetProgram {
  private let program: GLProgram
  /// The program's name in its context.
  var name: GLuint { program.name }

  private let uniforms: BendUniforms
  private let lighting: LightUniforms
  private let rows, cameraHeight, texturePlace, light, bleed, paper: GLint

  /// Links the vertex shader with a fragment shader.
  init(
    _ fragment: ShaderSource, capturing captured: [StaticString] = []
  ) throws(CurlRendererError) {
    program = try GLProgram(vertex: .sheetVertex, fragment: fragment, capturing: captured)
    uniforms = BendUniforms(program)
    lighting = LightUniforms(program)
    rows = program.location("rows")
    cameraHeight = program.location("cameraHeight")
    texturePlace = program.location("texturePlace")
    light = program.location("light")
    bleed = program.location("bleed")
    paper = program.location("paper")
  }

  /// Draws the lines `range` of a page's rows into the current framebuffer.
  func draw(_ rows: SheetRows, _ range: Range<Int>, of sheet: PlacedSheet, _ appearance: CurlAppearance) {
    guard !range.isEmpty else { return }
    cglew_UseProgram(program.name)
    uniforms.set(sheet)
    lighting.set(CurlLight(on: sheet, appearance), on: sheet)
    rows.lines.withUnsafeBytes { bytes in
      cglew_Uniform4fv(
        self.rows, GLsizei(rows.lines.count), bytes.bindMemory(to: GLfloat.self).baseAddress)
    }
    cglew_Uniform1f(cameraHeight, Float(sheet.cameraHeight))
    let size = SIMD2<Float>(Float(sheet.place.size.width), Float(sheet.place.size.height))
    let up: Float = sheet.texture.firstRow == .bottom ? 1 : -1
    cglew_Uniform4f(texturePlace, 1 / size.x, up / size.y, 0.5, 0.5)
    cglew_Uniform1f(light, appearance.light)
    cglew_Uniform1f(bleed, appearance.bleed)
    cglew_Uniform3f(paper, appearance.paper.x, appearance.paper.y, appearance.paper.z)
    glBindTexture(GLenum(GL_TEXTURE_2D), sheet.texture.name)
    glDrawArrays(GLenum(GL_TRIANGLE_STRIP), GLint(2 * range.lowerBound), GLsizei(2 * range.count))
  }
}
