import Glibc
import Testing

@testable import AnyCurlApp

@Suite struct `The built-in pages` {
  @Test func `are found from where the program is installed, whatever link it is started by`() throws {
    let scratch = try Scratch()
    let folder = "\(scratch.folder)"
    for part in ["bin", "share", "share/anycurl"] { mkdir("\(folder)/\(part)", 0o755) }
    try scratch.file("bin/anycurl", try OpenFile(FileName(ProgramRun.program)).prefix(1 << 30))
    chmod("\(folder)/bin/anycurl", 0o755)
    symlink("bin/anycurl", "\(folder)/link")
    for name in ["page-01.svg", "page-02.svg"] {
      try scratch.file("share/anycurl/\(name)", Array(Self.page.utf8))
    }
    let sheet = "\(folder)/sheet.png"
    let process = try ChildProcess(
      "\(folder)/link", ["gallery", "--size", "240x160", "--margin", "8", "-o", sheet])
    #expect(process.status(within: 60) == 0, "\(process.errorLines)")
    let sheetOfOwn = "\(folder)/own.png"
    let own = try ProgramRun.finished(
      ["gallery", "--size", "240x160", "--margin", "8", "-o", sheetOfOwn], within: 60)
    #expect(own.status == 0, "\(own.errorLines)")
    #expect(try Bitmap(reading: FileName(sheet)) != Bitmap(reading: FileName(sheetOfOwn)))
  }

  private static let page =
    "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='6'><rect width='9' height='6' fill='red'/></svg>"
}
