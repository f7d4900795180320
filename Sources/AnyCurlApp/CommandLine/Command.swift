/// What the program is asked to do.
enum Command: CaseIterable, Hashable, Sendable {
  /// Show pictures in a window.
  case window
  /// Draw one moment or all frames of one curl into files.
  case render
  /// Draw a sheet of examples into a file.
  case gallery
  /// Measure what drawing costs.
  case bench

  /// Those that show pictures, and to which most options belong.
  static let showing: [Command] = [.window, .render, .gallery]

  /// The command of a line: its first word, if it is the name of one, else the window.
  init(of arguments: [[UInt8]]) {
    self =
      Command.allCases.first { command in
        guard let name = command.name, let first = arguments.first else { return false }
        return first.elementsEqual(name.utf8)
      } ?? .window
  }

  /// The word that stands first on the line; none for the window.
  var name: String? {
    switch self {
    case .window: nil
    case .render: "render"
    case .gallery: "gallery"
    case .bench: "bench"
    }
  }

  /// The command in the middle of a sentence.
  var phrase: String { name.map { "anycurl \($0)" } ?? "the window" }

  /// The ways to write the command after `anycurl`, each with what it does.
  var usage: [(line: String, help: String)] {
    switch self {
    case .window:
      [("[OPTIONS] [PICTURE|FOLDER ...]", "turn pictures in a window")]
    case .render:
      [
        ("render FROM TO --progress P -o OUT", "draw one moment of a curl"),
        ("render FROM TO --frames N -o OUT", "draw all of it, frame by frame"),
      ]
    case .gallery:
      [("gallery [FROM TO] -o SHEET.png", "draw a sheet of examples")]
    case .bench:
      [("bench [PICTURE]", "measure what drawing costs")]
    }
  }
}
