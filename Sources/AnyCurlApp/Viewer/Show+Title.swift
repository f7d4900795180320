extension Show {
  /// The window's title: the page, the combination with an arrow where it goes, and its number.
  func title(page name: String) -> String {
    "\(name) – \(combination) – \(motion.rawValue), \(seconds)"
  }

  /// What the label says: the combination, and the page's number in an album of so many.
  func label(pages count: Int) -> String { "\(combination) – \(page + 1) / \(count)" }

  /// How long a curl takes.
  var seconds: String { "\((duration * 100).rounded() / 100) s" }

  /// The chosen combination in words, with an arrow where it goes, and its number among the eight.
  private var combination: String {
    let words = [options.corner.rawValue, options.direction.rawValue, kind.rawValue].joined(separator: ", ")
    return "\(words) \(options.arrow(of: kind)) – \(place + 1) of 8"
  }
}
