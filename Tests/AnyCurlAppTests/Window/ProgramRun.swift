import Glibc
import Testing

@testable import AnyCurlApp

/// The program, built with these tests, in a window on a virtual screen.
final class ProgramRun {
  let screen: VirtualScreen
  let process: ChildProcess
  /// The X server's number of the window.
  let window: String

  /// Starts the program, and waits until its window shows a page and has the keyboard.
  init(
    _ arguments: [String], on screen: VirtualScreen, environment: [String: String] = [:]
  ) throws {
    self.screen = screen
    process = try ChildProcess(
      Self.program, arguments, environment: screen.environment.merging(environment) { $1 })
    let process = process
    let found: String? = try poll(for: 30) {
      guard process.status == nil else { throw ProgramError("ended: \(process.errorLines)") }
      let search = try screen.run("xdotool", ["search", "--pid", "\(process.number)"])
      guard let window = search.outputText.split(separator: "\n").last.map({ String($0) }) else { return nil }
      return try screen.run("xdotool", ["getwindowname", window]).outputText.contains(" of 8") ? window : nil
    }
    guard let found else { throw ProgramError("no window: \(process.errorLines)") }
    window = found
    try takeKeyboard()
  }

  /// The program's file, which stands beside that of the tests.
  static let program: String = {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &bytes, bytes.count)
    let tests = FileName(bytes: bytes.prefix(max(count, 0)).map(UInt8.init(bitPattern:)))
    return "\(tests.folder.appending(FileName("anycurl")))"
  }()

  /// Runs the program without a display to its end.
  static func finished(
    _ arguments: [String], environment: [String: String] = [:], within seconds: Double = 30
  ) throws -> ChildProcess {
    let process = try ChildProcess(program, arguments, environment: environment)
    _ = process.status(within: seconds)
    return process
  }

  /// The frame that `anycurl render` draws.
  static func rendered(_ arguments: [String], progress: Double = 0) throws -> Bitmap {
    let scratch = try Scratch()
    let file = scratch.folder.appending(FileName("frame.png"))
    let process = try finished(
      ["render"] + arguments + ["--progress", "\(progress)", "-o", "\(file)"], within: 60)
    guard process.status == 0 else { throw ProgramError("render \(arguments): \(process.errorLines)") }
    return try Bitmap(reading: file)
  }

  /// Gives the window the keyboard, as a click on it would.
  func takeKeyboard() throws {
    try screen.xdotool("windowfocus", window)
    guard
      try poll({ try screen.run("xdotool", ["getwindowfocus"]).outputText == "\(window)\n" ? true : nil })
        != nil
    else { throw ProgramError("the window does not get the keyboard") }
  }

  /// Presses keys one after another, by the names that X gives them.
  func press(_ keys: String...) throws {
    for key in keys { try screen.xdotool("key", key) }
  }

  /// The window's title.
  var title: String {
    get throws { try screen.xdotool("getwindowname", window) }
  }

  /// Where the window is, and the size of its inside.
  var place: WindowPlace {
    get throws {
      let answer = try screen.xdotool("getwindowgeometry", "--shell", window)
      let values = answer.split(separator: "\n").compactMap { line -> (String, Int)? in
        let parts = line.split(separator: "=")
        return parts.count == 2 ? Int(parts[1]).map { (String(parts[0]), $0) } : nil
      }
      let named = Dictionary(values) { $1 }
      guard let x = named["X"], let y = named["Y"], let width = named["WIDTH"], let height = named["HEIGHT"]
      else { throw ProgramError("no geometry in \(answer)") }
      return WindowPlace(x: x, y: y, size: PixelSize(width: width, height: height))
    }
  }

  /// What the window shows, as soon as there is something to read.
  func picture() throws -> Bitmap {
    guard let picture = try poll({ try screen.pictureNow(of: window) }) else {
      throw ProgramError("the window cannot be read")
    }
    return picture
  }

  /// Waits until the window shows a picture, and attaches what it shows where it never does.
  func shows(_ expected: Bitmap, within seconds: Double = 20) throws -> Bool {
    if try poll(for: seconds, { try picture() == expected ? true : nil }) != nil { return true }
    Attachment.record(try picture().png(), named: "shown.png")
    Attachment.record(try expected.png(), named: "expected.png")
    return false
  }

  /// Waits until the title begins with the words given and contains the others.
  func isTitled(_ beginning: String, _ others: String...) throws -> Bool {
    try poll(for: 10) {
      let title = try title
      return title.hasPrefix(beginning) && others.allSatisfy { title.contains($0) } ? true : nil
    } ?? false
  }

  /// Ends the program by the Escape key.
  ///
  /// - Returns: its status.
  func quit() throws -> CInt? {
    try press("Escape")
    return process.status(within: 10)
  }
}

/// The place of a window on the screen, and the size of its inside.
struct WindowPlace: Equatable {
  let x: Int
  let y: Int
  let size: PixelSize
}

extension Bitmap {
  /// A part of the picture, its top left pixel in column `x` and row `y`; what lies outside is black.
  func part(x: Int, y: Int, size: PixelSize) -> Bitmap {
    Bitmap(size: size, color: .black).drawing(self, x: -x, y: -y)
  }
}
