import AnyCurl

extension CurlOptions {
  /// Where the arrow of a curl of a kind points: where the curl goes, a curl up toward its corner, a curl down away
  /// from it.
  func heading(of kind: CurlKind) -> ArrowButton.Heading {
    let end = kind == .up ? corner.signs : liftCorner.signs
    switch direction {
    case .horizontal: return end.x < 0 ? .left : .right
    case .vertical: return end.y < 0 ? .down : .up
    }
  }

  /// The same as a letter.
  func arrow(of kind: CurlKind) -> String {
    switch heading(of: kind) {
    case .up: "↑"
    case .right: "→"
    case .down: "↓"
    case .left: "←"
    }
  }
}
