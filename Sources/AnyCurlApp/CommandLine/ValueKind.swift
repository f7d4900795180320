/// What the value of an option may be: how it is read, and how a message names it.
struct ValueKind<Value>: Sendable {
  /// What is allowed, as the end of the sentence "it is not …".
  let phrase: String
  /// Reads the bytes of a value; nil where they are not allowed.
  let read: @Sendable ([UInt8]) -> Value?

  /// Makes a kind of any bytes.
  init(phrase: String, bytes read: @escaping @Sendable ([UInt8]) -> Value?) {
    self.phrase = phrase
    self.read = read
  }

  /// Makes a kind of ASCII text; other bytes are not allowed.
  init(phrase: String, text read: @escaping @Sendable (String) -> Value?) {
    self.init(
      phrase: phrase,
      bytes: { bytes in
        bytes.allSatisfy { $0 < 0x80 } ? read(String(decoding: bytes, as: UTF8.self)) : nil
      })
  }
}

extension ValueKind {
  /// One of a few words.
  static func word() -> ValueKind
  where Value: CaseIterable & RawRepresentable<String> & SendableMetatype {
    ValueKind(phrase: list(Value.allCases.map(\.rawValue)), text: { Value(rawValue: $0) })
  }

  /// Words as "one, two or three".
  private static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}

extension ValueKind<[UInt8]> {
  /// The name of a file: any bytes but none at all.
  static let fileName = ValueKind(phrase: "a file name", bytes: { $0.isEmpty ? nil : $0 })
}

extension ValueKind<RGBColor> {
  /// A colour.
  static let color = ValueKind(phrase: "a colour like #333333 or #333", text: { RGBColor($0) })
}

extension ValueKind<PixelSize> {
  /// A width and a height.
  static let size = ValueKind(
    phrase: "a size like 1280x800, from 1x1 to 16384x16384",
    text: { text in
      let sides = text.split(separator: "x", omittingEmptySubsequences: false)
        .map { WholeNumber.value(of: $0) }
      guard sides.count == 2, let width = sides[0], let height = sides[1] else { return nil }
      let range = 1...16384
      guard range.contains(width), range.contains(height) else { return nil }
      return PixelSize(width: width, height: height)
    })
}
