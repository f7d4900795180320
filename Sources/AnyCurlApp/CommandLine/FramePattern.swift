/// The names of numbered files: bytes before and after a number.
///
/// It is written with one `%d`, or `%04d` for at least four digits; `%%` is a percent sign.
///
/// ```swift
/// try FramePattern(Array("frames/%04d.png".utf8)).name(of: 7)  // frames/0007.png
/// ```
struct FramePattern: Equatable, Sendable {
  /// What comes before the number.
  let prefix: [UInt8]
  /// The least number of digits, from 1 to 20, reached by zeros in front.
  let digits: Int
  /// What comes after the number.
  let suffix: [UInt8]

  /// Reads a pattern.
  init(_ pattern: [UInt8]) throws(UsageError) {
    let percent = UInt8(ascii: "%")
    var parts: [[UInt8]] = []
    var digits: [Int] = []
    var part: [UInt8] = []
    var rest = pattern[...]
    while let byte = rest.popFirst() {
      if byte != percent {
        part.append(byte)
      } else if rest.first == percent {
        part.append(percent)
        rest.removeFirst()
      } else {
        guard let number = Self.takeNumber(&rest) else {
          throw UsageError.pattern(pattern, "has a % that is neither %d nor %04d; a percent sign is %%")
        }
        digits.append(number)
        parts.append(part)
        part = []
      }
    }
    guard let count = digits.first else {
      throw UsageError.pattern(pattern, "has no %d or %04d for the number of a frame")
    }
    guard digits.count == 1 else {
      throw UsageError.pattern(pattern, "has more than one %d for the number of a frame")
    }
    prefix = parts[0]
    self.digits = count
    suffix = part
  }

  /// Takes what follows the percent sign of a number; returns the least number of digits.
  private static func takeNumber(_ rest: inout ArraySlice<UInt8>) -> Int? {
    guard let end = rest.prefix(4).firstIndex(of: UInt8(ascii: "d")) else { return nil }
    let text = String(decoding: rest[..<end], as: UTF8.self)
    rest = rest[(end + 1)...]
    if text.isEmpty { return 1 }
    guard text.utf8.first == UInt8(ascii: "0"), let digits = WholeNumber.value(of: text.dropFirst()),
      (1...20).contains(digits)
    else { return nil }
    return digits
  }

  /// The name with a number.
  ///
  /// - Precondition: `number` is not negative.
  func name(of number: Int) -> FileName {
    precondition(number >= 0, "frames are counted from 0 or 1")
    let text = Array(String(number).utf8)
    let zeros = [UInt8](repeating: UInt8(ascii: "0"), count: max(0, digits - text.count))
    return FileName(bytes: prefix + zeros + text + suffix)
  }
}

extension UsageError {
  /// The error of a pattern of file names.
  fileprivate static func pattern(_ pattern: [UInt8], _ fault: String) -> UsageError {
    UsageError("--output: \"\(PrintableText(pattern))\" \(fault)")
  }
}
