import AnyCurl

extension CurlOptions {
  /// The arrow that points where a curl of a kind goes: a curl up toward its corner, a curl down away from it.
  func arrow(of kind: CurlKind) -> String {
    let end = kind == .up ? corner.signs : liftCorner.signs
    switch direction {
    case .horizontal: return end.x < 0 ? "←" : "→"
    case .vertical: return end.y < 0 ? "↓" : "↑"
    }
  }
}
