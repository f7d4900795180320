import Testing

@testable import AnyCurlApp

/// The program run for its files, without a display.
struct ExportTests {
  let album: TestAlbum
  let scratch: Scratch

  init() throws {
    album = try TestAlbum(2)
    scratch = try Scratch()
  }

  private func path(_ name: String) -> String { "\(scratch.folder)/\(name)" }

  private func render(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> ChildProcess {
    let pages = [album.file(0), album.file(1)]
    return try ProgramRun.finished(
      ["render"] + pages + TestAlbum.frame + arguments, environment: environment, within: 60)
  }

  @Test func `the first and the last frame are the pages, and a second run gives the same bytes`() throws {
    for folder in ["a", "b"] {
      #expect(try render(["--frames", "3", "-o", path("\(folder)/%02d.png")]).status == 0)
    }
    #expect(try Bitmap(reading: FileName(path("a/01.png"))) == TestAlbum.atRest(0))
    #expect(try Bitmap(reading: FileName(path("a/03.png"))) == TestAlbum.atRest(1))
    for name in ["01.png", "02.png", "03.png"] {
      let bytes = try #require(FileName(path("a/\(name)")).fileBytes)
      #expect(FileName(path("b/\(name)")).fileBytes == bytes)
    }
  }

  @Test(arguments: ["top-left", "bottom-right"])
  func `reduced motion fades the pages into one another, from every corner`(corner: String) throws {
    let options = [
      "--reduced-motion", "--corner", corner, "--no-dither", "-o", path("%d.png"), "--frames", "3",
    ]
    #expect(try render(options).status == 0)
    let frames = try (1...3).map { try Bitmap(reading: FileName(path("\($0).png"))) }
    #expect(frames[0] == TestAlbum.atRest(0) && frames[2] == TestAlbum.atRest(1))
    let differences = (0..<frames[1].pixels.count).map { index in
      abs(2 * Int(frames[1].pixels[index]) - Int(frames[0].pixels[index]) - Int(frames[2].pixels[index]))
    }
    #expect(try #require(differences.max()) <= 2)
  }

  @Test func `round corners show the background at both ends`() throws {
    let options = ["--corner-radius", "60", "--frames", "2", "-o", path("%d.png")]
    #expect(try render(options).status == 0)
    let inner = PixelSize(
      width: TestAlbum.window.width - 2 * TestAlbum.margin,
      height: TestAlbum.window.height - 2 * TestAlbum.margin)
    for (number, index) in [(1, 0), (2, 1)] {
      let frame = try Bitmap(reading: FileName(path("\(number).png")))
      let page = TestAlbum.atRest(index).part(x: TestAlbum.margin, y: TestAlbum.margin, size: inner)
      let expected = Bitmap(size: TestAlbum.window, color: TestAlbum.background)
        .drawing(page.roundingCorners(60), x: TestAlbum.margin, y: TestAlbum.margin)
      #expect(frame[TestAlbum.margin, TestAlbum.margin] == SIMD4(0x33, 0x33, 0x33, 255))
      #expect(zip(frame.pixels, expected.pixels).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    }
  }

  @Test(arguments: [[:], ["SDL_VIDEODRIVER": "x11"], ["SDL_VIDEODRIVER": "wayland", "DISPLAY": ":54321"]])
  func `no display is needed, whatever the environment says`(environment: [String: String]) throws {
    let process = try render(["--progress", "0.5", "-o", path("f.png")], environment: environment)
    #expect(process.status == 0)
    #expect(process.errorLines == [])
  }

  @Test func `a page with an odd rest is half a pixel nearer to the left and the top`() throws {
    let process = try render(["--page", "397x277", "--progress", "0", "-o", path("f.png")])
    #expect(process.status == 0)
    let frame = try Bitmap(reading: FileName(path("f.png")))
    let background = SIMD4<UInt8>(0x33, 0x33, 0x33, 255)
    #expect(frame[40, 41] == background && frame[41, 40] == background)
    #expect(frame[41, 41] != background && frame[437, 317] != background)
    #expect(frame[438, 317] == background && frame[437, 318] == background)
  }

  @Test(arguments: [
    ["--progress", "1", "-o", "1.png"], ["--progress", "1", "-o", "link.png"],
    ["--frames", "3", "-o", "%d.png"],
  ])
  func `a picture is not overwritten by its own frame`(options: [String]) throws {
    album.scratch.link("link.png", to: "2.png")
    let before = album.scratch.contents.map { album.scratch.folder.appending(FileName($0)).fileBytes }
    let process = try render(options.dropLast() + ["\(album.folder)/\(options[3])"])
    #expect(process.status == 1)
    #expect(process.errorLines.count == 1)
    #expect(process.errorLines.first?.hasSuffix("is one of the pictures, and would be overwritten") == true)
    #expect(album.scratch.contents.map { album.scratch.folder.appending(FileName($0)).fileBytes } == before)
  }

  @Test func `a picture that cannot be read leaves nothing behind`() throws {
    let process = try ProgramRun.finished(
      ["render", album.file(0), path("none.png"), "--frames", "2", "-o", path("new/%d.png")], within: 20)
    #expect(process.status == 1)
    #expect(process.errorLines == ["anycurl: \(path("none.png")): No such file or directory"])
    #expect(scratch.contents == [])
  }

  @Test func `frames of a longer run are not mixed with new ones`() throws {
    try scratch.file("3.png")
    let process = try render(["--frames", "2", "-o", path("%d.png")])
    #expect(process.status == 1)
    #expect(scratch.contents == ["3.png"])
  }

  @Test(arguments: ["0", "4"])
  func `a sheet of all sixteen has the size of its frames`(samples: String) throws {
    let process = try ProgramRun.finished(
      ["gallery", "-o", path("g.png"), "--size", "96x64", "--margin", "8", "--samples", samples], within: 60)
    #expect(process.status == 0)
    let sheet = try Bitmap(reading: FileName(path("g.png")))
    #expect(sheet.size.width == 4 * 96 && sheet.size.height > 4 * 64)
  }
}
