/// The name of one request to a stage.
public struct CurlRequest: Hashable, Sendable {
  /// Its place in the order in which requests were made, from 1.
  let number: Int
}

/// How a request ended.
public enum CurlOutcome: Hashable, Sendable {
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
