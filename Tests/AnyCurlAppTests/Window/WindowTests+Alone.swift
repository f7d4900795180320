import Glibc
import Testing

@testable import AnyCurlApp

extension WindowTests {
  @Suite struct `The window's pages turn by themselves`: AlbumSuite {
    let screen: VirtualScreen
    let album: TestAlbum

    init() throws {
      screen = try VirtualScreen()
      album = try TestAlbum()
    }

    /// The titles that the window has had, until one fits or the time is over.
    private func titles(
      of run: ProgramRun, for seconds: Double, until isEnough: (Set<String>) -> Bool = { _ in false }
    ) throws -> Set<String> {
      var seen: Set<String> = []
      _ = try poll(for: seconds) {
        seen.insert(try run.title)
        return isEnough(seen) ? true : nil
      }
      return seen
    }

    /// The combination and the kind in a title.
    private func curl(in title: String) -> String {
      title.split(separator: " – ").dropFirst().prefix(2).joined(separator: " ")
    }

    /// Whether the title stays as it is for a second.
    private func isQuiet(_ run: ProgramRun) throws -> Bool {
      usleep(200_000)
      return try titles(of: run, for: 1).count == 1
    }

    @Test(arguments: [[], ["--no-wrap"]])
    func `in a tour of all sixteen curls, until a key is pressed`(options: [String]) throws {
      let run = try ProgramRun(
        TestAlbum.options + ["--tour", "--duration", "0.1"] + options + [album.folder], on: screen)
      let seen = try titles(of: run, for: 30) { Set($0.map(curl)).count == 16 }
      #expect(Set(seen.map(curl)).count == 16)
      try run.press("Escape")
      #expect(run.process.status(within: 0.5) == nil)
      #expect(try isQuiet(run))
      try run.press("a")
      #expect(try titles(of: run, for: 10) { $0.count >= 3 }.count >= 3)
      // The key that ends it does what it does, too.
      try run.press("m")
      #expect(try isQuiet(run))
      #expect(try run.title.contains("tight"))
    }

    @Test func `in a slideshow, until a key pauses it, and on when its own key is pressed`() throws {
      let run = try start("--slideshow", "0.3", "--duration", "0.1")
      let pages = try titles(of: run, for: 10) { $0.count >= 4 }
      #expect(Set(pages.compactMap(\.first)) == ["1", "2", "3", "4"])
      try run.press("m")
      #expect(try isQuiet(run))
      #expect(try run.title.contains("tight"))
      try run.press("s")
      #expect(try titles(of: run, for: 10) { $0.count >= 3 }.count >= 3)
      try run.press("s")
      #expect(try isQuiet(run))
    }

    @Test func `in a slideshow from all corners and in any order`() throws {
      let run = try start("--slideshow", "0.1", "--shuffle", "--any-corner", "--duration", "0.1")
      let seen = try titles(of: run, for: 30) {
        Set($0.map(curl)).count == 8 && Set($0.map(\.first)).count == 4
      }
      #expect(Set(seen.map(curl)).count == 8)
      #expect(Set(seen.compactMap(\.first)).count == 4)
    }

    @Test func `in a slideshow that ends where the album does not wrap`() throws {
      let run = try start("--slideshow", "0.1", "--no-wrap", "--duration", "0.1", "--start", "3")
      #expect(try run.isTitled("4.png – "))
      #expect(try run.differs(from: TestAlbum.atRest(3), in: TestAlbum.messageArea))
      #expect(try run.shows(TestAlbum.atRest(3)))
      #expect(try isQuiet(run))
    }

    @Test func `by keys in the places of Latin letters on a Russian keyboard`() throws {
      #expect(try screen.run("setxkbmap", ["ru"]).status == 0)
      let run = try start("--duration", "0.1")
      // The key where an American keyboard has U, and that of 4.
      try run.press("30")
      #expect(try run.isTitled("1.png – top-left, vertical, down "))
      try run.press("13")
      #expect(try run.isTitled("2.png – ", "4 of 8"))
      try run.press("24")
      #expect(run.process.status(within: 5) == 0)
    }

    @Test func `by keys as they are printed on a French keyboard`() throws {
      #expect(try screen.run("setxkbmap", ["fr"]).status == 0)
      let run = try start("--duration", "0.1")
      // The keys of the digits 3 and 2, by their places: they type a quotation mark and é.
      try run.press("12")
      #expect(try run.isTitled("2.png – ", "3 of 8"))
      try run.press("11")
      #expect(try run.isTitled("3.png – ", "2 of 8"))
      // The key of A, where an American keyboard has Q.
      try run.press("24")
      #expect(run.process.status(within: 0.5) == nil)
      #expect(try titles(of: run, for: 10) { $0.count >= 3 }.count >= 3)
      try run.press("38")
      #expect(run.process.status(within: 5) == 0)
    }
  }
}
