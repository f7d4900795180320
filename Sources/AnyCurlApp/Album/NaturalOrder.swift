/// The order in which people count files: runs of digits by their value, letters without regard to case.
///
/// Digits and letters are those of ASCII, so the order is the same in every locale; all other bytes compare
/// by value. Names that are equal so far are ordered by their bytes, so no two different names are equal.
enum NaturalOrder {
  /// Whether `one` comes before `other`.
  static func precedes(_ one: FileName, _ other: FileName) -> Bool {
    var a = one.bytes[...]
    var b = other.bytes[...]
    while let first = a.first, let second = b.first {
      if isDigit(first), isDigit(second) {
        let number = takeNumber(&a)
        let otherNumber = takeNumber(&b)
        if number.count != otherNumber.count { return number.count < otherNumber.count }
        if number != otherNumber { return number.lexicographicallyPrecedes(otherNumber) }
      } else {
        let letter = lowercased(first)
        let otherLetter = lowercased(second)
        if letter != otherLetter { return letter < otherLetter }
        a.removeFirst()
        b.removeFirst()
      }
    }
    if a.isEmpty != b.isEmpty { return a.isEmpty }
    return one.bytes.lexicographicallyPrecedes(other.bytes)
  }

  /// Removes a run of digits and gives it without its leading zeros: of two such runs the longer is larger.
  private static func takeNumber(_ bytes: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let run = bytes.prefix(while: isDigit)
    bytes = bytes.dropFirst(run.count)
    return run.drop { $0 == UInt8(ascii: "0") }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
  }
}
