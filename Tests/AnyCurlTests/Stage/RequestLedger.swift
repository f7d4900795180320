import AnyCurl

/// Which requests were made, and how often and how they ended.
struct RequestLedger {
  var requests: [CurlRequest] = []
  var outcomes: [CurlRequest: CurlOutcome] = [:]
  var endings = 0

  mutating func made(_ request: CurlRequest) { requests.append(request) }

  mutating func ended(_ completions: [CurlCompletion]) {
    endings += completions.count
    for completion in completions { outcomes[completion.request] = completion.outcome }
  }

  /// Whether each request ended exactly once.
  var isBalanced: Bool {
    endings == requests.count && Set(requests) == Set(outcomes.keys) && Set(requests).count == requests.count
  }
}
