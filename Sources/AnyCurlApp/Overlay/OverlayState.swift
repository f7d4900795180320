import AnyCurl

/// What is over the page and for how long. Times are in seconds of one clock.
struct OverlayState: Equatable, Sendable {
  /// Whether the combination is named.
  var hasLabel = true
  private(set) var choice: OverlayChoice
  private(set) var label = Appearance()
  private(set) var arrows = Appearance()
  private(set) var messages = Messages()
  /// A page's number while it is typed.
  var entry: String?
  /// The help sheet, while it is open.
  var help: KeySheet?

  init(_ choice: OverlayChoice) { self.choice = choice }

  /// Names what has been chosen, if it is anything new.
  mutating func follow(_ choice: OverlayChoice, at time: Double) {
    guard choice != self.choice || label == Appearance() else { return }
    self.choice = choice
    if hasLabel { label.show(at: time) }
  }

  /// Says something.
  mutating func say(_ message: String, at time: Double) { messages.say(message, at: time) }

  /// The pointer has moved: the arrows come, or stay.
  mutating func showArrows(at time: Double) { arrows.show(at: time) }

  /// A hand turns a page: the arrows go.
  mutating func hideArrows() { arrows.hide() }

  /// When something next looks different; nil where everything stays as it is.
  func nextChange(after time: Double) -> Double? {
    [label, arrows, messages.appearance].compactMap { $0.nextChange(after: time) }.min()
  }

  /// What is over the page, from bottom to top.
  func items(at time: Double, in layout: OverlayLayout) -> [OverlayItem] {
    var items: [OverlayItem] = []
    let (labelled, pointed) = (label.opacity(at: time), arrows.opacity(at: time))
    if layout.hasArrows {
      for (place, options) in CurlOptions.allCases.enumerated() {
        let isChosen = place == choice.place
        let opacity = isChosen ? max(labelled, pointed) : pointed
        let button = ArrowButton(
          heading: options.heading(of: choice.kind), isChosen: isChosen, side: layout.side)
        items.append(OverlayItem(part: .arrow(place), drawing: .arrow(button), opacity: opacity))
      }
      let kindSwitch = KindSwitch(kind: choice.kind, letters: layout.letters)
      items.append(OverlayItem(part: .kindSwitch, drawing: .kindSwitch(kindSwitch), opacity: pointed))
    }
    items.append(panel(.label, [choice.label], layout.limit.width, opacity: labelled, in: layout))
    items.append(
      panel(
        .messages, messages.lines, layout.messageWidth, opacity: messages.appearance.opacity(at: time),
        in: layout))
    if let entry { items.append(panel(.entry, [entry], layout.limit.width, opacity: 1, in: layout)) }
    if let help { items.append(OverlayItem(part: .help, drawing: .keySheet(help), opacity: 1)) }
    return items.filter { $0.opacity > 0 }
  }

  private func panel(
    _ part: OverlayItem.Part, _ lines: [String], _ width: Int, opacity: Double, in layout: OverlayLayout
  ) -> OverlayItem {
    let panel = TextPanel(lines: lines, letters: layout.letters, width: width)
    return OverlayItem(part: part, drawing: .panel(panel), opacity: opacity)
  }
}
