/// The triangles between the vertices of rows.
///
/// A row has ten vertices, numbered across the page as `Shaders/sheet.vert` has them. Between two rows lie the
/// quad of the page itself and six quads of its fringe. The indices of the page's quads alone come first, then those
/// of both.
final class RowMesh {
  /// The vertices of a row.
  static let verticesPerRow = 10
  private static let gaps = SheetRows.limit - 1
  private static let indicesOfPage = 6
  private static let indicesOfBoth = 42

  private let mesh = IndexMesh(indices)

  /// Makes the vertex array the context's.
  func bind() { mesh.bind() }

  /// Draws the page's own quads between the rows of a range.
  func drawPage(_ rows: Range<Int>) {
    mesh.draw(
      0..<(max(rows.count - 1, 0) * Self.indicesOfPage), firstVertex: rows.lowerBound * Self.verticesPerRow)
  }

  /// Draws the page's own quads and its fringe between the rows of a range.
  func drawPageAndFringe(_ rows: Range<Int>) {
    let first = Self.gaps * Self.indicesOfPage
    mesh.draw(
      first..<(first + max(rows.count - 1, 0) * Self.indicesOfBoth),
      firstVertex: rows.lowerBound * Self.verticesPerRow)
  }

  private static var indices: [UInt16] {
    let page = (0..<gaps).flatMap { quad(after: $0, column: 4) }
    let both = (0..<gaps).flatMap { row in
      [4, 0, 1, 2, 6, 7, 8].flatMap { quad(after: row, column: $0) }
    }
    return page + both
  }

  private static func quad(after row: Int, column: Int) -> [UInt16] {
    quadIndices(row: row, column: column, verticesPerRow: verticesPerRow)
  }
}
