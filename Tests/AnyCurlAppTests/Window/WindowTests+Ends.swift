import Glibc
import Testing

@testable import AnyCurlApp

extension WindowTests {
  @Suite struct `The window ends` {
    let screen: VirtualScreen
    let album: TestAlbum

    init() throws {
      screen = try VirtualScreen()
      album = try TestAlbum(2)
    }

    /// Starts the program, and waits until a page is turning.
    private func startTurning() throws -> ProgramRun {
      let run = try ProgramRun(TestAlbum.options + ["--duration", "20", album.folder], on: screen)
      #expect(try run.shows(TestAlbum.atRest(0)))
      try run.press("Right")
      #expect(try run.isTitled("2.png – "))
      return run
    }

    @Test(arguments: ["Escape", "q"])
    func `by a key while a page turns`(key: String) throws {
      let run = try startTurning()
      try run.press(key)
      #expect(run.process.status(within: 5) == 0)
      #expect(run.process.errorLines == [])
    }

    @Test(arguments: [SIGINT, SIGTERM])
    func `by a signal while a page turns`(signal: CInt) throws {
      let run = try startTurning()
      kill(run.process.number, signal)
      #expect(run.process.status(within: 5) == 0)
      #expect(run.process.errorLines == [])
    }

    @Test(arguments: [SIGINT, SIGTERM])
    func `by a signal while nothing moves`(signal: CInt) throws {
      let run = try ProgramRun(TestAlbum.options + [album.folder], on: screen)
      #expect(try run.shows(TestAlbum.atRest(0)))
      kill(run.process.number, signal)
      #expect(run.process.status(within: 5) == 0)
    }

    @Test func `when the window manager closes it while a page turns`() throws {
      try screen.startWindowManager()
      let run = try startTurning()
      try run.press("alt+F4")
      #expect(run.process.status(within: 5) == 0)
      #expect(run.process.errorLines == [])
    }

    @Test func `and leaves no process when it is killed while its first page loads`() throws {
      var loading = 0
      for _ in 0..<5 {
        let process = try ChildProcess(
          ProgramRun.program, TestAlbum.options + [album.folder], environment: screen.environment)
        if poll(for: 2, { Self.processes(with: album.folder) > 1 ? true : nil }) ?? false { loading += 1 }
        kill(process.number, SIGKILL)
        #expect(process.status(within: 5) == 128 + SIGKILL)
        #expect(poll(for: 5, { Self.processes(with: album.folder) == 0 ? true : nil }) ?? false)
      }
      #expect(loading > 0)
    }

    /// How many processes have an argument.
    private static func processes(with argument: String) -> Int {
      guard let folder = opendir("/proc") else { return 0 }
      defer { closedir(folder) }
      var count = 0
      while let entry = readdir(folder) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        guard Int(name) != nil, let file = fopen("/proc/\(name)/cmdline", "r") else { continue }
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let length = fread(&bytes, 1, bytes.count, file)
        if bytes.prefix(length).split(separator: 0).contains(where: { $0.elementsEqual(argument.utf8) }) {
          count += 1
        }
      }
      return count
    }

    @Test func `with status 1 when the display does`() throws {
      let run = try startTurning()
      screen.crash()
      #expect(run.process.status(within: 10) == 1)
    }
  }
}
