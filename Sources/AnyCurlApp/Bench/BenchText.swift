extension Double {
  /// The number with exactly so many places after the point.
  ///
  /// - Precondition: `places` is from 0 to 9.
  func rounded(places: Int) -> String {
    precondition(0...9 ~= places, "there are 0 to 9 places")
    guard isFinite, abs(self) < 1e9 else { return "\(self)" }
    let scale = (0..<places).reduce(1) { value, _ in value * 10 }
    let whole = Int((magnitude * Double(scale)).rounded())
    let (before, after) = whole.quotientAndRemainder(dividingBy: scale)
    let sign = self < 0 && whole > 0 ? "-" : ""
    guard places > 0 else { return "\(sign)\(before)" }
    let digits = "\(after)"
    return "\(sign)\(before)." + String(repeating: "0", count: places - digits.count) + digits
  }
}

extension String {
  /// The text with spaces before it, up to a width.
  func padded(left width: Int) -> String { String(repeating: " ", count: max(width - count, 0)) + self }

  /// The text with spaces after it, up to a width.
  func padded(right width: Int) -> String { self + String(repeating: " ", count: max(width - count, 0)) }
}
