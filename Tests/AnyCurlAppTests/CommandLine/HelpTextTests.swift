import Testing

@testable import AnyCurlApp

@Suite struct HelpTextTests {
  static let lines = HelpText.text.split(separator: "\n", omittingEmptySubsequences: false)

  @Test func `the help text is no wider than a terminal, and short`() {
    #expect(Self.lines.filter { $0.count > 80 } == [])
    #expect(Self.lines.count <= 72)
    #expect(Self.lines.last == "")
    #expect(HelpText.text.utf8.allSatisfy { $0 == 0x0A || (0x20..<0x7F).contains($0) })
    #expect(!Self.lines.contains { $0.last == " " })
  }

  @Test(arguments: CommandOption.all)
  func `every option is in the help text with its default`(option: CommandOption) throws {
    let names = (option.shortName.map { "\($0), " } ?? "") + option.name
    let line = try #require(Self.lines.first { $0.hasPrefix("  \(names) ") })
    #expect(line.hasSuffix(option.help + (option.standard.map { " [\($0)]" } ?? "")))
  }

  @Test(arguments: Command.allCases.flatMap { $0.usage.map(\.line) })
  func `every command is in the help text`(usage: String) {
    #expect(HelpText.text.contains("  anycurl \(usage)  "))
  }

  @Test(arguments: KeyLine.rows(in: .standard).map(\.keys))
  func `every key is in the help text`(keys: String) {
    #expect(HelpText.text.contains("  \(keys)  "))
  }
}
