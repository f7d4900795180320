import Testing

@testable import AnyCurlApp

extension WindowTests {
  @Suite struct `The window's size`: AlbumSuite {
    let screen: VirtualScreen
    let album: TestAlbum

    init() throws {
      screen = try VirtualScreen()
      album = try TestAlbum()
    }

    @Test(arguments: ["611x427", "100x700", "1x1", "1200x64"])
    func `may change while a page turns`(size: String) throws {
      let run = try start("--duration", "0.8")
      let sides = size.split(separator: "x").map { String($0) }
      try screen.xdotool("windowmove", run.window, "0", "0")
      try run.press("Right")
      try screen.xdotool("windowsize", run.window, sides[0], sides[1])
      let place = try #require(
        try poll { () -> PixelSize? in
          let size = try run.place.size
          return size == TestAlbum.window ? nil : size
        })
      let expected = try ProgramRun.rendered(
        [album.file(0), album.file(1), "--size", size, "--page", Self.page(in: place)], progress: 1)
      #expect(try run.shows(expected))
      #expect(try run.quit() == 0)
    }

    /// The page in a window: inside the margin, which gives way to a quarter of the side.
    private static func page(in size: PixelSize) -> String {
      let sides = [size.width, size.height].map { $0 - 2 * min(TestAlbum.margin, $0 / 4) }
      return "\(sides[0])x\(sides[1])"
    }

    @Test func `fills the screen and comes back where it was`() throws {
      try screen.startWindowManager()
      let run = try start("--duration", "0.2")
      try run.takeKeyboard()
      #expect(try run.shows(TestAlbum.atRest(0)))
      let before = try run.place
      try run.press("f")
      let full = try ProgramRun.rendered(
        [album.file(0), album.file(1), "--size", "1400x900", "--page", "1400x900"])
      #expect(try run.shows(full))
      try run.press("F11")
      #expect(try run.shows(TestAlbum.atRest(0)))
      #expect(try run.place == before)
      #expect(try run.quit() == 0)
    }

    @Test func `comes back to where the window was moved, however often it fills the screen`() throws {
      try screen.startWindowManager()
      let run = try start("--duration", "0.2")
      try run.takeKeyboard()
      try screen.xdotool("windowmove", "--sync", run.window, "137", "91")
      let before = try run.place
      for key in ["f", "F11", "f"] {
        try run.press(key)
        #expect(try poll { try run.place.size.width == 1400 ? true : nil } != nil)
        try run.press(key)
        #expect(try poll { try run.place == before ? true : nil } != nil)
      }
      #expect(try run.shows(TestAlbum.atRest(0)))
    }

    @Test func `may be nothing while a page turns`() throws {
      try screen.startWindowManager()
      let run = try start("--duration", "0.5")
      try run.press("Right")
      try screen.xdotool("windowminimize", "--sync", run.window)
      // A manager that is still busy putting the window away takes no notice.
      let isBack: Bool? = try poll {
        try screen.xdotool("windowmap", run.window)
        return try screen.pictureNow(of: run.window) == TestAlbum.atRest(1) ? true : nil
      }
      #expect(isBack != nil)
      #expect(try run.quit() == 0)
    }

    @Test func `may change a hundred times while pages turn`() throws {
      let run = try start("--duration", "1")
      for index in 0..<100 {
        if index % 10 == 0 { try run.press("Right") }
        try screen.xdotool(
          "windowsize", run.window, "\(100 + index * 397 % 600)", "\(100 + index * 251 % 500)")
      }
      try screen.xdotool("windowsize", run.window, "480", "360")
      #expect(try run.shows(TestAlbum.atRest(2)))
      #expect(try run.quit() == 0)
    }
  }
}
