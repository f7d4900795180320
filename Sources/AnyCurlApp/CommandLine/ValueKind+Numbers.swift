extension ValueKind<Int> {
  /// A whole number in a range, digits only.
  static func whole(in range: ClosedRange<Int>) -> ValueKind {
    ValueKind(
      phrase: "a whole number from \(range.lowerBound) to \(range.upperBound)",
      text: { text in WholeNumber.value(of: text).flatMap { range.contains($0) ? $0 : nil } })
  }

  /// A number of samples.
  static let samples = ValueKind(
    phrase: "0, 2, 4 or 8",
    text: { text in WholeNumber.value(of: text).flatMap { [0, 2, 4, 8].contains($0) ? $0 : nil } })
}

extension ValueKind<Double> {
  /// A number in a range, with a point for its decimals and no sign; what is not finite is in no range.
  static func number(in range: ClosedRange<Int>, of unit: String = "") -> ValueKind {
    ValueKind(
      phrase: "a number\(unit) from \(range.lowerBound) to \(range.upperBound)",
      text: { text in
        let signs = "0123456789.eE+-".utf8
        guard let first = text.utf8.first, first != UInt8(ascii: "+"), first != UInt8(ascii: "-"),
          text.utf8.allSatisfy(signs.contains), let value = Double(text),
          value >= Double(range.lowerBound), value <= Double(range.upperBound)
        else { return nil }
        return value
      })
  }
}
