import Glibc
import Testing

@testable import AnyCurlApp

extension WindowTests {
  @Suite struct `A page in the hand`: AlbumSuite {
    let screen: VirtualScreen
    let album: TestAlbum

    init() throws {
      screen = try VirtualScreen()
      album = try TestAlbum()
    }

    @Test func `was caught in flight, stays, and flies on`() throws {
      let run = try start("--duration", "6")
      #expect(try run.shows(TestAlbum.atRest(0)))
      try run.press("Right")
      usleep(1_500_000)
      try run.grab(240, 180)
      usleep(200_000)
      let caught = try run.picture()
      #expect(caught != TestAlbum.atRest(0) && caught != TestAlbum.atRest(1))
      sleep(1)
      #expect(try run.picture() == caught)
      try run.drop()
      #expect(try run.shows(TestAlbum.atRest(1)))
    }

    @Test func `was caught in flight and is pulled back`() throws {
      let run = try start("--duration", "6", "--motion", "tight")
      try run.press("Right")
      usleep(2_000_000)
      try run.grab(100, 100)
      try run.move(from: [100, 100], to: [430, 310])
      usleep(200_000)
      try run.drop()
      #expect(try run.isTitled("1.png – "))
      #expect(try run.shows(TestAlbum.atRest(0)))
    }

    @Test func `falls back at a second button`() throws {
      let run = try start("--duration", "0.3")
      try run.drag(from: [439, 319], to: [420, 100])
      try run.screen.xdotool("mousedown", "3")
      #expect(try run.shows(TestAlbum.atRest(0)))
      try run.screen.xdotool("mouseup", "3")
      try run.move(from: [420, 100], to: [300, 150])
      #expect(try run.shows(TestAlbum.atRest(0)))
      try run.drop()
      // The next drag is as good as any.
      try run.drag(from: [439, 319], to: [420, 100])
      try run.drop()
      #expect(try run.shows(TestAlbum.atRest(1)))
    }

    @Test func `falls back at the Escape key, which otherwise quits`() throws {
      let run = try start("--duration", "0.3")
      try run.drag(from: [439, 319], to: [420, 100])
      try run.press("Escape")
      #expect(try run.shows(TestAlbum.atRest(0)))
      #expect(run.process.status == nil)
      try run.drop()
      #expect(try run.quit() == 0)
    }

    @Test func `stays under the pointer while the window changes its size`() throws {
      let run = try start(
        "--shadow", "0", "--light", "0", "--bleed", "0", "--duration", "0.3", "--fit", "cover")
      try screen.xdotool("windowmove", run.window, "100", "100")
      try run.drag(from: [439, 319], to: [400, 160])
      for (width, height) in [(560, 420), (420, 390)] {
        try screen.xdotool("windowsize", run.window, "\(width)", "\(height)")
        let corner = SIMD2<Double>(Double(width), Double(height)) - 40
        let pointer = SIMD2(380.5, 200.5)
        try run.move(380, 200)
        var seen: SIMD2<Double>?
        let isThere: Bool? = try poll(for: 5) {
          seen = try run.picture().whiteCorner(pulledFrom: corner, to: pointer, diagonal: [1, 1])
          return seen.map { distance($0, pointer) <= 2 } == true ? true : nil
        }
        #expect(isThere != nil, "\(width)x\(height): the corner is at \(seen ?? .zero)")
      }
      try run.move(380, 90)
      usleep(200_000)
      try run.drop()
      let expected = try ProgramRun.rendered(
        [album.file(0), album.file(1), "--size", "420x390", "--page", "340x310", "--fit", "cover"],
        progress: 1)
      #expect(try run.shows(expected))
    }

    @Test func `is let go where the window loses the keyboard`() throws {
      try screen.startWindowManager()
      let run = try start("--duration", "0.3")
      try run.takeKeyboard()
      try run.drag(from: [439, 319], to: [420, 100])
      try screen.xdotool("windowminimize", "--sync", run.window)
      try run.drop()
      try screen.xdotool("windowmap", "--sync", run.window)
      #expect(try run.shows(TestAlbum.atRest(1)))
      try run.move(from: [420, 100], to: [240, 200])
      #expect(try run.shows(TestAlbum.atRest(1)))
      #expect(try run.quit() == 0)
    }

    @Test func `does not end when the album does, where it does not wrap`() throws {
      let run = try start("--no-wrap", "--duration", "0.3")
      // Before the first.
      try run.drag(from: [400, 41], to: [390, 250])
      #expect(try run.picture() != TestAlbum.atRest(0))
      try run.drop()
      #expect(try run.shows(TestAlbum.atRest(0)))
      try run.press("Left")
      for _ in 0..<3 { try run.press("Right") }
      #expect(try run.shows(TestAlbum.atRest(3)))
      try run.press("Right")
      // After the last.
      try run.drag(from: [439, 319], to: [420, 60])
      #expect(try run.picture() != TestAlbum.atRest(3))
      try run.drop()
      #expect(try run.shows(TestAlbum.atRest(3)))
      #expect(try run.isTitled("4.png – "))
      #expect(try run.quit() == 0)
    }

    @Test func `is used by no processor time while it is held still`() throws {
      let run = try start("--duration", "1")
      try run.drag(from: [439, 319], to: [420, 160])
      sleep(1)
      let before = try #require(run.process.processorTicks)
      sleep(2)
      let after = try #require(run.process.processorTicks)
      #expect(after - before <= 2)
    }
  }
}
