/// An arrow on a disc: dark, or light where it is that of the chosen combination.
struct ArrowButton: Hashable, Sendable {
  /// Where an arrow points.
  enum Heading: Int, CaseIterable, Hashable, Sendable {
    // By quarter turns to the right.
    case up, right, down, left
  }

  var heading: Heading
  var isChosen: Bool
  /// The width and height, in pixels.
  var side: Int

  /// Draws it.
  func bitmap() throws(PictureError.Cause) -> Bitmap {
    let (ground, ink) = isChosen ? ("#fff", "#111") : ("#000", "#fff")
    let opacity = isChosen ? 0.92 : 0.62
    return try Bitmap(
      drawing: """
        <circle cx="20" cy="20" r="19" fill="\(ground)" fill-opacity="\(opacity)" \
        stroke="\(ink)" stroke-opacity="0.5" stroke-width="1.2"/>
        <path d="M20 7 L30 19 H23 V32 H17 V19 H10 Z" fill="\(ink)" \
        transform="rotate(\(90 * heading.rawValue) 20 20)"/>
        """,
      box: PixelSize(width: 40, height: 40), size: PixelSize(width: side, height: side))
  }
}
