/// A range that holds nothing.
let nothing = SIMD2(Double.infinity, -.infinity)

/// What holds two ranges.
func union(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> {
  // A literal in brackets would be an array first, on the heap.
  SIMD2(min(a.x, b.x), max(a.y, b.y))
}

/// What two ranges have in common; nil where that is nothing.
func common(_ a: SIMD2<Double>?, _ b: SIMD2<Double>?) -> SIMD2<Double>? {
  guard let a, let b else { return nil }
  let both = SIMD2(max(a.x, b.x), min(a.y, b.y))
  return both.x < both.y ? both : nil
}

/// A range as far as it lies inside another one; of one that holds nothing, the middle of that.
func inside(_ limits: SIMD2<Double>, _ range: SIMD2<Double>) -> SIMD2<Double> {
  let range = range.x <= range.y ? range : SIMD2(repeating: limits.sum() / 2)
  return range.clamped(lowerBound: SIMD2(repeating: limits.x), upperBound: SIMD2(repeating: limits.y))
}

extension [Double] {
  /// Puts the lines between slices in order. Of two that fall together one goes, or the slices on both sides of them
  /// would not meet in the same vertices, and pixels between those be drawn twice or never.
  mutating func sortSlices() {
    sort()
    var kept = 0
    // By index: a loop over the elements themselves would copy them once one is changed.
    for index in indices where kept == 0 || self[index] > self[kept - 1] + leastSlice {
      self[kept] = self[index]
      kept += 1
    }
    removeSubrange(kept...)
  }
}

/// The least width of a slice, in pixels of the page.
let leastSlice = 0.25
