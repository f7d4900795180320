/// A command line taken apart: the command, what its options say, and the rest, the operands.
struct ParsedLine: Sendable {
  /// The command.
  let command: Command
  /// What the options say.
  private(set) var values = OptionValues()
  /// The names of files and folders, in their order.
  private(set) var operands: [[UInt8]] = []

  /// Takes a line apart. Options and operands may be mixed; after `--` everything is an operand.
  ///
  /// - Parameter arguments: the arguments without the program's name.
  /// - Throws: what is wrong with the first argument that cannot be followed.
  init(_ arguments: [[UInt8]]) throws(UsageError) {
    command = Command(of: arguments)
    var rest = arguments.dropFirst(command.name == nil ? 0 : 1)
    while let argument = rest.popFirst() {
      if argument.elementsEqual("--".utf8) {
        operands += rest
        rest = []
      } else if argument.count > 1, argument.first == UInt8(ascii: "-") {
        try readOption(argument, rest: &rest)
      } else {
        operands.append(argument)
      }
    }
    if operands.contains([]) { throw UsageError("a file name is empty") }
  }

  /// Reads one option, and its value from the rest of the line unless it is joined by an equals sign.
  private mutating func readOption(
    _ argument: [UInt8], rest: inout ArraySlice<[UInt8]>
  ) throws(UsageError) {
    let (name, joined) = Self.split(argument)
    guard let option = CommandOption.named(name) else {
      throw UsageError("unknown option \(PrintableText(name)) (see anycurl --help)")
    }
    guard option.commands.contains(command) else {
      let places = option.commands.map(\.phrase).joined(separator: " and ")
      throw UsageError("\(option.name) belongs to \(places), not to \(command.phrase)")
    }
    if case .flag(let set) = option.effect, joined == nil { return set(&values) }
    guard case .value(let valueName, let read) = option.effect else {
      throw UsageError("\(option.name) takes no value")
    }
    guard let value = joined ?? Self.takeValue(&rest) else {
      throw UsageError("\(option.name) needs a value: \(option.name) \(valueName)")
    }
    try read(value, &values)
  }

  /// Takes the next argument as a value, unless it is an option itself, which is then a forgotten value.
  private static func takeValue(_ rest: inout ArraySlice<[UInt8]>) -> [UInt8]? {
    guard let next = rest.first, !next.elementsEqual("--".utf8),
      CommandOption.named(split(next).name) == nil
    else { return nil }
    return rest.popFirst()
  }

  /// Splits `--name=value` at its first equals sign; short options have no such form.
  private static func split(_ argument: [UInt8]) -> (name: [UInt8], value: [UInt8]?) {
    guard argument.starts(with: "--".utf8), let equals = argument.firstIndex(of: UInt8(ascii: "=")) else {
      return (argument, nil)
    }
    return (Array(argument[..<equals]), Array(argument[(equals + 1)...]))
  }
}
