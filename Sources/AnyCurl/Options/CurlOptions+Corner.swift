extension CurlOptions {
  /// One of the four corners of a page, named as a viewer sees it: top is up, left is left.
  public enum Corner: String, CaseIterable, Codable, Hashable, Sendable {
    /// The corner at the upper left.
    case topLeft = "top-left"
    /// The corner at the upper right.
    case topRight = "top-right"
    /// The corner at the lower left.
    case bottomLeft = "bottom-left"
    /// The corner at the lower right.
    case bottomRight = "bottom-right"

    /// The corner at the other end of the diagonal.
    package var opposite: Corner {
      switch self {
      case .topLeft: .bottomRight
      case .topRight: .bottomLeft
      case .bottomLeft: .topRight
      case .bottomRight: .topLeft
      }
    }

    /// The place of the corner in page space as signs: (−1, 1) is the upper left, (1, −1) the lower right.
    package var signs: SIMD2<Double> {
      switch self {
      case .topLeft: [-1, 1]
      case .topRight: [1, 1]
      case .bottomLeft: [-1, -1]
      case .bottomRight: [1, -1]
      }
    }
  }
}
