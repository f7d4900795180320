import Foundation
import Testing

/// Every line of Swift in what is written about the library is a line of code that is compiled and run.
struct ArticleLineTests {
  static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

  static let articles = [
    "README.md", "CONTRIBUTING.md",
    "Sources/AnyCurl/AnyCurl.docc/AnyCurl.md", "Sources/AnyCurl/AnyCurl.docc/HowTheCurlWorks.md",
    "Sources/AnyCurl/AnyCurl.docc/TurningPages.md", "Sources/AnyCurl/Motion/CurlMotion.swift",
    "Sources/AnyCurl/Motion/PerspectiveMotion.swift",
    "Sources/AnyCurl/Options/CurlOptions.swift", "Sources/AnyCurl/Stage/CurlStage.swift",
    "Sources/AnyCurl/Stage/CurlController.swift", "Sources/AnyCurl/Stage/CurlController+Hold.swift",
    "Sources/AnyCurl/Drag/CurlDrag.swift", "Sources/AnyCurl/Drag/CurlGrab.swift",
    "Sources/AnyCurl/Drag/CurlOptions+Back.swift",
    "Sources/AnyCurlGL/AnyCurlGL.docc/AnyCurlGL.md",
    "Sources/AnyCurlGL/AnyCurlGL.docc/PutACurlInYourProgram.md",
  ]

  /// Where the code lives that is compiled and run. A manifest is left out: that of Examples stands for it.
  static let folders = ["Tests/AnyCurlTests/Examples", "Tests/AnyCurlGLTests/Examples", "Examples"]

  @Test(arguments: articles)
  func `the code of an article is compiled and run`(article: String) throws {
    let text = try String(contentsOf: Self.root.appending(path: article), encoding: .utf8)
    let known = try Set(Self.folders.flatMap { try Self.code(in: $0) })
    let unknown = Self.swift(in: text).filter { !known.contains($0) }
    #expect(unknown.isEmpty)
  }

  /// The lines of the blocks of Swift in a text or its documentation comments.
  static func swift(in text: String) -> [String] {
    var (lines, isCode): ([String], Bool) = ([], false)
    for line in text.split(separator: "\n").map({ $0.trimmingPrefix(/\s*\/\/\/ ?/) }) {
      if line.hasPrefix("```") {
        isCode = line == "```swift"
      } else if line.hasPrefix("// swift-tools-version") {
        isCode = false
      } else if isCode {
        lines.append(bare(line))
      }
    }
    return lines.filter { !$0.isEmpty }
  }

  /// The lines of the Swift files of a folder.
  static func code(in folder: String) throws -> [String] {
    let found = FileManager.default.enumerator(
      at: root.appending(path: folder), includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    let files = (found?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
    return try files.flatMap { file in
      try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { bare($0) }
    }
  }

  /// A line without its indentation, its comment, and `///` where it is one.
  private static func bare(_ line: some StringProtocol) -> String {
    let code = line.range(of: "//").map { String(line[..<$0.lowerBound]) } ?? String(line)
    return code.trimmingCharacters(in: .whitespaces)
  }
}
