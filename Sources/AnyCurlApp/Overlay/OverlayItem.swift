import AnyCurl

/// One thing over the page: what it is, what it looks like, and how opaque it is.
struct OverlayItem: Equatable, Sendable {
  /// What it is.
  let part: Part
  let drawing: OverlayDrawing
  /// From 0 to 1.
  let opacity: Double

  /// What lies over a page.
  enum Part: Hashable, Sendable {
    /// The arrow of the combination at a place among the eight.
    case arrow(Int)
    case kindSwitch
    case label
    case messages
    /// A page's number while it is typed.
    case entry
    case help
  }
}

extension OverlayLayout {
  /// Where a thing of a size lies.
  func place(of part: OverlayItem.Part, size: PixelSize, choice: OverlayChoice) -> PixelRectangle {
    switch part {
    case .arrow(let place): arrow(of: CurlOptions.allCases[place], choice.kind)
    case .kindSwitch: kindSwitch(of: size)
    case .label: label(of: size)
    case .messages: messages(of: size)
    case .entry, .help: middle(of: size)
    }
  }
}
