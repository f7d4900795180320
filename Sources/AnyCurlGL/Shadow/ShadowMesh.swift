/// The triangles of a shadow's slices, as `Shaders/shadow.vert` numbers the vertices of a line: what lies on both sides
/// of what the sheet hides.
final class ShadowMesh {
  private static let verticesPerLine = 14
  private static let middle = 6
  private static let sides = (0..<(verticesPerLine - 1)).filter { $0 != middle }
  private static let indicesPerSlice = 6 * sides.count

  private let mesh = IndexMesh(
    (0..<(ShadowLines.limit - 1)).flatMap { slice in
      sides.flatMap { quadIndices(row: slice, column: $0, verticesPerRow: verticesPerLine) }
    })

  /// Draws all slices.
  func draw(_ lines: ShadowLines) {
    mesh.draw(0..<(Self.indicesPerSlice * max(lines.count - 1, 0)))
  }
}
