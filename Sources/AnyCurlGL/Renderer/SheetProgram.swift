import AnyCurl
import CGLEW

/// A program that draws rows of a page: the vertex shader that bends, with a fragment shader of its own.
final class SheetProgram {
  /// The side of a sheet.
  enum Side {
    case front, back
  }

  private let program: GLProgram
  /// The program's name in its context.
  var name: GLuint { program.name }

  private let uniforms: BendUniforms
  private let lean, dither, opacity: GLint
  private let rows, cameraHeight, texturePlace, acrossTexture, alongTexture, light, bleed, paper: GLint
  private let pixel, pixelSize, face, fold, foldEnd, tips, corners: GLint

  /// Links the vertex shader with a fragment shader.
  init(
    _ fragment: ShaderSource, capturing captured: [StaticString] = []
  ) throws(CurlRendererError) {
    program = try GLProgram(vertex: .sheetVertex, fragment: fragment, capturing: captured)
    uniforms = BendUniforms(program)
    lean = program.location("lean")
    dither = program.location("dither")
    opacity = program.location("opacity")
    rows = program.location("rows")
    cameraHeight = program.location("cameraHeight")
    texturePlace = program.location("texturePlace")
    pixel = program.location("pixel")
    pixelSize = program.location("pixelSize")
    face = program.location("face")
    fold = program.location("fold")
    foldEnd = program.location("foldEnd")
    tips = program.location("tips")
    corners = program.location("corners")
    light = program.location("light")
    acrossTexture = program.location("acrossTexture")
    alongTexture = program.location("alongTexture")
    bleed = program.location("bleed")
    paper = program.location("paper")
  }

  /// Makes the program the one in use and sets what a page's rows need; `side` is what is seen of them.
  func use(
    for rows: SheetRows, side: Side, of sheet: PlacedSheet, _ appearance: CurlAppearance, opacity: Double = 1
  ) {
    cglew_UseProgram(program.name)
    uniforms.set(sheet)
    let light = CurlLight(on: sheet, appearance)
    cglew_Uniform2f(lean, Float(light.lean.x), Float(light.lean.y))
    cglew_Uniform1f(dither, appearance.dither ? 1 / 255 : 0)
    cglew_Uniform1f(self.opacity, Float(opacity))
    rows.lines.withUnsafeBytes { bytes in
      cglew_Uniform4fv(
        self.rows, GLsizei(rows.lines.count), bytes.bindMemory(to: GLfloat.self).baseAddress)
    }
    cglew_Uniform1f(pixel, Float(rows.pixel))
    cglew_Uniform1f(pixelSize, Float(rows.pixelSize))
    cglew_Uniform1f(face, side == .front ? 1 : -1)
    cglew_Uniform1i(fold, GLint(rows.sliver?.fold ?? -1))
    cglew_Uniform1i(foldEnd, GLint(rows.sliver?.end ?? -1))
    cglew_Uniform2i(tips, GLint(rows.sliver?.tips.0 ?? -1), GLint(rows.sliver?.tips.1 ?? -1))
    cglew_Uniform2i(corners, GLint(rows.corners.0), GLint(rows.corners.1))
    cglew_Uniform1f(cameraHeight, Float(sheet.cameraHeight))
    let picture = sheet.texture.picture(of: side)
    let isBackOfItsOwn = side == .back && sheet.texture.back != nil
    let right: Float = isBackOfItsOwn ? -1 : 1
    let scale = sheet.textureScale(of: picture)
    cglew_Uniform4f(texturePlace, right * scale.x, scale.y, 0.5, 0.5)
    cglew_Uniform1f(self.light, Float(appearance.light))
    let across = SIMD2<Float>(sheet.transform(sheet.bend.across))
    cglew_Uniform2f(acrossTexture, across.x * right * scale.x, across.y * scale.y)
    cglew_Uniform2f(alongTexture, -across.y * right * scale.x, across.x * scale.y)
    cglew_Uniform1f(bleed, isBackOfItsOwn ? 1 : Float(appearance.bleed))
    let paper = SIMD3<Float>(appearance.paper)
    cglew_Uniform3f(self.paper, paper.x, paper.y, paper.z)
    glBindTexture(GLenum(GL_TEXTURE_2D), picture.name)
  }
}
