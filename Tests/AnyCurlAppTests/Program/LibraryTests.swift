import Testing

@testable import AnyCurlApp

@Suite struct `The program's libraries` {
  /// What the system's loader would load with the program, which is not run.
  private func loaded() throws -> String {
    let process = try ProgramRun.finished([], environment: ["LD_TRACE_LOADED_OBJECTS": "1"])
    #expect(process.status == 0)
    return process.outputText
  }

  @Test func `are those that open a window`() throws {
    let libraries = try loaded()
    #expect(libraries.contains("libSDL2"))
    #expect(libraries.contains("libGL"))
  }

  @Test(arguments: ["Foundation", "libvips", "libglib", "librsvg"])
  func `are not those that it does without, or until a picture is opened`(name: String) throws {
    let lines = try loaded().split(separator: "\n").filter { $0.contains(name) }
    #expect(lines == [])
  }
}
