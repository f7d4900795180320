/// What a controller tells of a request on its way: that it began, is halfway, and has ended.
///
/// Each request begins once and ends once; in between it is halfway at most once, and exactly once where it ends
/// as finished.
public enum CurlEvent: Hashable, Sendable {
  /// The first step since the request was made is done.
  case began(CurlRequest)
  /// After a step, the transition has got to half its way or further for the first time.
  case halfway(CurlRequest)
  /// The request has ended; its completion is called next.
  case ended(CurlRequest, CurlOutcome)
}
