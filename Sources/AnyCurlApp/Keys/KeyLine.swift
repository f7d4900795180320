/// One line of what the keys of the window do: the keys, and the words for it.
///
/// The lines of `KeyLine.all` are all keys there are: the window does what they say, and the help text and the help
/// sheet show them.
struct KeyLine: Sendable {
  /// A key and what it asks for.
  struct Binding: Sendable {
    let key: Key
    let action: ViewerAction
    /// Whether the key is named; not so where another key with the same mark is.
    var isNamed = true
  }

  let bindings: [Binding]
  /// What the keys do.
  let help: String

  init(_ help: String, _ bindings: Binding...) { self.init(help, bindings) }

  init(_ help: String, _ bindings: [Binding]) { (self.help, self.bindings) = (help, bindings) }

  /// The keys as they are labelled in a layout.
  func keys(in layout: KeyLayout) -> String {
    let names = bindings.filter(\.isNamed).map { $0.key.name(in: layout) }
    guard names.count > 4, let first = names.first, let last = names.last else {
      return names.joined(separator: ", ")
    }
    return "\(first) to \(last)"
  }

  /// What a key asks for; nil for a key without a use.
  static func action(of press: KeyPress, in layout: KeyLayout) -> ViewerAction? {
    all.lazy.flatMap(\.bindings).first { $0.key.matches(press, in: layout) }?.action
  }

  /// What a text that is typed asks for; nil for one without a use.
  static func action(ofText text: String) -> ViewerAction? {
    all.lazy.flatMap(\.bindings).first { binding in
      if case .typed(let character) = binding.key { return text == String(character) }
      return false
    }?.action
  }
}
