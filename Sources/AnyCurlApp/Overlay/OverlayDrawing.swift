/// A small picture over the page, as it is to be drawn.
enum OverlayDrawing: Hashable, Sendable {
  case panel(TextPanel)
  case arrow(ArrowButton)
  case kindSwitch(KindSwitch)
  case keySheet(KeySheet)

  /// Draws it, which takes milliseconds, on any thread; nil where the letters cannot be drawn.
  func bitmap() -> Bitmap? {
    switch self {
    case .panel(let panel): try? panel.bitmap()
    case .arrow(let arrow): try? arrow.bitmap()
    case .kindSwitch(let kindSwitch): try? kindSwitch.bitmap()
    case .keySheet(let sheet): try? sheet.bitmap()
    }
  }
}
