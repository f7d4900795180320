extension CurlOptions {
  /// The axis along which a sheet travels while it curls.
  public enum Direction: String, CaseIterable, Codable, Hashable, Sendable {
    /// Up or down the page.
    case vertical
    /// Across the page, to the left or to the right.
    case horizontal
  }
}
