import Glibc

@testable import AnyCurlApp

/// An X server that shows its screen to nobody, ended with the object.
final class VirtualScreen {
  /// The display's name, such as `:99`.
  let display: String
  private let server: ChildProcess
  private var manager: ChildProcess?
  private let scratch = try? Scratch()

  /// Starts a server with a screen of 1400 × 900 pixels on a display that is free (`Xvfb -displayfd`).
  init(hasGLX: Bool = true) throws {
    var ends: [CInt] = [0, 0]
    guard pipe(&ends) == 0 else { throw ProgramError.system("pipe") }
    ends.forEach { _ = fcntl($0, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    do {
      defer { close(ends[1]) }
      let extensions = [hasGLX ? "+extension" : "-extension", "GLX", "-nolisten", "tcp", "-noreset"]
      server = try ChildProcess(
        "Xvfb", ["-displayfd", "3", "-screen", "0", "1400x900x24"] + extensions, descriptor: ends[1])
    }
    display = ":" + (try Self.line(from: ends[0]))
  }

  /// Starts a window manager (`openbox`), and waits until it is in charge.
  func startWindowManager() throws {
    let manager = try ChildProcess("openbox", ["--sm-disable"], environment: environment)
    self.manager = manager
    let isReady = try poll {
      // Only a manager tells how many desktops there are.
      let answer = try run("xdotool", ["get_num_desktops"])
      return answer.status == 0 ? true : nil
    }
    guard isReady != nil else { throw ProgramError("openbox did not start: \(manager.errorLines)") }
  }

  /// Ends the server, as a crash of the display does.
  func crash() { kill(server.number, SIGKILL) }

  /// The variables that lead a program to this screen.
  var environment: [String: String] { ["DISPLAY": display] }

  /// Gives an order to `xdotool`.
  ///
  /// - Returns: what it says, without the end of the last line.
  @discardableResult
  func xdotool(_ words: String...) throws -> String {
    let tool = try run("xdotool", words)
    guard tool.status == 0 else {
      throw ProgramError("xdotool \(words.joined(separator: " ")): \(tool.errorLines)")
    }
    return tool.outputText.split(separator: "\n").joined(separator: "\n")
  }

  /// What a window shows, or the part of it that is on the screen (`import`); nil while there is nothing to read, as
  /// where a manager maps it or has put it away.
  func pictureNow(of window: String) throws -> Bitmap? {
    guard let scratch else { throw ProgramError("no folder for screenshots") }
    let file = scratch.folder.appending(FileName("window.png"))
    let tool = try run("import", ["-silent", "-window", window, "-depth", "8", "png24:\(file)"])
    return tool.status == 0 ? try Bitmap(reading: file) : nil
  }

  /// Runs a program on this screen to its end.
  func run(_ program: String, _ arguments: [String]) throws -> ChildProcess {
    let child = try ChildProcess(program, arguments, environment: environment)
    guard child.status(within: 30) != nil else { throw ProgramError("\(program) \(arguments) does not end") }
    return child
  }

  private static func line(from descriptor: CInt) throws -> String {
    var bytes: [UInt8] = []
    while bytes.last != UInt8(ascii: "\n") {
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      var byte: UInt8 = 0
      guard Glibc.poll(&waiting, 1, 30_000) == 1, read(descriptor, &byte, 1) == 1 else {
        throw ProgramError("Xvfb did not start")
      }
      bytes.append(byte)
    }
    return String(decoding: bytes.dropLast(), as: UTF8.self)
  }
}
