import Testing

@testable import AnyCurlApp

extension WindowTests {
  @Suite struct `A window that cannot be` {
    let album: TestAlbum

    init() throws { album = try TestAlbum(2) }

    /// Runs the program, which must fail at once, and gives the lines that it says.
    private func failure(
      _ arguments: [String], on screen: VirtualScreen? = nil, environment: [String: String] = [:]
    ) throws -> [Substring] {
      let variables = (screen?.environment ?? [:]).merging(environment) { $1 }
      let process = try ProgramRun.finished(arguments, environment: variables, within: 10)
      #expect(process.status == 1)
      #expect(process.outputText == "")
      return process.errorLines
    }

    @Test(arguments: [[:], ["DISPLAY": ":54321"], ["WAYLAND_DISPLAY": "nowhere"]])
    func `for want of a display is one line`(environment: [String: String]) throws {
      let lines = try failure([album.folder], environment: environment)
      #expect(lines.count == 1)
      #expect(lines.last?.hasPrefix("anycurl: no display: ") == true)
    }

    @Test(arguments: ["2.1", "3.2"])
    func `for want of OpenGL 3.3 is one line`(version: String) throws {
      let lines = try failure(
        [album.folder], on: VirtualScreen(), environment: ["MESA_GL_VERSION_OVERRIDE": version])
      #expect(lines.count == 1)
      #expect(lines.last?.contains("OpenGL 3.3") == true)
    }

    @Test(arguments: [["LIBGL_ALWAYS_INDIRECT": "1"], ["LIBGL_DRIVERS_PATH": "/nowhere"]])
    func `for want of a driver ends with a clear line`(environment: [String: String]) throws {
      let lines = try failure([album.folder], on: VirtualScreen(), environment: environment)
      #expect(lines.filter { $0.hasPrefix("anycurl: ") }.count == 1)
      #expect(lines.last { $0.hasPrefix("anycurl: ") }?.contains("LIBGL_ALWAYS_SOFTWARE=1") == true)
    }

    @Test func `for want of GLX opens through EGL`() throws {
      let run = try ProgramRun(
        TestAlbum.options + ["--duration", "0.2", album.folder], on: VirtualScreen(hasGLX: false))
      #expect(try run.shows(TestAlbum.atRest(0)))
      try run.press("Right")
      #expect(try run.shows(TestAlbum.atRest(1)))
      #expect(try run.quit() == 0)
    }

    @Test func `for want of a picture names each file, and why`() throws {
      let scratch = try Scratch()
      let names = ["a.png", "b.jpg"]
      for name in names { try scratch.file(name, Array("no picture".utf8)) }
      let lines = try failure(["\(scratch.folder)"], on: VirtualScreen())
      #expect(lines.count == 3)
      for (line, name) in zip(lines, names) {
        #expect(line.hasPrefix("anycurl: \(scratch.folder)/\(name): "))
      }
      #expect(lines.last == "anycurl: no picture can be shown")
    }

    @Test func `for an empty folder is one line`() throws {
      let scratch = try Scratch()
      #expect(
        try failure(["\(scratch.folder)"], on: VirtualScreen()) == ["anycurl: \(scratch.folder): no pictures"]
      )
    }
  }
}
