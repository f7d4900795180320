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

    @Test(arguments: [("End", 1, 6), ("Home", 6, 1)])
    func `by one curl, up to a later page and down to an earlier one`(key: String, from: Int, to: Int) throws
    {
      let run = try start("--duration", "10", "--start", "\(from)")
      let before = TestAlbum.atRest(from - 1)
      #expect(try run.shows(before))
      // A curl up begins to be seen at one corner, a curl down at the opposite one.
      let size = PixelSize(width: 120, height: 100)
      let (first, last) = (
        AnyCurlApp.PixelRectangle(x: 320, y: 220, size: size),
        AnyCurlApp.PixelRectangle(x: 40, y: 40, size: size)
      )
      try run.press(key)
      #expect(try run.isTitled("\(to).png – "))
      let picture = try #require(
        try poll(for: 10) { () -> Bitmap? in
          let picture = try run.picture()
          return picture.part(first) != before.part(first) || picture.part(last) != before.part(last)
            ? picture : nil
        })
      #expect((picture.part(last) == before.part(last)) == (key == "End"))
      #expect((picture.part(first) == before.part(first)) == (key == "Home"))
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
