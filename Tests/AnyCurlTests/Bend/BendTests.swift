import AnyCurl
import Testing

struct BendTests {
  @Test(arguments: BendCase.all)
  func `lengths on the sheet are kept`(example: BendCase) {
    let bend = example.bend
    var random = SeededGenerator(seed: 1)
    let corners = (0..<12).map { _ in
      SIMD2.random(in: -1...1, using: &random) * example.size.half
    }
    for (start, end) in zip(corners, corners.dropFirst()) {
      // Chords shorten by a 24th of the square of their angle: 1,500 steps leave less than 1e-5.
      let places = (0...1500).map { bend(start + (end - start) * (Double($0) / 1500)) }
      let bent = zip(places, places.dropFirst()).reduce(0) { $0 + length($1.1 - $1.0) }
      let flat = ((end - start) * (end - start)).sum().squareRoot()
      #expect(abs(bent / flat - 1) < 1e-5, "from \(start) to \(end)")
    }
  }

  @Test(arguments: BendCase.all)
  func `the flat side is not touched at all`(example: BendCase) {
    let bend = example.bend
    let flat = example.size.points(21).filter { bend.distance(of: $0) <= 0 }
    #expect(flat.allSatisfy { bend($0) == [$0.x, $0.y, 0] })
    #expect(flat.allSatisfy { bend.normal(at: $0) == [0, 0, 1] })
  }

  @Test(arguments: BendCase.all)
  func `distance is measured across the contact line from the lift corner`(example: BendCase) {
    let bend = example.bend
    let half = example.size.half
    let scale = example.cylinder.radius * 1e-9
    #expect(abs(bend.distance(of: [half.x, -half.y]) - example.cylinder.travel) < scale)
    #expect(abs((bend.across * bend.across).sum() - 1) < 1e-12)
    #expect(abs(bend.distance(of: example.point(at: 3, along: 17)) - 3) < scale)
    // n points toward the lift corner: to the right and down.
    #expect(bend.across.x >= 0 && bend.across.y <= 1e-12)
  }

  @Test(
    arguments: BendCase.all,
    [
      (0.25, 0.5.squareRoot(), 1 - 0.5.squareRoot()),
      (0.5, 1, 1),
      (0.75, 0.5.squareRoot(), 1 + 0.5.squareRoot()),
    ])
  func `on the cylinder the page turns by s over r`(
    example: BendCase, turn: (share: Double, place: Double, height: Double)
  ) {
    let (bend, radius) = (example.bend, example.cylinder.radius)
    let s = turn.share * .pi * radius
    #expect(abs(bend.angle(at: s) - turn.share * .pi) < 1e-12)
    #expect(abs(bend.displaced(s) / radius - turn.place) < 1e-12)
    #expect(abs(bend.height(at: s) / radius - turn.height) < 1e-12)
    let place = bend(example.point(at: s))
    let expected = example.point(at: turn.place * radius)
    #expect(length(place - [expected.x, expected.y, turn.height * radius]) < radius * 1e-9)
  }

  @Test(arguments: BendCase.all)
  func `past half a turn the page is laid over at the height of the diameter`(example: BendCase) {
    let (bend, radius) = (example.bend, example.cylinder.radius)
    let place = bend(example.point(at: .pi * radius + 10, along: 5))
    let expected = example.point(at: -10, along: 5)
    #expect(length(place - [expected.x, expected.y, 2 * radius]) < radius * 1e-9)
  }

  @Test(arguments: BendCase.all, [0, Double.pi])
  func `place and first derivative are continuous across both borders`(example: BendCase, border: Double) {
    let (bend, radius) = (example.bend, example.cylinder.radius)
    let step = radius * 1e-5
    func place(_ offset: Double) -> SIMD3<Double> {
      bend(example.point(at: border * radius + offset, along: radius / 3))
    }
    #expect(length(place(step) - place(-step)) < 3 * step)
    let before = (place(0) - place(-step)) / step
    let after = (place(step) - place(0)) / step
    #expect(length(after - before) < 1e-4)
  }

  @Test(arguments: BendCase.all)
  func `the height never falls as the distance grows`(example: BendCase) {
    let (bend, radius) = (example.bend, example.cylinder.radius)
    let heights = (-20...120).map { bend.height(at: Double($0) / 25 * radius) }
    #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(heights.first == 0 && heights.last == 2 * radius)
  }

  @Test(arguments: BendCase.all)
  func `the normal is the one of finite differences`(example: BendCase) {
    let (bend, step) = (example.bend, example.cylinder.radius * 1e-5)
    for point in example.size.points(9) {
      let alongX = bend(point + [step, 0]) - bend(point - [step, 0])
      let alongY = bend(point + [0, step]) - bend(point - [0, step])
      let normal = cross(alongX, alongY) / (4 * step * step)
      #expect(length(normal - bend.normal(at: point)) < 1e-4, "at \(point)")
    }
  }
}
