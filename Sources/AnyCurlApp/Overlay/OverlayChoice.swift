import AnyCurl

/// What the overlay shows of the window: the chosen combination and kind, and the label's words.
struct OverlayChoice: Equatable, Sendable {
  /// The place of the chosen combination among the eight, from 0.
  var place: Int
  var kind: CurlKind
  /// What the label says.
  var label: String
}

extension OverlayChoice {
  /// What a show has chosen, in an album of so many pages.
  init(_ show: Show, pages count: Int) {
    self.init(place: show.place, kind: show.kind, label: show.label(pages: count))
  }
}
