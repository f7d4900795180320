/// One option of the command line: what the parser and the help text know of it.
struct CommandOption: Sendable {
  /// The long name, with its dashes.
  let name: String
  /// The short name, with its dash, if it has one.
  let shortName: String?
  /// The commands to which it belongs.
  let commands: [Command]
  /// What it is for, in a few words.
  let help: String
  /// The value that it has when it is not given, as it would be written.
  let standard: String?
  /// What it does.
  let effect: Effect

  /// What an option does.
  enum Effect: Sendable {
    /// It takes a value of this name and changes the values of the line.
    case value(String, @Sendable ([UInt8], inout OptionValues) throws(UsageError) -> Void)
    /// It takes no value and changes the values of the line.
    case flag(@Sendable (inout OptionValues) -> Void)
    /// It takes no value and is all that the line says.
    case answer(Invocation)
  }
}

extension CommandOption {
  /// Makes an option that takes a value.
  init<Value>(
    _ name: String, short: String? = nil, _ valueName: String, _ kind: ValueKind<Value>,
    for commands: [Command] = Command.showing, standard: String? = nil, help: String,
    set: @escaping @Sendable (inout OptionValues, Value) -> Void
  ) {
    self.init(
      name: name, shortName: short, commands: commands, help: help, standard: standard,
      effect: .value(valueName) { (bytes, values) throws(UsageError) in
        guard let value = kind.read(bytes) else {
          throw UsageError("\(name): \"\(PrintableText(bytes))\" is not \(kind.phrase)")
        }
        set(&values, value)
      })
  }

  /// Makes an option that takes no value.
  init(
    _ name: String, for commands: [Command] = Command.showing, help: String,
    set: @escaping @Sendable (inout OptionValues) -> Void
  ) {
    self.init(name: name, shortName: nil, commands: commands, help: help, standard: nil, effect: .flag(set))
  }

  /// Makes an option that is all that its line says.
  init(_ name: String, short: String? = nil, answer: Invocation, help: String) {
    self.init(
      name: name, shortName: short, commands: Command.allCases, help: help, standard: nil,
      effect: .answer(answer))
  }

  /// The option of an exact long or short name.
  static func named(_ name: some Collection<UInt8>) -> CommandOption? {
    all.first { option in
      name.elementsEqual(option.name.utf8)
        || option.shortName.map { name.elementsEqual($0.utf8) } ?? false
    }
  }
}
