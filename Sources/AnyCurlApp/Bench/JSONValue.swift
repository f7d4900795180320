/// A value as JSON writes it (RFC 8259). Objects keep the order of their members.
enum JSONValue: CustomStringConvertible {
  case text(String)
  /// A number, written with at most four places after the point; one that is not finite is written as null.
  case number(Double)
  case list([JSONValue])
  case object([(name: String, value: JSONValue)])

  /// The value as text. What holds no other list or object is one line, the rest one line for each part.
  var description: String { text(after: "") }

  private var isFlat: Bool { parts.allSatisfy { $0.value.parts.isEmpty } }

  /// The parts of a list or an object, each with what stands before it.
  private var parts: [(head: String, value: JSONValue)] {
    switch self {
    case .text, .number: []
    case .list(let values): values.map { ("", $0) }
    case .object(let members): members.map { (Self.quoted($0.name) + ": ", $0.value) }
    }
  }

  private func text(after indent: String) -> String {
    switch self {
    case .text(let text): return Self.quoted(text)
    case .number(let number): return Self.shortest(number)
    case .list: return block("[", "]", indent)
    case .object: return block("{", "}", indent)
    }
  }

  private func block(_ open: String, _ close: String, _ indent: String) -> String {
    guard !isFlat else {
      return open + parts.map { $0.head + $0.value.text(after: "") }.joined(separator: ", ") + close
    }
    let inner = indent + "  "
    let lines = parts.map { inner + $0.head + $0.value.text(after: inner) }
    return open + "\n" + lines.joined(separator: ",\n") + "\n" + indent + close
  }

  /// A number without zeros at the end of its places.
  private static func shortest(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    guard abs(number) < 1e9 else { return "\(number)" }
    var text = number.rounded(places: 4)
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": return "\\\(scalar)"
      case "\u{0}"..<" ":
        let digits = String(scalar.value, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: return String(scalar)
      }
    }
    return "\"" + escaped.joined() + "\""
  }
}
