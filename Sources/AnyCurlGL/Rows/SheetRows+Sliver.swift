extension SheetRows {
  /// Marks the lines beside the silhouette, from its own to the last of the sliver.
  ///
  /// The silhouette's outer border comes before them. The front goes on to their end, since it shows under the
  /// sliver, and where the back goes on after it, its last line is there a second time, for the edges.
  mutating func makeSliver(from silhouette: Double, to end: Double, isWhole: Bool) {
    guard
      let fold = cuts.firstIndex(where: { $0.x >= silhouette }),
      let last = cuts.lastIndex(where: { $0.x <= end })
    else { return }
    for index in fold...last { lines[index].w = LineKind.thin.rawValue }
    if isWhole {
      lines.insert(lines[last], at: last + 1)
      lines[last].w = LineKind.full.rawValue
      lines[last + 1].w = LineKind.plain.rawValue
    }
    lines.insert(lines[fold], at: fold)
    lines[fold].w = LineKind.border.rawValue
    sliver = Sliver(
      fold: fold + 1, end: last + 1,
      tips: (tip(onSide: 0, from: fold, to: last), tip(onSide: 1, from: fold, to: last)))
    corners = (moved(corners.0, past: fold, last), moved(corners.1, past: fold, last))
    front = (front.isEmpty ? fold : front.lowerBound)..<(last + 2)
    back = fold..<lines.count
  }

  /// Whether any line of a range is one of those beside the silhouette, its border included.
  func areBesideSilhouette(_ range: Range<Int>) -> Bool {
    // The border comes right before the silhouette's line.
    sliver.map { range.overlaps(($0.fold - 1)..<($0.end + 1)) } ?? false
  }

  /// The line where a side's edge leaves the silhouette: its own, or the one through the corner just past it.
  private func tip(onSide side: Int, from fold: Int, to last: Int) -> Int {
    guard cuts[fold][1 + side] < 1 else { return fold + 1 }
    guard cuts[last][1 + side] > 1 else { return -1 }
    return cuts[fold...last].firstIndex { $0[1 + side] >= 1 }.map { $0 + 1 } ?? -1
  }

  /// The index of a cut's line once the border and the sliver's last line are there.
  private func moved(_ index: Int, past fold: Int, _ last: Int) -> Int {
    index < fold ? index : (index <= last ? index + 1 : index + 2)
  }
}
