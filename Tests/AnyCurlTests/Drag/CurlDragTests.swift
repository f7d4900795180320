import AnyCurl
import Glibc
import Testing

struct CurlDragTests {
  /// Twelve places on the way of a hand that starts at the lift corner, crosses the page toward the attached edge
  /// and goes out over it, swaying.
  private static func path(_ drag: DragCase) -> [SIMD2<Double>] {
    let size = drag.canonical
    return (1...12).map { step in
      let share = Double(step) / 12
      let sway = 0.3 * min(size.width, size.height) * (share + 0.2 * sin(9 * share))
      return drag.transform([size.half.x - sway, -size.half.y + 1.7 * size.height * share])
    }
  }

  @Test(arguments: DragCase.all)
  func `a grabbed corner is under the hand at twelve places of its way`(drag: DragCase) throws {
    var hand = drag.drag()
    var reached = 0
    for (index, place) in Self.path(drag).enumerated() {
      hand.move(to: place, at: Double(index) / 60)
      let corner = drag.seenCorner(bent: try #require(hand.cylinder))
      guard drag.canReach(place) else { continue }
      #expect(distance(corner, place) < 0.01)
      reached += 1
    }
    // On a page a thousand times as long as high the camera sees the corner rise past all that it can reach.
    if drag.canonical.width < 20 * drag.canonical.height { #expect(reached >= 10) }
  }

  @Test(arguments: DragCase.all)
  func `a hand that grabs elsewhere has the corner after 150 pixels`(drag: DragCase) throws {
    let grab = drag.corner * 0.6
    var hand = drag.drag(from: grab)
    // It has kept its distance at first.
    let inward = drag.transform([-0.6, 0.8])
    hand.move(to: grab + inward, at: 0)
    let first = drag.seenCorner(bent: try #require(hand.cylinder))
    #expect(distance(first, drag.corner) < 1 + 0.001 * (drag.size.width + drag.size.height))
    hand.move(to: grab + inward * 151, at: 0)
    for place in Self.path(drag) where drag.canReach(place) {
      hand.move(to: place, at: 0)
      #expect(distance(drag.seenCorner(bent: try #require(hand.cylinder)), place) < 0.01)
    }
  }

  @Test(arguments: DragCase.all)
  func `nothing moves at the grab`(drag: DragCase) {
    for place in [drag.corner, drag.corner * 0.7, -drag.corner] {
      let hand = drag.drag(from: place)
      #expect(hand.progress == 0 && hand.opacity == 1)
      #expect((hand.cylinder?.travel ?? 1) < 1e-6)
    }
  }

  /// A stage with a page in flight, and the page.
  private static func inFlight(
    _ drag: DragCase, _ motion: any CurlMotion
  ) throws -> (stage: CurlStage<Int>, layer: CurlLayer<Int>) {
    var stage = CurlStage(content: 0)
    stage.curlUp(to: 1, options: drag.options, motion: motion)
    stage.advance(by: 0.45)
    return (stage, try #require(stage.layers.last))
  }

  @Test(arguments: DragCase.all, BuiltInMotion.allCases)
  func `a sheet caught in flight does not jump, and comes into the hand`(
    drag: DragCase, motion: BuiltInMotion
  ) throws {
    var (stage, sheet) = try Self.inFlight(drag, motion.motion)
    let before = try #require(sheet.shape(on: drag.size))
    let corner = drag.seenCorner(bent: before.cylinder)
    var hand = CurlDrag(catching: sheet, on: drag.size, from: corner, at: 0)
    stage.hold(sheet.id, by: hand)
    let after = try #require(stage.layers.last?.shape(on: drag.size))
    let points = drag.size.points(4)
    for (was, now) in zip(
      drag.seen(points, bent: before.cylinder), drag.seen(points, bent: after.cylinder))
    {
      #expect(length(was - now) < 1e-6 * (drag.size.width + drag.size.height))
    }
    #expect(abs(after.opacity - before.opacity) < 1e-12)
    #expect(abs(try #require(stage.layers.last).progress - sheet.progress) < 1e-12)
    hand.move(to: corner + [151, 0], at: 1)
    for place in Self.path(drag) where drag.canReach(place) {
      hand.move(to: place, at: 1)
      #expect(distance(drag.seenCorner(bent: try #require(hand.cylinder)), place) < 0.01)
    }
    #expect(hand.opacity == 1)
  }

  @Test(arguments: DragCase.all, BuiltInMotion.allCases)
  func `a page that is brought is not seen at first, and then its free corner is under the hand`(
    drag: DragCase, motion: BuiltInMotion
  ) throws {
    var stage = CurlStage(content: 0)
    // At the far side, straight across from the corner at rest.
    let grab = drag.transform(drag.canonical.half * 0.98)
    var hand = CurlDrag(bringing: drag.options, motion: motion.motion, on: drag.size, from: grab, at: 0)
    stage.bring(1, by: hand)
    #expect(stage.layers.last?.shape(on: drag.size)?.opacity == 0)
    #expect(stage.layers.last?.progress == 1)
    hand.move(to: grab - [151, 0], at: 1)
    for place in Self.path(drag) where drag.canReach(place) {
      hand.move(to: place, at: 1)
      #expect(distance(drag.seenCorner(bent: try #require(hand.cylinder)), place) < 0.01)
    }
    hand.move(to: drag.corner, at: 1)
    #expect((hand.cylinder?.travel ?? 1) < 1e-6 && hand.opacity == 1)
  }

  @Test func `a lifted sheet that is caught may go the other way from the same corner, without a jump`()
    throws
  {
    let size = PageSize(width: 1280, height: 800)
    let vertical = DragCase(options: CurlOptions(liftCorner: .topRight, direction: .vertical), size: size)
    let horizontal = DragCase(options: CurlOptions(liftCorner: .topRight, direction: .horizontal), size: size)
    var stage = CurlStage(content: 0)
    let id = stage.layers[0].id
    var hint = vertical.drag(motion: .classic)
    hint.move(to: vertical.corner + [-18, -22], at: 0)
    stage.lift(id, over: 1, by: hint)
    let before = try #require(stage.layers.last?.shape(on: size))
    let hand = CurlDrag(
      catching: try #require(stage.layers.last), as: horizontal.options, on: size, from: vertical.corner,
      at: 0)
    stage.hold(id, by: hand)
    #expect(stage.layers.last?.options == horizontal.options)
    let after = try #require(stage.layers.last?.shape(on: size))
    let points = size.points(9)
    for (was, now) in zip(
      vertical.seen(points, bent: before.cylinder), horizontal.seen(points, bent: after.cylinder))
    {
      #expect(length(was - now) < 1)
    }
  }

  @Test(arguments: DragCase.all)
  func `a page that cannot be turned resists and falls back`(drag: DragCase) throws {
    var hand = CurlDrag(
      lifting: drag.options, motion: .classic, on: drag.size, from: drag.corner, at: 0, resists: true)
    for place in Self.path(drag) {
      hand.move(to: place, at: 0.1)
      let corner = drag.seenCorner(bent: try #require(hand.cylinder))
      #expect(distance(corner, drag.corner) < 0.13 * min(drag.size.width, drag.size.height) + 1)
      #expect(hand.letGo(at: 0.1) == CurlThrow(to: .flat))
    }
    #expect((hand.cylinder?.travel ?? 0) > 0)
  }

  @Test func `without a curl the hand moves the fade`() {
    let drag = DragCase(options: CurlOptions.allCases[3], size: PageSize(width: 640, height: 480))
    var hand = drag.drag(motion: .fade)
    #expect(hand.cylinder == nil && hand.progress == 0)
    hand.move(to: drag.corner * -1, at: 0)
    #expect(hand.cylinder == nil && hand.progress == 1 && hand.opacity == 0)
  }

  @Test(arguments: DragCase.all)
  func `a page that changes its size stays in the hand`(drag: DragCase) throws {
    var hand = drag.drag(from: drag.corner * 0.8)
    for place in Self.path(drag).prefix(6) { hand.move(to: place, at: 0) }
    let size = PageSize(width: drag.size.width * 0.6, height: drag.size.height * 1.3)
    let smaller = DragCase(options: drag.options, size: size)
    hand.resize(to: size, place: smaller.transform([0, 0]), at: 0)
    for place in Self.path(smaller) where hand.reach > CurlDrag.takeOver && smaller.canReach(place) {
      hand.move(to: place, at: 0)
      #expect(distance(smaller.seenCorner(bent: try #require(hand.cylinder)), place) < 0.01)
    }
    hand.resize(to: drag.size, place: drag.corner, at: 0)
    #expect(try #require(hand.cylinder).radius.isFinite)
  }
}
