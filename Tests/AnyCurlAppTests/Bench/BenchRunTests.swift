import Foundation
import Testing

@testable import AnyCurlApp

/// The whole command on frames so small that it takes a moment; what times it finds is not looked at.
struct BenchRunTests {
  @Test func `a run prints every table and figure as JSON`() throws {
    let run = try ProgramRun.finished(["bench", "--size", "64x48", "--frames", "2", "--json"], within: 120)
    #expect(run.status == 0)
    #expect(run.errorLines == [])
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(run.outputText.utf8)) as? [String: Any])
    let machine = try #require(report["machine"] as? [String: String])
    #expect(machine["LP_NUM_THREADS"] == "not set")
    let tables = try #require(report["tables"] as? [[String: Any]])
    let cases = tables.flatMap { ($0["rows"] as? [[String: Any]] ?? []).compactMap { $0["case"] as? String } }
    let expected =
      (BenchCase.main
      + [MotionName.tight, .classic].flatMap {
        BenchCase.parts(of: $0) + BenchCase.sheets($0) + [BenchCase.stages($0)] + BenchCase.pages(of: $0)
      }).map(\.name)
    #expect(Set(cases) == Set(expected))
    let figures = try #require(report["figures"] as? [[String: Any]]).compactMap { $0["figure"] as? String }
    #expect(Set(figures).count == figures.count)
    #expect(figures.contains("tight, each further sheet") && figures.contains("export, whole"))
  }

  @Test func `a picture that cannot be read ends the run with its name`() throws {
    let run = try ProgramRun.finished(
      ["bench", "--size", "8x8", "--frames", "2", "no-such.jpg"], within: 120)
    #expect(run.status == 1)
    #expect(run.errorLines == ["anycurl: no-such.jpg: No such file or directory"])
  }

  @Test func `a window that no display shows is one line`() throws {
    let run = try ProgramRun.finished(["bench", "--window", "--size", "8x8", "--frames", "2"])
    #expect(run.status == 1)
    #expect(run.errorLines.count == 1 && run.errorLines[0].hasPrefix("anycurl: no display"))
  }
}
