import Glibc
import Testing

@testable import AnyCurlApp

extension WindowTests {
  @Suite struct `The window's pages`: AlbumSuite {
    let screen: VirtualScreen
    let album: TestAlbum

    init() throws {
      screen = try VirtualScreen()
      album = try TestAlbum()
    }

    @Test func `are pixel by pixel the pictures, and wrap round at both ends`() throws {
      let run = try start("--duration", "0.2")
      #expect(try run.shows(TestAlbum.atRest(0)))
      try run.press("Left")
      #expect(try run.shows(TestAlbum.atRest(3)))
      #expect(try run.isTitled("4.png – ", "1 of 8"))
      try run.press("Right", "Right")
      #expect(try run.shows(TestAlbum.atRest(1)))
      #expect(try run.isTitled("2.png – "))
      #expect(try run.quit() == 0)
      #expect(run.process.errorLines == [])
    }

    @Test func `are those that render draws, also from drawings that come with the program`() throws {
      let folder = "\(try AssetFolder.find())"
      let run = try ProgramRun(["--size", "500x400", "--duration", "0.2"], on: screen)
      let pair = ["\(folder)/page-01.svg", "\(folder)/page-02.svg", "--size", "500x400"]
      #expect(try run.shows(ProgramRun.rendered(pair, progress: 0)))
      try run.press("Right")
      #expect(try run.shows(ProgramRun.rendered(pair, progress: 1)))
      #expect(try run.isTitled("page-02.svg – "))
      let status = try run.quit()
      #expect(status == 0, "\(run.process.errorLines)")
    }

    @Test func `have round corners, those that render draws`() throws {
      let options = [
        "--size", "\(TestAlbum.window)", "--margin", "\(TestAlbum.margin)", "--corner-radius", "50",
      ]
      let run = try start("--corner-radius", "50", "--duration", "0.2")
      let pair = [album.file(0), album.file(1)] + options
      let first = try ProgramRun.rendered(pair, progress: 0)
      #expect(first != TestAlbum.atRest(0))
      #expect(try run.shows(first))
      try run.press("Right")
      #expect(try run.shows(ProgramRun.rendered(pair, progress: 1)))
    }

    @Test func `turn by a key`() throws {
      let run = try start("--duration", "0.2")
      try expect(run, "Prior", shows: 3, "1 of 8")
      try expect(run, "BackSpace", shows: 2, "1 of 8")
      try expect(run, "Return", shows: 3, "1 of 8")
      try expect(run, "Next", shows: 0, "1 of 8")
      try expect(run, "Tab", shows: 1, "2 of 8")
      try expect(run, "shift+Tab", shows: 2, "1 of 8")
      try expect(run, "shift+Tab", shows: 3, "8 of 8")
      try expect(run, "3", shows: 0, "3 of 8")
      try expect(run, "KP_5", shows: 1, "5 of 8")
      try expect(run, "space", shows: 2, "5 of 8")
    }

    private func expect(_ run: ProgramRun, _ key: String, shows page: Int, _ combination: String) throws {
      try run.press(key)
      #expect(try run.isTitled("\(page + 1).png – ", combination), "\(key)")
      #expect(try run.shows(TestAlbum.atRest(page)), "\(key)")
    }

    @Test func `turn by the combination, kind, motion and duration that have been chosen`() throws {
      let run = try start("--duration", "0.2")
      try run.press("u")
      #expect(try run.isTitled("1.png – top-left, vertical, down ", "1 of 8", "classic, 0.2 s"))
      try run.press("m", "plus", "plus", "minus", "Up", "Down")
      #expect(try run.isTitled("1.png – top-left, vertical, down ", "1 of 8", "tight, 0.25 s"))
      try run.press("4")
      #expect(try run.isTitled("2.png – top-right, horizontal, down ", "4 of 8", "tight, 0.25 s"))
      #expect(try run.shows(TestAlbum.atRest(1)))
      try run.press("space", "space")
      #expect(try run.isTitled("4.png – top-right, horizontal, down ", "4 of 8"))
      #expect(try run.shows(TestAlbum.atRest(3)))
    }

    @Test func `only fade where motion is reduced, whatever motion is chosen`() throws {
      let run = try start("--motion", "tight", "--reduced-motion", "--duration", "0.2")
      try run.press("m")
      #expect(try run.isTitled("1.png – ", "1 of 8", "fade, 0.2 s"))
      try run.press("Right")
      #expect(try run.isTitled("2.png – "))
      #expect(try run.shows(TestAlbum.atRest(1)))
    }

    @Test func `fly over one another, and going back catches the one in flight`() throws {
      let run = try start("--duration", "2")
      try run.press("Right", "2", "7", "u", "space", "Left")
      #expect(try run.isTitled("4.png – ", "7 of 8"))
      #expect(try run.shows(TestAlbum.atRest(3)))
      try run.press("Right", "Left")
      #expect(try run.shows(TestAlbum.atRest(3)))
    }

    @Test func `cover nothing outside the sheet while one turns`() throws {
      let run = try start("--duration", "20")
      #expect(try run.shows(TestAlbum.atRest(0)))
      try run.press("Right")
      let first = TestAlbum.atRest(0)
      let turning = try #require(
        try poll { () -> Bitmap? in
          let picture = try run.picture()
          return picture == first ? nil : picture
        })
      #expect(turning != TestAlbum.atRest(1))
      // The sheet still lies at the corner to which it goes.
      let corner = PixelSize(width: TestAlbum.window.width / 3, height: TestAlbum.window.height / 3)
      #expect(turning.part(x: 0, y: 0, size: corner) == first.part(x: 0, y: 0, size: corner))
      let later = try #require(
        try poll { () -> Bitmap? in
          let picture = try run.picture()
          return picture == turning ? nil : picture
        })
      #expect(later != first)
    }

    @Test func `skip what cannot be read, with one line each`() throws {
      try album.scratch.file("1a.png", Array("no picture".utf8))
      try album.scratch.file("1b.jpg")
      let run = try start("--duration", "0.2")
      try run.press("Right")
      #expect(try run.shows(TestAlbum.atRest(1)))
      try run.press("Left")
      #expect(try run.shows(TestAlbum.atRest(0)))
      let lines = run.process.errorLines
      #expect(lines.count == 2)
      for name in ["1a.png", "1b.jpg"] {
        #expect(lines.contains { $0.hasPrefix("anycurl: \(album.folder)/\(name): ") })
      }
    }

    @Test func `stay when their files go, and the next that is left follows`() throws {
      let run = try start("--duration", "0.2")
      #expect(try run.shows(TestAlbum.atRest(0)))
      for index in [0, 2] { #expect(remove(album.file(index)) == 0) }
      try run.screen.xdotool("windowsize", run.window, "479", "360")
      try run.screen.xdotool(
        "windowsize", run.window, "\(TestAlbum.window.width)", "\(TestAlbum.window.height)")
      #expect(try run.shows(TestAlbum.atRest(0)))
      try run.press("Right", "Right")
      #expect(try run.shows(TestAlbum.atRest(3)))
    }
  }
}
