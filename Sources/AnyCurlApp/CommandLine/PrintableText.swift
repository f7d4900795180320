/// Bytes from outside as one line of text that is safe to print.
///
/// Invalid UTF-8 becomes `\xff`; control characters, invisible ones and line ends become `\n`, `\t` or
/// `\u{7f}`; a quotation mark and a backslash get a backslash. Text of more than 80 characters is cut, with
/// an ellipsis.
struct PrintableText: CustomStringConvertible {
  /// The text.
  let description: String

  /// Makes the text of any bytes.
  init(_ bytes: [UInt8]) {
    var text = ""
    var length = 0
    var rest = bytes[...]
    while !rest.isEmpty, length < Self.limit {
      var parser = Unicode.UTF8.ForwardParser()
      var iterator = rest.makeIterator()
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded):
        text += Self.escaped(Unicode.UTF8.decode(encoded))
        rest = rest.dropFirst(encoded.count)
      case .error(let invalid):
        text += rest.prefix(invalid).map { "\\x" + Self.hex($0) }.joined()
        rest = rest.dropFirst(invalid)
      case .emptyInput:
        rest = []
      }
      length += 1
    }
    description = rest.isEmpty ? text : text + "…"
  }

  /// The most characters that are shown.
  private static let limit = 80

  /// A character as it is shown.
  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    case "\"", "\\": return "\\\(scalar)"
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
      return "\\u{\(String(scalar.value, radix: 16))}"
    default:
      return String(scalar)
    }
  }

  /// A byte as two hexadecimal digits.
  private static func hex(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}
