import AnyCurl
import Glibc

/// What a shadow reaches of the plane of the page, without what the sheet hides: what the vertex shader needs of it.
///
/// Lines along the contact line divide the plane into slices. On each line stand four places, so that a slice has
/// three parts: the one before the sheet, the one that the sheet may hide, and the one behind it.
struct ShadowLines {
  /// The parts of a sheet that throw a shadow.
  enum Casters {
    /// The part that rises from the contact line.
    case rising
    /// The part that comes back over it.
    case returning
    /// Both.
    case both
  }

  /// The number of slices.
  static let slices = 16

  /// The first and the last line, across the contact line.
  private(set) var reach = SIMD2<Double>.zero
  /// The places along each line: where the shadow begins, where the sheet begins to hide it, where it shows again
  /// and where it ends.
  private(set) var lines: [SIMD4<Float>] = []
  /// For each slice, whether its middle part shows.
  private(set) var isOpen: [Bool] = []

  /// For each slice, what throws a shadow there.
  private(set) var casters: [Casters] = []

  private var shadows: [SIMD2<Double>] = []
  private var covers: [SIMD2<Double>] = []

  /// Makes room for the lines of any sheet.
  init() {
    lines.reserveCapacity(Self.slices + 1)
    isOpen.reserveCapacity(Self.slices)
    casters.reserveCapacity(Self.slices)
    shadows.reserveCapacity(Self.slices)
    covers.reserveCapacity(Self.slices)
  }

  /// Finds what the shadow of a sheet reaches.
  mutating func cut(_ sheet: PlacedSheet, _ light: CurlLight) {
    reach = light.reach(of: sheet)
    let span = SheetSpan(sheet.bend, size: sheet.size)
    let step = (reach.y - reach.x) / Double(Self.slices)
    // The camera sees the sheet displaced, by the more the higher it is.
    let furthest = max(abs(reach.x), abs(reach.y)) + abs(sheet.bend.contact) + span.length
    func margin(_ height: Double) -> Double { furthest * height / (sheet.cameraHeight - height) + 2 }
    let margins = (rising: margin(sheet.bend.radius), returning: margin(2 * sheet.bend.radius))
    let isReturning = light.isReturning(sheet)
    // Past the outermost place both sides are the same.
    let outermost = light.shadowPlace(of: light.turningPoint * sheet.bend.radius, on: sheet.bend)
    casters.removeAll(keepingCapacity: true)
    shadows.removeAll(keepingCapacity: true)
    covers.removeAll(keepingCapacity: true)
    for slice in 0..<Self.slices {
      let start = reach.x + step * Double(slice)
      let end = start + step
      let isBefore = end < -light.planeSpread.x
      casters.append(!isReturning || start > outermost ? .rising : isBefore ? .returning : .both)
      shadows.append(light.shadowSpan(of: span, from: start, to: end))
      covers.append(
        !sheet.hidesWhatIsUnder
          ? [.infinity, -.infinity]
          : larger(
            span.hiddenByRising(from: start, to: end, margins.rising),
            span.hiddenByReturning(from: start, to: end, margins.returning)))
    }
    convert()
  }

  /// Gives each line what holds for the slices on both of its sides.
  private mutating func convert() {
    lines.removeAll(keepingCapacity: true)
    isOpen.removeAll(keepingCapacity: true)
    for line in 0...Self.slices {
      let (before, after) = (max(line - 1, 0), min(line, Self.slices - 1))
      let first = min(shadows[before].x, shadows[after].x)
      let last = max(shadows[before].y, shadows[after].y, first)
      let hidden = common(covers[before], covers[after], or: (first + last) / 2)
        .clamped(lowerBound: SIMD2(repeating: first), upperBound: SIMD2(repeating: last))
      lines.append(SIMD4([first, hidden.x, hidden.y, last]))
    }
    for slice in 0..<Self.slices {
      isOpen.append(!(isHidden(lines[slice], in: slice) && isHidden(lines[slice + 1], in: slice)))
    }
  }

  private func larger(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> {
    a.y - a.x >= b.y - b.x ? a : b
  }

  /// What two ranges have in common; where that is nothing, the middle of the one that is a range, else `middle`.
  private func common(_ a: SIMD2<Double>, _ b: SIMD2<Double>, or middle: Double) -> SIMD2<Double> {
    let both = SIMD2(max(a.x, b.x), min(a.y, b.y))
    if both.x < both.y { return both }
    let range = a.x < a.y ? a : b
    return SIMD2(repeating: range.x < range.y ? (range.x + range.y) / 2 : middle)
  }

  /// Whether the sheet hides the middle part of a line, as far as a slice goes.
  private func isHidden(_ line: SIMD4<Float>, in slice: Int) -> Bool {
    Double(line.y) >= covers[slice].x && Double(line.z) <= covers[slice].y
  }
}
