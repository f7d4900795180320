/// The triangles between the vertices of rows.
///
/// A row has twelve vertices, numbered across the page as `Shaders/sheet.vert` has them. Between two rows lie the quad
/// of the page itself, or the two beside what is hidden of it, and six quads of its fringe; away from the silhouette all
/// but two of those have no area.
final class RowMesh {
  /// What to draw between rows.
  enum Part: Int, CaseIterable {
    /// The page itself.
    case page
    /// The page and its fringe away from the silhouette.
    case edges
    /// The page and all of its fringe.
    case all

    fileprivate var fringe: [(Int, Int)] {
      switch self {
      case .page: []
      case .edges: [(0, 4), (7, 11)]
      case .all: [(0, 1), (1, 2), (2, 3), (8, 9), (9, 10), (10, 11)]
      }
    }
  }

  /// The vertices of a row.
  static let verticesPerRow = 12
  private static let gaps = SheetRows.limit - 1

  private let mesh: IndexMesh
  /// Where the indices of each part begin, and how many it has between two rows.
  private let whole, cut: [(first: Int, perGap: Int)]

  init() {
    var indices: [UInt16] = []
    func append(_ page: [(Int, Int)]) -> [(first: Int, perGap: Int)] {
      Part.allCases.map { part in
        let (first, quads) = (indices.count, page + part.fringe)
        for row in 0..<Self.gaps {
          for (column, other) in quads {
            indices += quadIndices(row: row, column: column, to: other, verticesPerRow: Self.verticesPerRow)
          }
        }
        return (first, 6 * quads.count)
      }
    }
    whole = append([(4, 7)])
    cut = append([(4, 5), (6, 7)])
    mesh = IndexMesh(indices)
  }

  /// Makes the vertex array the context's.
  func bind() { mesh.bind() }

  /// Draws a part between the rows of a range.
  ///
  /// - Parameter isCut: whether to leave out what the rows say is hidden of them.
  func draw(_ rows: Range<Int>, _ part: Part, isCut: Bool = false) {
    let (first, perGap) = (isCut ? cut : whole)[part.rawValue]
    let end = first + max(rows.count - 1, 0) * perGap
    mesh.draw(first..<end, firstVertex: rows.lowerBound * Self.verticesPerRow)
  }
}
