/// The triangles between the vertices of rows.
///
/// A row has ten vertices, numbered across the page as `Shaders/sheet.vert` has them. Between two rows lie the
/// quad of the page itself and six quads of its fringe. The indices of the page's quads come first, backwards,
/// then those of the fringe: so the page's quad after the first row and all of the fringe are one range.
final class RowMesh {
  /// The vertices of a row.
  static let verticesPerRow = 10
  private static let gaps = SheetRows.limit - 1
  private static let indicesOfPage = 6
  private static let indicesOfFringe = 36

  private let mesh = IndexMesh(indices)

  /// Makes the vertex array the context's.
  func bind() { mesh.bind() }

  /// Draws the page's own quads between the rows of a range.
  func drawPage(_ rows: Range<Int>) {
    let gaps = rows.count - 1
    draw(from: Self.gaps - gaps, pageQuads: gaps, fringes: 0, firstRow: rows.lowerBound)
  }

  /// Draws the fringe between the rows of a range.
  ///
  /// - Parameter startsWithPage: whether the page's own quad after the first row is part of it.
  func drawFringe(_ rows: Range<Int>, startsWithPage: Bool) {
    let quads = startsWithPage ? 1 : 0
    draw(from: Self.gaps - quads, pageQuads: quads, fringes: rows.count - 1, firstRow: rows.lowerBound)
  }

  private func draw(from start: Int, pageQuads: Int, fringes: Int, firstRow: Int) {
    let count = pageQuads * Self.indicesOfPage + fringes * Self.indicesOfFringe
    let first = start * Self.indicesOfPage
    mesh.draw(first..<(first + count), firstVertex: firstRow * Self.verticesPerRow)
  }

  private static var indices: [UInt16] {
    let feet = (0..<gaps).reversed().flatMap { quad(after: $0, column: 4) }
    let fringe = (0..<gaps).flatMap { row in
      [0, 1, 2, 6, 7, 8].flatMap { quad(after: row, column: $0) }
    }
    return feet + fringe
  }

  private static func quad(after row: Int, column: Int) -> [UInt16] {
    quadIndices(row: row, column: column, verticesPerRow: verticesPerRow)
  }
}
