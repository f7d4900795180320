import AnyCurl
import Glibc
import Testing

@testable import AnyCurlApp

extension WindowTests {
  @Suite struct `Over the window's page`: AlbumSuite {
    let screen: VirtualScreen
    let album: TestAlbum

    init() throws {
      screen = try VirtualScreen()
      album = try TestAlbum()
    }

    /// Starts the program on the album, with the label.
    private func startLabelled(_ options: String...) throws -> ProgramRun {
      try ProgramRun(TestAlbum.frame + options + [album.folder], on: screen)
    }

    @Test func `the label and its arrow come where the combination or the page changes, and go`() throws {
      let run = try startLabelled("--duration", "0.1")
      let layout = TestAlbum.overlay
      #expect(try run.differs(from: TestAlbum.atRest(0), in: TestAlbum.labelArea))
      #expect(try run.shows(TestAlbum.atRest(0)))
      try run.press("u")
      let clock = ContinuousClock()
      let begin = clock.now
      let arrow = layout.arrow(of: CurlOptions(corner: .topLeft, direction: .vertical), .down)
      #expect(try run.differs(from: TestAlbum.atRest(0), in: TestAlbum.labelArea))
      #expect(try run.differs(from: TestAlbum.atRest(0), in: arrow))
      // The page itself is free.
      let middle = AnyCurlApp.PixelRectangle(x: 60, y: 110, size: PixelSize(width: 360, height: 140))
      #expect(try run.picture().part(middle) == TestAlbum.atRest(0).part(middle))
      #expect(try run.shows(TestAlbum.atRest(0)))
      #expect((.seconds(1.4)...(.seconds(4))).contains(clock.now - begin))
      try run.press("Right")
      #expect(try run.differs(from: TestAlbum.atRest(1), in: TestAlbum.labelArea))
      #expect(try run.shows(TestAlbum.atRest(1)))
    }

    @Test func `there is no label where none is wanted`() throws {
      let run = try start("--duration", "0.1")
      #expect(try run.shows(TestAlbum.atRest(0)))
      try run.press("u")
      #expect(try run.isTitled("1.png – top-left, vertical, down "))
      for _ in 0..<5 { #expect(try run.picture() == TestAlbum.atRest(0)) }
    }

    @Test func `eight arrows and a switch come with the pointer, and go`() throws {
      let run = try start("--duration", "0.1")
      #expect(try run.shows(TestAlbum.atRest(0)))
      try run.movePointer(to: [240, 180])
      for options in CurlOptions.allCases {
        let arrow = TestAlbum.overlay.arrow(of: options, .up)
        #expect(try run.differs(from: TestAlbum.atRest(0), in: arrow), "\(options)")
      }
      #expect(try run.differs(from: TestAlbum.atRest(0), in: TestAlbum.switchArea))
      #expect(try run.shows(TestAlbum.atRest(0)))
    }

    @Test(arguments: CurlKind.allCases)
    func `a click on an arrow plays its combination once`(kind: CurlKind) throws {
      let run = try start("--duration", "0.1", "--transition", kind.rawValue)
      #expect(try run.shows(TestAlbum.atRest(0)))
      for (place, options) in CurlOptions.allCases.enumerated() {
        try run.click(TestAlbum.overlay.arrow(of: options, kind).middle)
        let page = (place + 1) % 4
        #expect(try run.isTitled("\(page + 1).png – ", "\(place + 1) of 8"), "\(options)")
      }
      #expect(try run.shows(TestAlbum.atRest(0)))
    }

    @Test func `a click beside an arrow, and one that leaves it before its release, play nothing`() throws {
      let run = try start("--duration", "0.1")
      #expect(try run.shows(TestAlbum.atRest(0)))
      let arrow = TestAlbum.overlay.arrow(of: CurlOptions(corner: .topLeft, direction: .vertical), .up)
      try run.click([Double(arrow.x) - 2, Double(arrow.y) - 2])
      try run.movePointer(to: arrow.middle)
      try screen.xdotool("mousedown", "1")
      try run.movePointer(to: [240, 180])
      try screen.xdotool("mouseup", "1")
      #expect(try run.shows(TestAlbum.atRest(0)))
      #expect(try run.isTitled("1.png – ", "1 of 8"))
    }

    @Test func `a click on the switch chooses up or down`() throws {
      let run = try start("--duration", "0.1")
      #expect(try run.shows(TestAlbum.atRest(0)))
      let area = TestAlbum.switchArea
      try run.click([Double(area.x) + 28, area.middle.y])
      #expect(try run.isTitled("1.png – top-left, vertical, down "))
      try run.click([Double(area.right) - 28, area.middle.y])
      #expect(try run.isTitled("1.png – top-left, vertical, up "))
    }

    @Test(arguments: ["h", "F1", "question"])
    func `the help sheet is shown and hidden by a key`(key: String) throws {
      let run = try start("--duration", "0.1")
      #expect(try run.shows(TestAlbum.atRest(0)))
      try run.press(key)
      let middle = AnyCurlApp.PixelRectangle(x: 100, y: 60, size: PixelSize(width: 280, height: 240))
      #expect(try run.differs(from: TestAlbum.atRest(0), in: middle))
      try run.press(key)
      #expect(try run.shows(TestAlbum.atRest(0)))
      try run.press(key)
      #expect(try run.differs(from: TestAlbum.atRest(0), in: middle))
      // Escape closes it, and only then ends the program.
      try run.press("Escape")
      #expect(try run.shows(TestAlbum.atRest(0)))
      #expect(run.process.status == nil)
      #expect(try run.quit() == 0)
    }

    @Test func `rows are drawn over a sheet while that is wanted`() throws {
      let run = try start("--duration", "20")
      #expect(try run.shows(TestAlbum.atRest(0)))
      try run.press("w", "Right")
      let blue: SIMD4<UInt8> = [26, 89, 230, 255]
      #expect(try poll(for: 10) { try run.picture().count(of: blue) > 100 ? true : nil } != nil)
      try run.press("w")
      #expect(try poll(for: 10) { try run.picture().count(of: blue) == 0 ? true : nil } != nil)
    }

    @Test func `a picture that cannot be read is named for a moment`() throws {
      try album.scratch.file("1a.png", Array("no picture".utf8))
      let run = try start("--duration", "0.1")
      #expect(try run.differs(from: TestAlbum.atRest(0), in: TestAlbum.messageArea))
      #expect(try run.shows(TestAlbum.atRest(0)))
      #expect(run.process.errorLines.count == 1)
    }

    @Test func `nothing is drawn again once all has gone`() throws {
      let run = try startLabelled("--duration", "0.1")
      try run.movePointer(to: [240, 180])
      try run.press("u", "m")
      #expect(try run.shows(TestAlbum.atRest(0)))
      usleep(500_000)
      let before = try #require(run.process.processorTicks)
      sleep(3)
      let after = try #require(run.process.processorTicks)
      #expect(after - before <= 2)
    }
  }
}
