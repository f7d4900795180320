import CGLEW

/// Triangles between vertices that a shader finds by their number: an index buffer, made once, and the vertex array
/// that binds it.
final class IndexMesh {
  private var vertexArray: GLuint = 0
  private var buffer: GLuint = 0

  /// Uploads the indices; leaves the context's vertex array bound as it was.
  init(_ indices: [UInt16]) {
    let previous = integer(GL_VERTEX_ARRAY_BINDING)
    cglew_GenVertexArrays(1, &vertexArray)
    cglew_BindVertexArray(vertexArray)
    cglew_GenBuffers(1, &buffer)
    cglew_BindBuffer(GLenum(GL_ELEMENT_ARRAY_BUFFER), buffer)
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

  /// Makes the vertex array the context's.
  func bind() {
    cglew_BindVertexArray(vertexArray)
  }

  /// Draws the triangles of a range of the indices, with a number added to each index.
  func draw(_ range: Range<Int>, firstVertex: Int = 0) {
    guard !range.isEmpty else { return }
    bind()
    cglew_DrawElementsBaseVertex(
      GLenum(GL_TRIANGLES), GLsizei(range.count), GLenum(GL_UNSIGNED_SHORT),
      range.lowerBound * MemoryLayout<UInt16>.stride, GLint(firstVertex))
  }
}

/// The two triangles between a row of vertices and the next, from a column to another one, or to the next.
func quadIndices(row: Int, column: Int, to other: Int? = nil, verticesPerRow: Int) -> [UInt16] {
  let corner = UInt16(row * verticesPerRow + column)
  let opposite = UInt16(row * verticesPerRow + (other ?? column + 1))
  let below = UInt16(verticesPerRow)
  return [corner, corner + below, opposite, opposite, corner + below, opposite + below]
}
