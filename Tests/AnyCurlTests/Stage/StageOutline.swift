import AnyCurl

extension CurlStage<String> {
  /// The layers from bottom to top, each with its content and 0 for lying flat, 1 for being gone: `b0 a1`.
  var outline: String {
    layers.map { "\($0.content)\($0.target == .gone ? 1 : 0)" }.joined(separator: " ")
  }

  /// The layer that shows `content`.
  func layer(_ content: String) -> CurlLayer<String>? {
    layers.first { $0.content == content }
  }
}

extension [CurlCompletion] {
  /// The requests that have ended, and how.
  var outcomes: [CurlRequest: CurlOutcome] {
    reduce(into: [:]) { $0[$1.request] = $1.outcome }
  }
}
