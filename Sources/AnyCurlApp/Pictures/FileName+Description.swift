extension FileName: CustomStringConvertible {
  /// The name on one line, fit for a terminal: control and invisible characters are written as `\n`, `\t` or
  /// `\u{…}`, bytes that are not UTF-8 as `\x…`, and a backslash is doubled so that no two names look alike.
  var description: String {
    var text = ""
    var rest = bytes[...]
    while let byte = rest.first {
      let length = 1 + (byte < 0xC0 ? 0 : byte < 0xE0 ? 1 : byte < 0xF0 ? 2 : 3)
      if let character = String(validating: rest.prefix(length), as: UTF8.self)?.unicodeScalars.first {
        text += Self.printable(character)
        rest = rest.dropFirst(length)
      } else {
        text += "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
        rest = rest.dropFirst()
      }
    }
    return text
  }

  private static func printable(_ character: Unicode.Scalar) -> String {
    switch character {
    case "\n": return "\\n"
    case "\t": return "\\t"
    case "\\": return "\\\\"
    default: break
    }
    switch character.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
      return "\\u{" + String(character.value, radix: 16) + "}"
    default: return String(character)
    }
  }
}
