import AnyCurl
import Testing

@testable import AnyCurlApp

@Suite struct `A hand over pages in flight` {
  private static let left = CurlOptions(corner: .topLeft, direction: .horizontal)
  private static let up = CurlOptions(corner: .topLeft, direction: .vertical)

  @Test func `catches one where it is, and lets it go on`() throws {
    var table = HandTable(chosen: Self.left, motion: .classic)
    table.show.turn(to: 3, by: .up)
    table.wait(0.4)
    let before = try #require(table.show.stage.layers.last)
    table.press(table.place(0, 0))
    #expect(table.hand.isHolding)
    table.wait(1)
    let after = try #require(table.show.stage.layers.last)
    #expect(after.isHeld && abs(after.progress - before.progress) < 1e-9)
    #expect(distance(try #require(table.seenCorner(after)), try #require(table.seenCorner(before))) < 0.01)
    table.release()
    table.wait(1.1)
    #expect(table.show.stage.isAtRest && table.show.page == 3)
  }

  @Test func `pulls a caught one back`() throws {
    var table = HandTable(chosen: Self.left)
    table.show.turn(to: 3, by: .up)
    table.wait(0.4)
    let place = try #require(table.seenCorner(table.show.stage.layers.last)) + [4, 0]
    table.drag(from: place, to: table.place(0.8, -0.8))
    table.release()
    #expect(table.show.page == 2)
    table.wait(1.1)
    #expect(table.show.stage.isAtRest && table.show.page == 2)
  }

  @Test func `catches several, each on its own`() throws {
    var table = HandTable(chosen: Self.left, duration: 8)
    table.show.turn(to: 3, by: .up)
    table.wait(2)
    table.show.choose(Self.up)
    table.show.turn(to: 4, by: .up)
    table.wait(1.6)
    let sheets = Array(table.show.stage.layers.dropFirst())
    #expect(sheets.map(\.content) == [3, 2])
    // The upper one first, by what hangs over to the left; the lower one by what it alone shows.
    table.press(table.place(-0.6, 0))
    table.wait(0.5)
    #expect(table.show.stage.layers.filter(\.isHeld).map(\.content) == [2])
    table.hand.letFall(show: &table.show)
    table.press(table.place(0.9, 0.2))
    #expect(table.show.stage.layers.filter(\.isHeld).map(\.content) == [3])
    table.release()
    table.wait(20)
    #expect(table.show.stage.isAtRest && table.show.page == 4)
  }

  @Test func `lifts the page that lies flat under one in flight`() {
    var table = HandTable(chosen: Self.left, duration: 4)
    table.show.turn(to: 3, by: .up)
    table.wait(2.6)
    table.show.choose(Self.up)
    table.drag(from: table.place(.bottomRight), to: table.place(0.9, 0.7))
    #expect(table.show.stage.layers.filter(\.isHeld).map(\.content) == [3])
    table.release()
    #expect(table.show.page == 4)
    table.wait(5)
    #expect(table.show.stage.isAtRest && table.show.page == 4)
  }

  @Test func `may hold a page that a key turns, and decides`() {
    var table = HandTable()
    table.drag(from: table.place(.bottomRight), to: table.place(0.8, 0.6))
    table.show.turn(to: 3, by: .up)
    #expect(table.show.page == 3)
    table.hand.letFall(show: &table.show)
    table.wait(1.1)
    #expect(table.show.stage.isAtRest && table.show.page == 2)
  }

  @Test func `may hold a page that is covered meanwhile`() {
    var table = HandTable()
    table.drag(from: table.place(.bottomRight), to: table.place(0.8, 0.6))
    table.show.turn(to: 1, by: .down)
    table.wait(1.1)
    #expect(table.show.stage.isAtRest && table.show.page == 1)
    table.move(table.place(0, 0))
    table.release()
    #expect(table.show.stage.isAtRest && table.show.page == 1)
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `does anything at any time, and all comes to rest`(seed: UInt64) {
    var random = SteadyGenerator(seed: seed)
    var table = HandTable(motion: .classic)
    for _ in 0..<1500 {
      let place = table.place(
        .random(in: -1.4...1.4, using: &random), .random(in: -1.4...1.4, using: &random))
      switch Int.random(in: 0..<12, using: &random) {
      case 0, 1: table.press(place)
      case 2, 3, 4, 5: table.move(place)
      case 6: table.release(after: 0.01)
      case 7: table.hand.letFall(show: &table.show)
      case 8:
        table.hand.dropHint(show: &table.show)
        table.show.turn(to: (table.show.page + 6) % 5, by: Bool.random(using: &random) ? .up : .down)
      case 9: table.found = [nil, nil, .loading, .nothing].randomElement(using: &random) ?? nil
      case 10: table.hand.leave()
      default:
        let layout = PageLayout(
          width: .random(in: 1...3000, using: &random), height: .random(in: 1...3000, using: &random),
          margin: 200)
        table.page = HandPlace(layout, density: 2, zone: .page)
        table.hand.resize(to: table.page, at: table.time, show: &table.show)
      }
      table.wait(.random(in: 0...0.2, using: &random))
      for layer in table.show.stage.layers {
        guard let shape = layer.shape(on: table.page.size) else { continue }
        #expect(shape.cylinder.travel.isFinite && shape.cylinder.radius > 0)
        #expect(shape.cameraHeight > 2 * shape.cylinder.radius)
      }
    }
    table.hand.letFall(show: &table.show)
    table.hand.leave()
    table.wait(3)
    #expect(table.show.stage.isAtRest)
    #expect((0..<5).contains(table.show.page))
  }
}
