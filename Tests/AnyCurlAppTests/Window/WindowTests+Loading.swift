import Testing

@testable import AnyCurlApp

extension WindowTests {
  @Suite struct `While pictures load` {
    let screen: VirtualScreen
    let scratch: Scratch
    let options = ["--size", "480x360", "--margin", "40"]

    init() throws {
      screen = try VirtualScreen()
      scratch = try Scratch()
    }

    /// Draws a picture of noise that takes longer to load, the more octaves it has.
    private func addNoise(_ name: String, octaves: Int) throws {
      let filter = "<filter id='f'><feTurbulence baseFrequency='0.5' numOctaves='\(octaves)'/></filter>"
      let sheet = "<rect width='400' height='280' filter='url(#f)'/>"
      let picture = "<svg xmlns='http://www.w3.org/2000/svg' width='400' height='280'>\(filter)\(sheet)</svg>"
      try scratch.file(name, Array(picture.utf8))
    }

    @Test func `the window ends at once, however many turns wait for them`() throws {
      try addNoise("0.svg", octaves: 1)
      for number in 1...5 { try addNoise("\(number).svg", octaves: 300) }
      let run = try ProgramRun(options + ["\(scratch.folder)"], on: screen)
      try run.press("Right", "Right", "Right", "Escape")
      #expect(run.process.status(within: 2) == 0)
    }

    @Test func `turns wait for them, each in the combination that was chosen for it`() throws {
      for number in 1...4 { try addNoise("\(number).svg", octaves: 20 * number) }
      let run = try ProgramRun(options + ["--duration", "0.2", "\(scratch.folder)"], on: screen)
      try run.press("4", "u", "6", "Left", "3")
      #expect(try run.isTitled("3.svg – top-right, vertical, down ", "3 of 8"))
      let file = "\(scratch.folder)/3.svg"
      #expect(try run.shows(ProgramRun.rendered([file, file] + options.prefix(2) + ["--page", "400x280"])))
    }

    @Test func `a window of many sizes loads them at the last one only`() throws {
      for number in 1...3 { try addNoise("\(number).svg", octaves: 60) }
      let run = try ProgramRun(options + ["\(scratch.folder)"], on: screen)
      for index in 0..<40 { try screen.xdotool("windowsize", run.window, "\(400 + index)", "360") }
      try screen.xdotool("windowsize", run.window, "480", "361")
      let file = "\(scratch.folder)/1.svg"
      let expected = try ProgramRun.rendered([file, file, "--size", "480x361", "--page", "400x281"])
      #expect(try run.shows(expected, within: 8))
      #expect(try run.quit() == 0)
    }
  }
}
