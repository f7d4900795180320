import AnyCurl
import Testing

/// How duration and velocity give way so that the progress stays in 0…1.
struct ProgressCurveLimitTests {
  /// How far a cubic goes back that starts away from its target, M being |v| T / a.
  static func excursion(_ m: Double, way a: Double) -> Double {
    a * m * m * (9 + 4 * m) / (27 * (2 + m) * (2 + m))
  }

  @Test(arguments: [(0.5, 0.4), (0.2, 1.5), (0.9, 0.1), (0.99, 2.0)])
  func `toward the target the duration is at most three times the way by the speed`(
    start: Double, velocity: Double
  ) {
    let way = 1 - start
    let longest = 3 * way / velocity
    let slow = ProgressCurve(from: start, velocity: velocity, to: 1, duration: 1.5 * longest)
    #expect(abs(slow.duration - longest) < 1e-12 * longest)
    #expect(slow.startVelocity == velocity)
    let quick = ProgressCurve(from: start, velocity: velocity, to: 1, duration: longest / 2)
    #expect(quick.duration == longest / 2)
    // The same the other way round.
    let mirrored = ProgressCurve(from: way, velocity: -velocity, to: 0, duration: 1.5 * longest)
    #expect(abs(mirrored.duration - longest) < 1e-12 * longest)
    // A little more would overshoot.
    let tooLong = Hermite(start: start, velocity: velocity, target: 1, duration: 1.05 * longest)
    #expect(tooLong.range(steps: 2000).upperBound > 1)
  }

  @Test(arguments: [0.1, 0.5, 1, 2, 5, 20, 200])
  func `the excursion away from the target is the one of the formula`(m: Double) {
    let (start, way) = (0.6, 0.4)
    let cubic = Hermite(start: start, velocity: -m * way, target: 1, duration: 1)
    let sampled = start - cubic.range(steps: 20000).lowerBound
    #expect(abs(sampled - Self.excursion(m, way: way)) < 1e-6 * m)
  }

  @Test(arguments: [(0.2, 1.0), (0.05, 0.4), (0.5, 3.0), (0.01, 0.1)])
  func `away from the target the duration is the largest that keeps the room`(room: Double, speed: Double) {
    let way = 1 - room
    let curve = ProgressCurve(from: room, velocity: -speed, to: 1, duration: 100)
    #expect(curve.startVelocity == -speed)
    #expect(curve.duration > 0.1 && curve.duration < 100)
    #expect(abs(Self.excursion(speed * curve.duration / way, way: way) - room) < 1e-9)
    #expect(abs(Hermite(curve).range(steps: 20000).lowerBound) < 1e-6)
    let tooLong = Hermite(start: room, velocity: -speed, target: 1, duration: 1.05 * curve.duration)
    #expect(tooLong.range(steps: 2000).lowerBound < 0)
    let mirrored = ProgressCurve(from: way, velocity: speed, to: 0, duration: 100)
    #expect(abs(mirrored.duration - curve.duration) < 1e-9)
    let quick = ProgressCurve(from: room, velocity: -speed, to: 1, duration: curve.duration / 2)
    #expect(quick.duration == curve.duration / 2)
  }

  @Test(arguments: [(0.01, 5.0), (0.2, 100.0), (1e-6, 1.0)])
  func `rather than last less than a tenth of a second it starts slower`(room: Double, speed: Double) {
    let way = 1 - room
    let curve = ProgressCurve(from: room, velocity: -speed, to: 1, duration: 1)
    #expect(curve.duration == 0.1)
    #expect(curve.startVelocity < 0 && curve.startVelocity > -speed)
    #expect(abs(Self.excursion(-curve.startVelocity * 0.1 / way, way: way) - room) < 1e-9)
    // Asked for less than that, it takes what was asked for.
    let quick = ProgressCurve(from: room, velocity: -speed, to: 1, duration: 0.01)
    #expect(quick.duration == 0.01)
    #expect(Hermite(quick).range(steps: 2000).lowerBound > -1e-9)
  }

  @Test(arguments: [0.0, 1], [-3.0, 3])
  func `at the target already it has no velocity`(target: Double, velocity: Double) {
    let curve = ProgressCurve(from: target, velocity: velocity, to: target, duration: 1)
    #expect(curve.startVelocity == 0)
    #expect(curve.value(at: 0.3) == target)
    #expect(curve.duration == 1)
  }

  @Test(arguments: [(0.0, -3.0), (1, 3)])
  func `with no room at all to go back it starts from rest and takes the time asked for`(
    start: Double, velocity: Double
  ) {
    let curve = ProgressCurve(from: start, velocity: velocity, to: 1 - start, duration: 1)
    #expect(curve == ProgressCurve(from: start, to: 1 - start, duration: 1))
  }

  @Test(arguments: [0.01, 0.1, 0.3, 0.5, 0.7, 0.9, 0.99])
  func `a turn turned round half way keeps its velocity`(share: Double) {
    let turn = ProgressCurve(from: 0, to: 1, duration: 1)
    let (progress, velocity) = (turn.value(at: share), turn.velocity(at: share))
    let back = ProgressCurve(from: progress, velocity: velocity, to: 0, duration: 1)
    #expect(back.startVelocity == velocity)
    #expect(back.duration > 0.3)
  }
}
