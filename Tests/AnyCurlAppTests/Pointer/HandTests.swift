import AnyCurl
import Testing

@testable import AnyCurlApp

@Suite struct `A hand` {
  @Test(arguments: CurlOptions.allCases)
  func `pulls every corner in both directions, and has it under it all the way`(options: CurlOptions) throws {
    // Pages go where this one will not be pulled from.
    var table = HandTable(chosen: options)
    let corner = table.place(options.liftCorner)
    table.press(corner)
    let inward = options.liftCorner.signs * [-1, 1]
    for step in 1...12 {
      let along = Double(step) * (options.direction == .horizontal ? 55 : 45)
      let across = Double(step) * 8
      let pull = options.direction == .horizontal ? SIMD2(along, across) : SIMD2(across, along)
      let place = corner + inward * pull
      table.move(place)
      let sheet = try #require(table.show.stage.layers.last)
      #expect(sheet.options == options && sheet.content == 2 && sheet.isHeld)
      #expect(distance(try #require(table.seenCorner(sheet)), place) < 0.01)
    }
    #expect(table.show.page == 2)
    table.release()
    #expect(table.show.page == 3 && table.show.options == options)
    table.wait(1.1)
    #expect(table.show.stage.isAtRest && table.show.page == 3)
  }

  @Test func `fades a page that it drags where motion is reduced, and bends nothing`() throws {
    var table = HandTable(reducesMotion: true)
    table.drag(from: table.place(.bottomRight), to: table.place(0.9, 0))
    let sheet = try #require(table.show.stage.layers.last)
    let shape = try #require(sheet.shape(on: table.page.size))
    #expect(sheet.isHeld && shape.opacity > 0.4 && shape.opacity < 0.6)
    #expect(shape.cylinder.travel == 0)
    table.move(table.place(0.9, 0.8))
    table.release()
    #expect(table.show.page == 3)
  }

  @Test(arguments: [0.0, 3, 10])
  func `has the corner under it with every perspective`(perspective: Double) throws {
    var table = HandTable(perspective: perspective)
    let corner = table.place(.bottomRight)
    table.press(corner)
    for step in 1...12 {
      let place = corner - [Double(step) * 8, Double(step) * 45]
      table.move(place)
      let sheet = try #require(table.show.stage.layers.last)
      #expect(distance(try #require(table.seenCorner(sheet)), place) < 0.01)
      #expect(sheet.shape(on: table.page.size)?.cameraHeight == 23 * 1200 / max(perspective, 0.001))
    }
    table.release()
    table.wait(1.1)
    #expect(table.show.stage.isAtRest && table.show.page == 3)
  }

  @Test func `drops a page that has not come far, and it falls back`() {
    var table = HandTable()
    table.drag(from: table.place(.bottomRight), to: table.place(0.9, -0.4))
    table.release()
    #expect(table.show.page == 2)
    table.wait(1.1)
    #expect(table.show.stage.isAtRest)
    #expect(table.show.options == CurlOptions(corner: .topLeft, direction: .vertical))
  }

  @Test func `throws a page that has not come far`() {
    var table = HandTable()
    let corner = table.place(.bottomRight)
    table.press(corner)
    for step in 1...5 { table.move(corner - [0, Double(step) * 20]) }
    table.release(after: 0)
    #expect(table.show.page == 3)
    #expect((table.show.stage.layers.last?.velocity ?? 0) > 0.5)
  }

  @Test(arguments: CurlOptions.allCases)
  func `brings the previous page back from the side to which pages go`(options: CurlOptions) throws {
    var table = HandTable(chosen: options)
    // The corner to which pages go along the near side, and that straight across.
    let start = table.place(options.corner)
    let signs = options.corner.signs * (options.direction == .horizontal ? [-1, 1] : [1, -1])
    let end = table.place(signs.x * 0.8, signs.y * 0.8)
    table.drag(from: start, to: end)
    let sheet = try #require(table.show.stage.layers.last)
    #expect(sheet.content == 1 && sheet.options.direction == options.direction)
    #expect(distance(try #require(table.seenCorner(sheet)), end) < 0.01)
    #expect(table.show.page == 2)
    table.release()
    #expect(table.show.page == 1)
    table.wait(1.1)
    #expect(table.show.stage.isAtRest && table.show.page == 1)
    // And from there it can be pulled off again to where it was.
    table.drag(from: table.place(signs.x, signs.y), to: table.place(-signs.x * 0.9, -signs.y * 0.9))
    table.release()
    #expect(table.show.page == 2)
  }

