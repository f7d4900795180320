import Glibc

/// The program: a command line in, an exit status out.
enum Program {
  /// The program's version, by the rules of semantic versioning.
  static let version = "0.1.0"

  /// Does what the arguments, without the program's name, ask for.
  ///
  /// - Returns: the exit status: 0, 1 where it failed, 64 where the command line cannot be followed.
  static func run(_ arguments: [[UInt8]]) -> CInt {
    VipsLibrary.prepare()
    do {
      switch try Invocation.parse(arguments) {
      case .help: print(HelpText.text, terminator: "")
      case .version: print("anycurl \(version)")
      case .window(let request): try WindowCommand(request: request).run()
      case .render(let request): try RenderCommand(request: request).run()
      case .gallery(let request): try GalleryCommand(request: request).run()
      case .bench(let request): try BenchCommand(request: request).run()
      }
      return 0
    } catch let error as UsageError {
      report(error.message)
      return 64
    } catch {
      report("\(error)")
      return 1
    }
  }
}
