/// An opaque sRGB colour with eight bits for each channel.
struct RGBColor: Hashable, Sendable {
  /// The red channel.
  var red: UInt8
  /// The green channel.
  var green: UInt8
  /// The blue channel.
  var blue: UInt8
}

extension RGBColor {
  /// Reads "#rgb" or "#rrggbb"; nil for anything else.
  init?(hex: String) {
    let digits = hex.dropFirst().compactMap { $0.isASCII ? $0.hexDigitValue.map(UInt8.init) : nil }
    guard hex.utf8.first == UInt8(ascii: "#"), digits.count == hex.utf8.count - 1 else { return nil }
    switch digits.count {
    case 3: self.init(red: digits[0] * 17, green: digits[1] * 17, blue: digits[2] * 17)
    case 6:
      self.init(
        red: digits[0] * 16 + digits[1], green: digits[2] * 16 + digits[3],
        blue: digits[4] * 16 + digits[5])
    default: return nil
    }
  }
}