  @Test func `that brings a page and goes back leaves everything as it was`() {
    var table = HandTable()
    table.drag(from: table.place(0.5, 1), to: table.place(0.5, 0.3))
    #expect(table.show.stage.layers.last?.content == 1)
    table.release()
    #expect(table.show.page == 2)
    table.wait(1.1)
    #expect(table.show.stage.isAtRest && table.show.page == 2)
  }

  @Test(arguments: [CurlGrab.Zone.edge, .page])
  func `takes the middle only where the whole page is offered`(zone: CurlGrab.Zone) {
    var table = HandTable(zone: zone)
    table.drag(from: table.place(0.1, -0.1), to: table.place(0.1, 0.9))
    #expect(table.hand.isHolding == (zone == .page))
    #expect(table.show.stage.isAtRest == (zone == .edge))
  }

  @Test func `takes a page that it has just missed, and nothing far from it`() {
    for (miss, isGrabbed) in [(1.0, true), (11, true), (13, false), (60, false)] {
      var table = HandTable()
      let start = table.place(.bottomRight) + [miss, miss]
      table.drag(from: start, to: start - [0, 200])
      #expect(table.hand.isHolding == isGrabbed)
    }
  }

  @Test func `that does not pull does nothing`() {
    var table = HandTable()
    table.press(table.place(.bottomRight))
    table.move(table.place(.bottomRight) - [1, 1])
    table.release()
    #expect(table.show.stage.isAtRest)
  }

  @Test func `that pulls off the page waits until it is pulled in`() {
    var table = HandTable()
    let corner = table.place(.bottomRight)
    table.press(corner)
    table.move(corner + [80, 80])
    #expect(table.show.stage.isAtRest)
    table.move(corner + [10, -50])
    #expect(table.hand.isHolding)
  }

  @Test func `waits for a page that is still loading`() {
    var table = HandTable()
    table.found = .loading
    table.drag(from: table.place(.bottomRight), to: table.place(0.8, 0))
    #expect(table.show.stage.isAtRest && !table.hand.isHolding)
    table.found = nil
    table.move(table.place(0.8, 0))
    #expect(table.hand.isHolding)
    #expect(table.show.stage.layers.first?.content == 3)
  }

  @Test(arguments: [SIMD2(0.9, -1.0), [0.9, 1]])
  func `meets a page that resists where the album ends`(start: SIMD2<Double>) throws {
    var table = HandTable()
    table.found = .nothing
    let place = table.place(start.x, start.y)
    table.drag(from: place, to: table.place(0.5, -start.y))
    let sheet = try #require(table.show.stage.layers.last)
    #expect(sheet.content == 2 && table.show.stage.layers[0].content == Show.nothing)
    let corner = table.place(sheet.options.liftCorner)
    let lifted = distance(try #require(table.seenCorner(sheet)), corner)
    #expect(lifted > 20 && lifted < 90)
    table.release(after: 0)
    #expect(table.show.page == 2)
    table.wait(0.4)
    #expect(table.show.stage.isAtRest && table.show.page == 2)
  }

  @Test func `lets what it holds fall`() {
    var table = HandTable()
    table.drag(from: table.place(.bottomRight), to: table.place(0.8, 0.9))
    let wasDown = table.hand.letFall(show: &table.show)
    #expect(wasDown && table.show.page == 2 && !table.hand.isHolding)
    // It has to be pressed again.
    table.move(table.place(0, 0))
    #expect(!table.hand.isHolding)
    let isDown = table.hand.letFall(show: &table.show)
    #expect(!isDown)
    table.wait(1.1)
    #expect(table.show.stage.isAtRest)
  }

  @Test func `keeps the corner under it while the window changes its size`() throws {
    var table = HandTable()
    let place = table.place(0.7, 0.2)
    table.drag(from: table.place(.bottomRight), to: place)
    table.page = HandPlace(
      PageLayout(width: 1400, height: 1800, margin: 100), density: 2, zone: .edge)
    table.hand.resize(to: table.page, at: table.time, show: &table.show)
    let sheet = try #require(table.show.stage.layers.last)
    // The hand is where it was in the window.
    let reach = distance(place, (table.page.size.half * [1, -1] + table.page.middle) / 2)
    #expect(reach < 850)
    let corner = try #require(table.seenCorner(sheet))
    #expect(corner.x <= 655)
    #expect(abs(corner.y - place.y) < 40)
    table.release()
    table.wait(1.1)
    #expect(table.show.stage.isAtRest)
  }
}
