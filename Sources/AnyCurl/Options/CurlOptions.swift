/// Where a curl happens: one of the eight combinations of a corner and a direction.
///
/// The corner is where a curl *down* starts and where a curl *up* ends: the last bit of the sheet to leave
/// and the first to arrive. The opposite one, where a curl up starts, is ``liftCorner``. Both spellings name
/// the same eight values:
///
/// ```swift
/// CurlOptions(corner: .topLeft, direction: .vertical)
///   == CurlOptions(liftCorner: .bottomRight, direction: .vertical)  // true
/// ```
///
/// It can be encoded, to be saved with the settings of a program.
public struct CurlOptions: Codable, Hashable, Sendable {
  /// Where a curl down starts and a curl up ends.
  public var corner: Corner
  /// The axis along which the sheet travels.
  public var direction: Direction

  /// Makes the combination whose curl down starts, and whose curl up ends, at `corner`.
  public init(corner: Corner = .topLeft, direction: Direction = .vertical) {
    self.corner = corner
    self.direction = direction
  }

  /// Makes the combination whose curl up starts, and whose curl down ends, at `liftCorner`.
  public init(liftCorner: Corner, direction: Direction = .vertical) {
    self.init(corner: liftCorner.opposite, direction: direction)
  }

  /// Where a curl up starts and a curl down ends.
  public var liftCorner: Corner { corner.opposite }

  /// The corner where a curl of the given kind starts to move.
  package func start(of kind: CurlKind) -> Corner {
    switch kind {
    case .up: liftCorner
    case .down: corner
    }
  }
}

extension CurlOptions: CaseIterable {
  /// The eight combinations corner by corner, vertical before horizontal.
  public static var allCases: [CurlOptions] {
    Corner.allCases.flatMap { corner in
      Direction.allCases.map { CurlOptions(corner: corner, direction: $0) }
    }
  }
}
