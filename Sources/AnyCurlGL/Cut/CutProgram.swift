import AnyCurl
import CGLEW

/// The program that draws the cut side of a sheet.
final class CutProgram {
  private static let verticesPerPoint = 4

  private let program: GLProgram
  private let uniforms: BendUniforms
  private let mesh = IndexMesh(
    (0..<(CutEdge.limit - 1)).flatMap { point in
      (0..<3).flatMap { quadIndices(row: point, column: $0, verticesPerRow: verticesPerPoint) }
    })
  private let points, thickness, isBeside, pixel, cameraHeight, texturePlace, light, bleed, paper,
    dither: GLint

  init() throws(CurlRendererError) {
    program = try GLProgram(vertex: .cutVertex, fragment: .back)
    uniforms = BendUniforms(program)
    points = program.location("points")
    thickness = program.location("thickness")
    isBeside = program.location("isBeside")
    pixel = program.location("pixel")
    cameraHeight = program.location("cameraHeight")
    texturePlace = program.location("texturePlace")
    light = program.location("light")
    bleed = program.location("bleed")
    paper = program.location("paper")
    dither = program.location("dither")
  }

  /// Makes the program the one in use and sets what a sheet needs, whose edges are as soft as its rows are.
  func use(for sheet: PlacedSheet, _ rows: SheetRows, _ side: SheetProgram.Side, _ appearance: CurlAppearance)
  {
    cglew_UseProgram(program.name)
    uniforms.set(sheet)
    cglew_Uniform1f(thickness, Float(appearance.thickness))
    cglew_Uniform1i(isBeside, side == .back ? 1 : 0)
    cglew_Uniform1f(pixel, Float(rows.pixel))
    cglew_Uniform1f(cameraHeight, Float(sheet.cameraHeight))
    let scale = sheet.textureScale(of: sheet.texture)
    cglew_Uniform4f(texturePlace, scale.x, scale.y, 0.5, 0.5)
    cglew_Uniform1f(light, Float(appearance.light))
    cglew_Uniform1f(bleed, 0)
    let color = SIMD3<Float>(appearance.paper)
    cglew_Uniform3f(paper, color.x, color.y, color.z)
    cglew_Uniform1f(dither, appearance.dither ? 1 / 255 : 0)
    glBindTexture(GLenum(GL_TEXTURE_2D), sheet.texture.name)
  }

  /// Blends the part of an edge that lies over the front or beside the back; the program is in use.
  func draw(_ edge: CutEdge, _ side: SheetProgram.Side) {
    let range = side == .front ? edge.front : edge.back
    guard !range.isEmpty else { return }
    edge.points.withUnsafeBytes { bytes in
      cglew_Uniform4fv(points, GLsizei(edge.points.count), bytes.bindMemory(to: GLfloat.self).baseAddress)
    }
    mesh.draw(
      0..<(18 * (range.count - 1)), firstVertex: range.lowerBound * Self.verticesPerPoint)
  }
}
