import AnyCurl
import Testing

@testable import AnyCurlApp

@Suite struct `A mouse near a corner` {
  @Test(arguments: CurlOptions.Corner.allCases)
  func `lifts it a little, and it settles back`(corner: CurlOptions.Corner) throws {
    var table = HandTable()
    table.move(table.place(corner) - corner.signs * [10, -10])
    #expect(table.hand.isMoving)
    table.wait(0.3)
    #expect(!table.hand.isMoving && table.show.stage.isStill)
    let sheet = try #require(table.show.stage.layers.last)
    let lifted = distance(try #require(table.seenCorner(sheet)), table.place(corner))
    #expect(lifted > 10 && lifted < 30)
    #expect(table.show.page == 2)
    table.move(table.place(0, 0))
    table.wait(0.3)
    #expect(table.show.stage.isAtRest && table.hand.hint == nil && table.show.page == 2)
  }

  @Test func `lifts nothing in the middle of a side, or where the window is left`() {
    var table = HandTable()
    table.move(table.place(1, 0))
    #expect(table.show.stage.isAtRest)
    table.move(table.place(.topLeft))
    table.hand.leave()
    table.wait(0.5)
    #expect(table.show.stage.isAtRest)
  }

  @Test(arguments: [PageSearch.loading, .nothing, .found(2)])
  func `lifts nothing where no other page is there to show`(found: PageSearch) {
    var table = HandTable()
    table.found = found
    table.move(table.place(.topLeft))
    #expect(table.show.stage.isAtRest)
  }

  @Test func `lifts nothing without a curl`() {
    var table = HandTable(motion: .fade)
    table.move(table.place(.topLeft))
    #expect(table.show.stage.isAtRest)
  }

  @Test(arguments: [CurlOptions.allCases[0], CurlOptions.allCases[1]])
  func `may pull the lifted corner in both directions, without a jump`(options: CurlOptions) throws {
    var table = HandTable()
    let corner = table.place(options.liftCorner)
    table.move(corner)
    table.wait(0.3)
    let before = try #require(table.seenCorner(table.show.stage.layers.last))
    table.press(corner)
    let inward = options.liftCorner.signs * [-1, 1]
    table.move(corner + inward * (options.direction == .horizontal ? [4, 0] : [0, 4]))
    let sheet = try #require(table.show.stage.layers.last)
    #expect(table.hand.isHolding && table.hand.hint == nil && sheet.options == options)
    #expect(distance(try #require(table.seenCorner(sheet)), before) < 5)
    // Pulled off it comes into the hand, as any other.
    let place = corner + inward * [170, 160]
    table.move(place)
    #expect(
      distance(try #require(table.seenCorner(table.show.stage.layers.last)), place) < 0.01)
    table.release()
    table.wait(1.1)
    #expect(table.show.stage.isAtRest)
  }

  @Test func `settles back while the previous page is brought past it`() throws {
    var table = HandTable()
    table.move(table.place(.topRight))
    table.wait(0.3)
    #expect(table.hand.hint != nil)
    table.drag(from: table.place(.topRight), to: table.place(0.8, -0.8))
    #expect(table.hand.hint == nil)
    #expect(table.show.stage.layers.map(\.content) == [2, 1])
    table.release()
    #expect(table.show.page == 1)
  }

  @Test func `gives way to a page that a key turns`() {
    var table = HandTable()
    table.move(table.place(.topRight))
    table.wait(0.3)
    table.hand.dropHint(show: &table.show)
    table.show.turn(to: 3, by: .up)
    #expect(table.show.stage.layers.map(\.content) == [3, 2])
    #expect(table.show.stage.layers.last?.options == table.show.options)
  }
}
