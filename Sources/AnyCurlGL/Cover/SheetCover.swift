import AnyCurl

/// What a sheet hides for certain of what lies under it, as ranges along the contact line.
struct SheetCover {
  private let span: SheetSpan
  private let margins: (rising: Double, returning: Double)

  /// Finds what a sheet hides.
  ///
  /// - Parameters:
  ///   - sheet: a sheet whose two sides are opaque.
  ///   - span: how far it reaches.
  ///   - reach: how far beside the sheet places are asked for, across the contact line.
  init(_ sheet: PlacedSheet, _ span: SheetSpan, reach: Double) {
    self.span = span
    // The camera sees the sheet displaced, by the more the higher it is.
    let furthest = reach + abs(sheet.bend.contact) + 2 * span.length
    func margin(_ height: Double) -> Double { furthest * height / (sheet.cameraHeight - height) + 2 }
    margins = (margin(sheet.bend.radius), margin(2 * sheet.bend.radius))
  }

  /// What is hidden of the plane between two places across the contact line.
  func onPlane(from start: Double, to end: Double) -> SIMD2<Double> {
    let rising = span.hiddenByRising(from: start, to: end, margins.rising)
    let returning = onSheet(from: start, to: end)
    return rising.y - rising.x >= returning.y - returning.x ? rising : returning
  }

  /// What the part that comes back hides of the sheet itself.
  func onSheet(from start: Double, to end: Double) -> SIMD2<Double> {
    span.hiddenByReturning(from: start, to: end, margins.returning)
  }
}
