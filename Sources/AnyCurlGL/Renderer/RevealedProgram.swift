import AnyCurl
import CGLEW

/// The program that draws a page that lies flat, where the sheet over it does not hide it.
final class RevealedProgram {
  private static let verticesPerLine = 4

  private let program: GLProgram
  private let mesh = IndexMesh(
    (0..<(RevealedLines.limit - 1)).flatMap { slice in
      [0, 2].flatMap { quadIndices(row: slice, column: $0, verticesPerRow: verticesPerLine) }
    })
  private let uniforms: BendUniforms
  private let distances, places, texturePlace: GLint

  init() throws(CurlRendererError) {
    program = try GLProgram(vertex: .revealedVertex, fragment: .plain)
    uniforms = BendUniforms(program)
    distances = program.location("distances")
    places = program.location("places")
    texturePlace = program.location("texturePlace")
  }

  /// Draws a page that lies flat as `page` is placed; the lines are cut by the bend of the sheet over it, which `page`
  /// has, too.
  func draw(_ page: PlacedSheet, in lines: RevealedLines) {
    guard lines.places.count > 1 else { return }
    cglew_UseProgram(program.name)
    uniforms.set(page)
    let scale = page.textureScale(of: page.texture)
    cglew_Uniform4f(texturePlace, scale.x, scale.y, 0.5, 0.5)
    lines.distances.withUnsafeBufferPointer { cglew_Uniform1fv(distances, GLsizei($0.count), $0.baseAddress) }
    lines.places.withUnsafeBytes { bytes in
      cglew_Uniform4fv(places, GLsizei(lines.places.count), bytes.bindMemory(to: GLfloat.self).baseAddress)
    }
    glBindTexture(GLenum(GL_TEXTURE_2D), page.texture.name)
    mesh.draw(0..<(12 * (lines.places.count - 1)))
  }
}
