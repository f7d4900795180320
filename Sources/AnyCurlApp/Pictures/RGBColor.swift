/// An opaque colour in sRGB, 8 bits a channel.
struct RGBColor: Hashable, Sendable, CustomStringConvertible {
  var red: UInt8
  var green: UInt8
  var blue: UInt8

  static let white = RGBColor(red: 255, green: 255, blue: 255)
  static let black = RGBColor(red: 0, green: 0, blue: 0)

  /// The colour as `#rrggbb`, in lower case.
  var description: String {
    let value = Int(red) << 16 | Int(green) << 8 | Int(blue)
    let digits = String(value, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}

extension RGBColor {
  /// The colour written as `#rgb` or `#rrggbb` in hexadecimal digits of either case; nil for any other text.
  init?(_ text: String) {
    guard text.utf8.first == UInt8(ascii: "#") else { return nil }
    let digits = text.dropFirst().compactMap { $0.isASCII ? $0.hexDigitValue.map(UInt8.init) : nil }
    guard digits.count + 1 == text.utf8.count else { return nil }
    switch digits.count {
    case 3: self.init(red: digits[0] * 17, green: digits[1] * 17, blue: digits[2] * 17)
    case 6:
      self.init(
        red: digits[0] << 4 | digits[1], green: digits[2] << 4 | digits[3], blue: digits[4] << 4 | digits[5])
    default: return nil
    }
  }
}

extension RGBColor {
  /// Whether white letters are easier to read on it than black ones, by its luma (ITU-R BT.601).
  var isDark: Bool { 299 * Int(red) + 587 * Int(green) + 114 * Int(blue) < 128_000 }
}
