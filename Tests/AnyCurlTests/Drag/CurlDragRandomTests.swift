import AnyCurl
import Glibc
import Testing

/// Random drags: 10,000 in all, over all shapes of page.
struct CurlDragRandomTests {
  /// How many times as far as the hand any point of the page may move.
  ///
  /// A pull across a fold swings it round the corner, and what lies at the fold's far end goes the further, the
  /// longer the page is; and one that has been grabbed elsewhere catches up with the hand.
  private static func greatestFactor(_ drag: DragCase, offset: Double) -> Double {
    let shape = max(1, drag.canonical.width / drag.canonical.height)
    return 20 * shape * (1 + 1.5 * offset / CurlDrag.takeOver)
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func `a thousand random drags jump nowhere, and tear nothing loose`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<1_000 {
      let drag = DragCase.all[Int.random(in: 0..<DragCase.all.count, using: &random)]
      let motion: any CurlMotion = Bool.random(using: &random) ? .classic : .tight
      func anywhere(_ reach: Double) -> SIMD2<Double> {
        SIMD2(.random(in: -reach...reach, using: &random), .random(in: -reach...reach, using: &random))
          * drag.size.half
      }
      var place = anywhere(1)
      let offset = distance(place, drag.corner)
      var hand = drag.drag(from: place, motion: motion)
      let points = drag.size.points(3)
      var last = drag.seen(points, bent: try #require(hand.cylinder))
      for _ in 0..<4 {
        let goal = anywhere(2.5)
        // Steps of a hand in one frame, from a hair to a fling.
        let steps = Int.random(in: 1...6, using: &random)
        let start = place
        for step in 1...steps {
          let next =
            start + (goal - start) * (Double(step) / Double(steps) * .random(in: 0.01...1, using: &random))
          hand.move(to: next, at: 0)
          let cylinder = try #require(hand.cylinder)
          let seen = drag.seen(points, bent: cylinder)
          let moved = zip(last, seen).map { distance([$0.x, $0.y], [$1.x, $1.y]) }.max() ?? 0
          let limit = Self.greatestFactor(drag, offset: offset) * distance(place, next)
          #expect(moved <= limit + 1e-6, "\(drag), from \(place) to \(next)")
          let bend = CurlBend(cylinder, size: drag.canonical)
          let loose = [drag.attached.near, drag.attached.far].map {
            bend.distance(of: drag.transform.inverse($0))
          }
          #expect(loose.allSatisfy { $0 <= 1e-9 * (drag.size.width + drag.size.height) })
          #expect((0...1).contains(hand.progress) && hand.opacity == 1 && cylinder.travel >= 0)
          #expect(seen.allSatisfy { $0.x.isFinite && $0.y.isFinite && $0.z.isFinite })
          (place, last) = (next, seen)
        }
      }
    }
  }

  @Test(arguments: DragCase.all)
  func `a hand that moves by a hair moves the sheet by little`(drag: DragCase) throws {
    var random = SeededGenerator(seed: 11)
    let points = drag.size.points(5)
    for _ in 0..<150 {
      var hand = drag.drag()
      let place =
        SIMD2(.random(in: -1.5...1.5, using: &random), .random(in: -2...2, using: &random)) * drag.size.half
      let angle = Double.random(in: 0...(2 * .pi), using: &random)
      let hair = 1e-4 * min(drag.size.width, drag.size.height)
      hand.move(to: place, at: 0)
      let before = drag.seen(points, bent: try #require(hand.cylinder))
      hand.move(to: place + SIMD2(cos(angle), sin(angle)) * hair, at: 0)
      let after = drag.seen(points, bent: try #require(hand.cylinder))
      let moved = zip(before, after).map { distance([$0.x, $0.y], [$1.x, $1.y]) }.max() ?? 0
      #expect(moved <= Self.greatestFactor(drag, offset: 0) * hair)
    }
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>, BuiltInMotion.allCases)
  func `a sheet that is let go flies on without a jump, in the direction of the throw`(
    seed: UInt64, motion: BuiltInMotion
  ) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      let drag = DragCase.all[Int.random(in: 0..<DragCase.all.count, using: &random)]
      var stage = CurlStage(content: 0)
      let id = stage.layers[0].id
      var hand = drag.drag(motion: motion.motion)
      stage.lift(id, over: 1, by: hand)
      for step in 0...10 {
        let share = Double(step) / 10
        let swing = Double.random(in: 0...0.2, using: &random)
        hand.move(
          to: drag.transform(drag.canonical.half * [1 - swing - 0.3 * share, -1 + 1.6 * share]), at: share / 5
        )
        stage.hold(id, by: hand)
      }
      let held = try #require(stage.layers.last?.shape(on: drag.size))
      let thrown = hand.letGo(at: 0.2)
      stage.release(id, as: thrown, duration: 0.8)
      let free = try #require(stage.layers.last?.shape(on: drag.size))
      #expect(free == held)
      let before = try #require(stage.layers.last).velocity
      var last = free
      for _ in 0..<1000 {
        stage.advance(by: 0.001)
        guard stage.layers.count > 1, let shape = stage.layers.last?.shape(on: drag.size) else { break }
        let side = drag.canonical.width + drag.canonical.height
        #expect(abs(shape.cylinder.travel - last.cylinder.travel) <= 0.03 * side)
        #expect(abs(shape.cylinder.tilt - last.cylinder.tilt) < 0.02)
        // The motion itself fades over a share of the height.
        if drag.canonical.width < 20 * drag.canonical.height {
          #expect(abs(shape.opacity - last.opacity) < 0.1)
        }
        if last == free {
          // Before the pose has given way at all, the contact line is as fast as the hand was.
          let end = motion.motion.shape(at: 1, size: drag.canonical).cylinder.travel
          let step = shape.cylinder.travel - last.cylinder.travel
          #expect(abs(step - before * 0.001 * end) <= 0.3 * abs(before) * 0.001 * end + 1e-4 * end)
        }
        last = shape
      }
      #expect(stage.layers.count == 1 && stage.content == (thrown.target == .gone ? 1 : 0))
    }
  }
}
