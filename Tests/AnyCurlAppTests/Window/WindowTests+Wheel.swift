import Glibc
import Testing

@testable import AnyCurlApp

extension WindowTests {
  @Suite struct `The window's wheel and hints`: AlbumSuite {
    let screen: VirtualScreen
    let album: TestAlbum

    init() throws {
      screen = try VirtualScreen()
      album = try TestAlbum(30)
    }

    @Test func `turn one page for each gesture`() throws {
      let run = try start("--duration", "0.2")
      try run.move(240, 180)
      try run.screen.xdotool("click", "--repeat", "6", "--delay", "30", "5")
      #expect(try run.shows(TestAlbum.atRest(1)))
      #expect(try run.isTitled("2.png – "))
      usleep(400_000)
      try run.screen.xdotool("click", "5")
      #expect(try run.shows(TestAlbum.atRest(2)))
      usleep(400_000)
      try run.screen.xdotool("click", "--repeat", "3", "--delay", "30", "4")
      #expect(try run.shows(TestAlbum.atRest(1)))
      usleep(400_000)
      // The buttons of a wheel that tilts.
      try run.screen.xdotool("click", "7")
      #expect(try run.isTitled("3.png – "))
      try run.screen.xdotool("click", "6")
      #expect(try run.isTitled("2.png – "))
    }

    @Test func `lift a corner under the mouse, which settles back`() throws {
      let run = try start()
      #expect(try run.shows(TestAlbum.atRest(0)))
      try run.move(430, 310)
      let lifted: Bool? = try poll(for: 3) { try run.picture() != TestAlbum.atRest(0) ? true : nil }
      #expect(lifted == true)
      #expect(try run.isTitled("1.png – "))
      try run.move(240, 180)
      #expect(try run.shows(TestAlbum.atRest(0)))
      try run.move(430, 310)
      usleep(300_000)
      // Past the window's edge.
      try run.move(600, 400)
      #expect(try run.shows(TestAlbum.atRest(0)))
    }

    @Test func `riffle while a key is held, and run on by one page at most`() throws {
      let run = try start("--duration", "0.5")
      try screen.xdotool("keydown", "Right")
      sleep(3)
      try screen.xdotool("keyup", "Right")
      let page = try #require(Int(try run.title.prefix { $0 != "." }))
      // One at once, after 0.4 s one every 0.15 s; the orders themselves take a while.
      #expect((14...21).contains(page - 1), "\(page - 1) pages in 3 s")
      usleep(600_000)
      let last = try #require(Int(try run.title.prefix { $0 != "." }))
      #expect(last - page <= 1)
      #expect(try run.shows(TestAlbum.atRest(last - 1)))
    }

    @Test func `riffle no more sheets than the air holds`() throws {
      let run = try start("--duration", "60")
      try screen.xdotool("keydown", "Right")
      sleep(8)
      try screen.xdotool("keyup", "Right")
      // 32 sheets leave, and the page under them is the 33rd, counted round the album of 30.
      #expect(try run.isTitled("3.png – "))
      #expect(try run.quit() == 0)
    }
  }
}
