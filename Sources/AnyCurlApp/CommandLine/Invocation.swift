/// What a command line asks for.
enum Invocation: Equatable, Sendable {
  /// Show pictures in a window.
  case window(WindowRequest)
  /// Draw a curl into files.
  case render(RenderRequest)
  /// Draw a sheet of examples into a file.
  case gallery(GalleryRequest)
  /// Measure what drawing costs.
  case bench(BenchRequest)
  /// Show the help text.
  case help
  /// Show the version.
  case version
}

extension Invocation {
  /// Reads a command line, without looking at files, the display or anything else outside.
  ///
  /// A request for help or for the version wins over everything else on the line, mistakes included. Of an
  /// option given twice the last one counts.
  ///
  /// - Parameter arguments: the arguments as bytes, without the program's name.
  /// - Returns: what the line asks for.
  /// - Throws: what is wrong with the line.
  static func parse(_ arguments: [[UInt8]]) throws(UsageError) -> Invocation {
    for argument in arguments.prefix(while: { !$0.elementsEqual("--".utf8) }) {
      if case .answer(let answer)? = CommandOption.named(argument)?.effect { return answer }
    }
    let line = try ParsedLine(arguments)
    switch line.command {
    case .window: return .window(try WindowRequest(line))
    case .render: return .render(try RenderRequest(line))
    case .gallery: return .gallery(try GalleryRequest(line))
    case .bench: return .bench(try BenchRequest(line))
    }
  }
}
