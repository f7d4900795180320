/// The triangles of a shadow's slices, as `Shaders/shadow.vert` numbers the vertices of a line.
///
/// The quads that the sheet never hides come first, slice by slice, then those in the middle.
final class ShadowMesh {
  private static let verticesPerLine = 22
  private static let middle = 10
  private static let sides = (0..<(verticesPerLine - 1)).filter { $0 != middle }
  private static let slices = ShadowLines.limit - 1
  private static let indicesPerQuad = 6

  private let mesh = IndexMesh(
    (0..<slices).flatMap { slice in sides.flatMap { quad(slice, column: $0) } }
      + (0..<slices).flatMap { quad($0, column: middle) })

  /// Draws all slices but what the sheet hides of them.
  func draw(_ lines: ShadowLines) {
    mesh.draw(0..<(lines.isOpen.count * Self.sides.count * Self.indicesPerQuad))
    let firstMiddle = Self.slices * Self.sides.count * Self.indicesPerQuad
    var start = 0
    for slice in 0...lines.isOpen.count where slice == lines.isOpen.count || !lines.isOpen[slice] {
      mesh.draw((firstMiddle + start * Self.indicesPerQuad)..<(firstMiddle + slice * Self.indicesPerQuad))
      start = slice + 1
    }
  }

  private static func quad(_ slice: Int, column: Int) -> [UInt16] {
    quadIndices(row: slice, column: column, verticesPerRow: verticesPerLine)
  }
}
