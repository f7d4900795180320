import Glibc
import Testing

@testable import AnyCurlApp

extension WindowTests {
  @Suite struct `The window's time`: AlbumSuite {
    let screen: VirtualScreen
    let album: TestAlbum

    init() throws {
      screen = try VirtualScreen()
      album = try TestAlbum()
    }

    @Test func `is none while nothing moves`() throws {
      let run = try start("--duration", "0.2")
      try run.press("Right")
      #expect(try run.shows(TestAlbum.atRest(1)))
      // The neighbours may still be loading.
      let rest: Int? = try poll {
        let before = try #require(run.process.processorTicks)
        usleep(300_000)
        return run.process.processorTicks == before ? before : nil
      }
      let before = try #require(rest)
      sleep(3)
      let after = try #require(run.process.processorTicks)
      #expect(after - before <= 2)
      try run.press("Right")
      #expect(try run.shows(TestAlbum.atRest(2)))
    }

    @Test func `of a curl is what was asked for`() throws {
      let run = try start("--duration", "1")
      #expect(try run.shows(TestAlbum.atRest(0)))
      let clock = ContinuousClock()
      let begin = clock.now
      try run.press("Right")
      let sent = clock.now
      #expect(try run.shows(TestAlbum.atRest(1)))
      let end = clock.now
      // The key arrived between the two, and the last screenshot took a while.
      #expect(end - begin >= .seconds(0.95))
      #expect(end - sent <= .seconds(4))
    }

    @Test func `stands still while the process does`() throws {
      let run = try start("--duration", "2")
      #expect(try run.shows(TestAlbum.atRest(0)))
      try run.press("Right")
      #expect(try run.isTitled("2.png – "))
      kill(run.process.number, SIGSTOP)
      sleep(3)
      kill(run.process.number, SIGCONT)
      usleep(500_000)
      #expect(try run.picture() != TestAlbum.atRest(1))
      #expect(try run.shows(TestAlbum.atRest(1)))
    }

    @Test func `goes on in turns that follow a held key, and ends soon after it is released`() throws {
      let run = try start("--duration", "1")
      try screen.xdotool("keydown", "Right")
      sleep(2)
      try screen.xdotool("keyup", "Right")
      let title = try #require(
        try poll { () -> String? in
          let title = try run.title
          usleep(300_000)
          return try run.title == title ? title : nil
        })
      let page = try #require(title.first?.wholeNumberValue)
      #expect(try run.shows(TestAlbum.atRest(page - 1), within: 10))
    }
  }
}
