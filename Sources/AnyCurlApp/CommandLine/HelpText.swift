/// The answer to `anycurl --help`, made of the tables that the parser reads.
enum HelpText {
  /// The whole text, at most 80 columns wide, with a line end after each line.
  static var text: String {
    let sections = [
      ["anycurl - the page curl, from any corner and in any direction"],
      ["Usage:"] + columns(Command.allCases.flatMap(\.usage).map { ("anycurl \($0.line)", $0.help) }),
      ["Options, with their defaults, in any order; -- ends them:"]
        + columns(CommandOption.all.map { (heading(of: $0), line(of: $0)) }),
      ["Keys of the window:"] + columns(KeyLine.rows(in: .standard).map { ($0.keys, $0.help) }),
    ]
    return sections.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  /// The names of an option and of its value.
  private static func heading(of option: CommandOption) -> String {
    let names = (option.shortName.map { "\($0), " } ?? "") + option.name
    guard case .value(let valueName, _) = option.effect else { return names }
    return "\(names) \(valueName)"
  }

  /// What an option is for, its default, and its commands unless it belongs to all.
  private static func line(of option: CommandOption) -> String {
    let standard = option.standard.map { " [\($0)]" } ?? ""
    let isGeneral = Set(Command.showing).isSubset(of: option.commands)
    let places = option.commands.map { $0.name ?? "window" }.joined(separator: ", ")
    return (isGeneral ? "" : "\(places): ") + option.help + standard
  }

  /// Pairs set in two columns.
  private static func columns(_ pairs: [(left: String, right: String)]) -> [String] {
    let width = pairs.map(\.left.count).max() ?? 0
    return pairs.map { pair in
      "  " + pair.left + String(repeating: " ", count: width - pair.left.count + 2) + pair.right
    }
  }
}
