import Glibc
import Testing

@testable import AnyCurlApp

extension WindowTests {
  @Suite struct `The window goes`: AlbumSuite {
    let screen: VirtualScreen
    let album: TestAlbum

    init() throws {
      screen = try VirtualScreen()
      album = try TestAlbum(6)
    }

    @Test func `to the first and the last page, and to one by its number`() throws {
      let run = try start("--duration", "0.1", "--no-wrap")
      try run.press("End")
      #expect(try run.shows(TestAlbum.atRest(5)))
      #expect(try run.isTitled("6.png – ", "1 of 8"))
      try run.press("Home")
      #expect(try run.shows(TestAlbum.atRest(0)))
      try run.press("g")
      let middle = AnyCurlApp.PixelRectangle(x: 180, y: 160, size: PixelSize(width: 120, height: 40))
      #expect(try run.differs(from: TestAlbum.atRest(0), in: middle))
      try run.press("3", "Return")
      #expect(try run.shows(TestAlbum.atRest(2)))
      try run.press("g", "1", "BackSpace", "5", "KP_Enter")
      #expect(try run.shows(TestAlbum.atRest(4)))
    }

    @Test func `by one curl, up to a later page and down to an earlier one`() throws {
      let run = try start("--duration", "20")
      #expect(try run.shows(TestAlbum.atRest(0)))
      // In a curl up the corner where it ends still shows the old page, in a curl down the one where it starts
      // soon shows the new.
      let corner = AnyCurlApp.PixelRectangle(x: 40, y: 40, size: PixelSize(width: 100, height: 80))
      try run.press("End")
      #expect(try run.isTitled("6.png – "))
      #expect(try poll(for: 10) { try run.picture() == TestAlbum.atRest(0) ? nil : true } != nil)
      #expect(try run.picture().part(corner) == TestAlbum.atRest(0).part(corner))
    }

    @Test func `nowhere where the number is none, or is left`() throws {
      let run = try start("--duration", "0.1")
      #expect(try run.shows(TestAlbum.atRest(0)))
      try run.press("g", "7", "Return")
      #expect(try run.differs(from: TestAlbum.atRest(0), in: TestAlbum.messageArea))
      try run.press("g", "3", "Escape")
      #expect(try run.shows(TestAlbum.atRest(0)))
      #expect(try run.isTitled("1.png – "))
      #expect(run.process.status == nil)
      // A key that is none for numbers leaves, and does what it does.
      try run.press("g", "3", "Right")
      #expect(try run.isTitled("2.png – "))
    }

    @Test func `to the page that it is to start with`() throws {
      let run = try start("--start", "4")
      #expect(try run.shows(TestAlbum.atRest(3)))
      #expect(try run.isTitled("4.png – "))
      let process = try ProgramRun.finished(
        ["--start", "7", album.folder], environment: screen.environment, within: 10)
      #expect(process.status == 1)
      #expect(process.errorLines == ["anycurl: --start: no page 7, the album has 6"])
    }

    @Test func `not past the ends without wrapping, and says so`() throws {
      let run = try start("--duration", "0.1", "--no-wrap")
      #expect(try run.shows(TestAlbum.atRest(0)))
      try run.press("Left")
      #expect(try run.differs(from: TestAlbum.atRest(0), in: TestAlbum.messageArea))
      #expect(try run.shows(TestAlbum.atRest(0)))
      try run.press("End")
      #expect(try run.shows(TestAlbum.atRest(5)))
      try run.press("space")
      #expect(try run.differs(from: TestAlbum.atRest(5), in: TestAlbum.messageArea))
      #expect(try run.isTitled("6.png – "))
      #expect(try run.shows(TestAlbum.atRest(5)))
    }
  }
}
