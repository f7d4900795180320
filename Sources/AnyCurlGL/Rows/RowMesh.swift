/// The triangles between the vertices of rows.
///
/// A row has ten vertices, numbered across the page as `Shaders/sheet.vert` has them. Between two rows lie the
/// quad of the page itself and six quads of its fringe; away from the silhouette all but two of those have no area. The
/// indices of the page's quads alone come first, then those with a fringe away from the silhouette, then those of all.
final class RowMesh {
  /// The vertices of a row.
  static let verticesPerRow = 10
  private static let gaps = SheetRows.limit - 1
  private static let indicesOfPage = 6
  private static let indicesOfEdges = 18
  private static let indicesOfAll = 42

  private let mesh = IndexMesh(indices)

  /// Makes the vertex array the context's.
  func bind() { mesh.bind() }

  /// Draws the page's own quads between the rows of a range.
  func drawPage(_ rows: Range<Int>) { draw(rows, first: 0, indicesPerGap: Self.indicesOfPage) }

  /// Draws the page's own quads and its fringe between the rows of a range.
  ///
  /// - Parameter areBesideSilhouette: whether any of the rows is one of those beside the silhouette.
  func drawPageAndFringe(_ rows: Range<Int>, areBesideSilhouette: Bool) {
    let edges = Self.gaps * Self.indicesOfPage
    if areBesideSilhouette {
      draw(rows, first: edges + Self.gaps * Self.indicesOfEdges, indicesPerGap: Self.indicesOfAll)
    } else {
      draw(rows, first: edges, indicesPerGap: Self.indicesOfEdges)
    }
  }

  private func draw(_ rows: Range<Int>, first: Int, indicesPerGap: Int) {
    let end = first + max(rows.count - 1, 0) * indicesPerGap
    mesh.draw(first..<end, firstVertex: rows.lowerBound * Self.verticesPerRow)
  }

  private static var indices: [UInt16] {
    quads([(4, 5)]) + quads([(4, 5), (0, 4), (5, 9)])
      + quads([(4, 5), (0, 1), (1, 2), (2, 3), (6, 7), (7, 8), (8, 9)])
  }

  private static func quads(_ columns: [(Int, Int)]) -> [UInt16] {
    (0..<gaps).flatMap { row in
      columns.flatMap { quadIndices(row: row, column: $0.0, to: $0.1, verticesPerRow: verticesPerRow) }
    }
  }
}
