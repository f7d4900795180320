/// Whether the page before leaves or the page after arrives.
public enum CurlKind: String, CaseIterable, Codable, Hashable, Sendable {
  /// The page before lifts, curls away and reveals the page after under it.
  case up
  /// The page after comes from above and curls down over the page before: a curl up played backwards.
  case down

  /// The progress of the sheet for a progress of the transition, both from 0 to 1.
  ///
  /// The sheet lies flat at 0 and is gone at 1; the transition shows the page before at 0 and the page
  /// after at 1. The same law turns one into the other in both directions.
  package func sheetProgress(at transitionProgress: Double) -> Double {
    switch self {
    case .up: transitionProgress
    case .down: 1 - transitionProgress
    }
  }
}
