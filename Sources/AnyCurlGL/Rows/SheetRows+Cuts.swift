extension SheetRows {
  /// Puts a line in its place: by s, and where several corners share one s, by the places on the outline.
  mutating func insert(_ line: CanonicalOutline.Line, as kind: LineKind = .plain) {
    let key = (line.x, line.y + line.z)
    let place = cuts.firstIndex { ($0.x, $0.y + $0.z) > key } ?? cuts.count
    cuts.insert(SIMD4(line, Double(kind.rawValue)), at: place)
  }

  /// Puts the two lines through a corner in their place.
  mutating func insertCorner(_ line: CanonicalOutline.Line) {
    insert(line, as: .corner)
    insert(line)
  }

  /// Puts the line at a distance in its place, unless it misses the page.
  mutating func insert(_ s: Double, in outline: CanonicalOutline) {
    if s >= outline.first, s <= outline.last { insert(outline.line(at: s)) }
  }

  /// Puts equally spaced lines between two, no further apart than `step`.
  mutating func divide(
    from start: Double, to end: Double, step: Double, in outline: CanonicalOutline
  ) {
    let first = max(start, outline.first)
    let last = min(end, outline.last)
    guard last > first else { return }
    let count = max(Int(((last - first) / step).rounded(.up)), 1)
    for index in 1..<count {
      insert(first + (last - first) * Double(index) / Double(count), in: outline)
    }
  }
}
