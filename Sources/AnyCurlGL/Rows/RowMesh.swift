import CGLEW

/// The index buffer, made once, that joins the vertices of rows to triangles; the vertex array binds it.
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

  private var vertexArray: GLuint = 0
  private var buffer: GLuint = 0

  /// Uploads the indices; leaves the context's vertex array bound as it was.
  init() {
    let previous = integer(GL_VERTEX_ARRAY_BINDING)
    cglew_GenVertexArrays(1, &vertexArray)
    cglew_BindVertexArray(vertexArray)
    cglew_GenBuffers(1, &buffer)
    cglew_BindBuffer(GLenum(GL_ELEMENT_ARRAY_BUFFER), buffer)
    let indices = Self.indices
    cglew_BufferData(
      GLenum(GL_ELEMENT_ARRAY_BUFFER), GLsizeiptr(indices.count * MemoryLayout<UInt16>.stride), indices,
      GLenum(GL_STATIC_DRAW))
    cglew_BindVertexArray(previous)
  }

  deinit {
    guard isContextCurrent else { return }
    cglew_DeleteVertexArrays(1, &vertexArray)
    cglew_DeleteBuffers(1, &buffer)
  }

  /// Makes the indices those of the context's drawing.
  func bind() {
    cglew_BindVertexArray(vertexArray)
  }

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
    guard count > 0 else { return }
    cglew_DrawElementsBaseVertex(
      GLenum(GL_TRIANGLES), GLsizei(count), GLenum(GL_UNSIGNED_SHORT),
      start * Self.indicesOfPage * MemoryLayout<UInt16>.stride, GLint(firstRow * Self.verticesPerRow))
  }

  private static var indices: [UInt16] {
    let feet = (0..<gaps).reversed().flatMap { quad(after: $0, column: 4) }
    let fringe = (0..<gaps).flatMap { row in
      [0, 1, 2, 6, 7, 8].flatMap { quad(after: row, column: $0) }
    }
    return feet + fringe
  }

  /// The two triangles between a row and the next, from a column to the next.
  private static func quad(after row: Int, column: Int) -> [UInt16] {
    let corner = UInt16(row * verticesPerRow + column)
    let below = corner + UInt16(verticesPerRow)
    return [corner, below, corner + 1, corner + 1, below, below + 1]
  }
}
