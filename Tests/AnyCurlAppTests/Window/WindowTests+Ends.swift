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

    @Test func `with status 1 when the display does`() throws {
      let run = try startTurning()
      screen.crash()
      #expect(run.process.status(within: 10) == 1)
    }
  }
}
