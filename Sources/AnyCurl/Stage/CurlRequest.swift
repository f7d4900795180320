/// The name of one request to a stage, given out in growing order.
public struct CurlRequest: Hashable, Comparable, Sendable {
  let number: Int

  /// Whether the left request was made before the right one.
  public static func < (left: CurlRequest, right: CurlRequest) -> Bool { left.number < right.number }
}

/// How a request ended.
public enum CurlOutcome: String, Hashable, Sendable {
  /// Its sheet arrived.
  case finished
  /// Its sheet was turned round, or removed before it arrived.
  case cancelled
}

/// A request that has ended, and how.
public struct CurlCompletion: Hashable, Sendable {
  /// The request that has ended.
  public let request: CurlRequest
  /// How it ended.
  public let outcome: CurlOutcome
}
