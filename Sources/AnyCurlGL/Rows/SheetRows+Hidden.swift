import AnyCurl

extension SheetRows {
  /// How many slices what lies flat is cut into where the sheet hides it, but for the corners of what hides it.
  private static let slices = 4
  /// The parts of a line's length in which what is hidden is counted.
  private static let parts = 1023.0

  /// Inserts lines where the part that comes back hides what lies flat.
  mutating func divideHidden(by cover: SheetCover, in outline: CanonicalOutline) {
    let start = max(cover.firstPlace, outline.first)
    guard start < 0 else { return }
    insert(start, in: outline)
    divide(from: start, to: 0, step: -start / Double(Self.slices), in: outline)
    let corners = cover.corners
    if corners.0 > start, corners.0 < 0 { insert(corners.0, in: outline) }
    if corners.1 > start, corners.1 < 0 { insert(corners.1, in: outline) }
  }

  /// Says of the lines up to the silhouette what of them the part that comes back hides, so that all between the hidden
  /// places of two neighbours is hidden, too.
  mutating func leaveOut(hiddenBy cover: SheetCover) {
    let start = flat.isEmpty ? front.lowerBound : flat.lowerBound
    let end = cuts.firstIndex { $0.x >= cover.seen.silhouette } ?? cuts.count
    var index = start
    var before: SIMD2<Double>?
    while index < end {
      let s = cuts[index].x
      // The two lines through a corner, and those through two corners at once, are one.
      let next = cuts[index..<end].firstIndex { $0.x > s } ?? end
      let after = next < end ? hidden(from: s, to: cuts[next].x, by: cover) : nil
      var hidden = index == start ? after?.0 : before
      before = after?.1
      if index > start, let first = hidden, let second = after?.0 {
        let both = common(first, second)
        // What is hidden after the line goes on from what is hidden before it, or not at all.
        if both == nil { before = nil }
        hidden = both ?? point(in: first)
      } else if index > start {
        hidden = (hidden ?? after?.0).map(point)
      }
      if let hidden {
        for line in index..<next { hide(hidden, of: line, in: cover.span.places(at: s)) }
      }
      index = next
    }
  }

  /// What is hidden on the first and on the last of two lines, of what lies a 1023rd of their length inside their ends.
  private func hidden(
    from first: Double, to last: Double, by cover: SheetCover
  ) -> (SIMD2<Double>, SIMD2<Double>)? {
    func inner(_ span: SIMD2<Double>) -> SIMD2<Double> {
      span + SIMD2(1, -1) * ((span.y - span.x) / Self.parts)
    }
    guard
      let hidden = cover.onSheet(from: first, to: last),
      let start = common(hidden.0, inner(cover.span.places(at: first))),
      let end = common(hidden.1, inner(cover.span.places(at: last)))
    else { return nil }
    return (start, end)
  }

  /// Notes what is hidden of a line: whole numbers, which a `Float` holds exactly; 0 would say that nothing is.
  private mutating func hide(_ hidden: SIMD2<Double>, of line: Int, in span: SIMD2<Double>) {
    let ends = (hidden - span.x) / (span.y - span.x) * Self.parts
    var (first, last) = (ends.x.rounded(.up), ends.y.rounded(.down))
    if first > last {
      first = (ends.sum() / 2).rounded()
      last = first
    }
    lines[line].w += Float(8 * (first + 1024 * last))
  }

  /// A range without length, in the middle of another one.
  private func point(in range: SIMD2<Double>) -> SIMD2<Double> { SIMD2(repeating: range.sum() / 2) }
}
