import AnyCurl
import Testing

struct ProgressCurveTests {
  @Test(arguments: [0, 0.1, 0.25, 0.5, 0.8, 1])
  func `from rest it is smoothstep`(share: Double) {
    let expected = share * share * (3 - 2 * share)
    let there = ProgressCurve(from: 0, to: 1, duration: 2)
    let back = ProgressCurve(from: 1, to: 0, duration: 2)
    let half = ProgressCurve(from: 0.5, to: 1, duration: 2)
    #expect(abs(there.value(at: 2 * share) - expected) < 1e-12)
    #expect(abs(back.value(at: 2 * share) - (1 - expected)) < 1e-12)
    #expect(abs(half.value(at: 2 * share) - (0.5 + expected / 2)) < 1e-12)
  }

  @Test
  func `the peak speed of a turn of one second is one and a half`() {
    #expect(abs(ProgressCurve(from: 0, to: 1, duration: 1).velocity(at: 0.5) - 1.5) < 1e-12)
  }

  @Test(arguments: [(0.3, 0.7, 1.0), (0.3, -0.4, 1.0), (0.6, 0.3, 0.0), (0.6, -0.9, 0.0)])
  func `it starts with the velocity given and ends at rest on the target`(
    start: Double, velocity: Double, target: Double
  ) {
    let curve = ProgressCurve(from: start, velocity: velocity, to: target, duration: 0.8)
    let end = curve.duration
    #expect(end == 0.8)
    #expect(curve.value(at: 0) == start)
    #expect(curve.velocity(at: 0) == velocity)
    #expect(curve.value(at: end) == target)
    #expect(curve.velocity(at: end) == 0)
    #expect(abs(curve.velocity(at: end * (1 - 1e-6))) < 1e-4)
    #expect(abs(curve.value(at: end * (1 - 1e-6)) - target) < 1e-9)
    #expect(curve.value(at: end + 5) == target)
    #expect(curve.velocity(at: end + 5) == 0)
  }

  @Test(arguments: [-1.3, -0.2, 0, 0.4, 0.9])
  func `the velocity is the derivative of the progress`(velocity: Double) {
    let curve = ProgressCurve(from: 0.4, velocity: velocity, to: 1, duration: 0.8)
    for step in 1..<20 {
      let (time, small) = (Double(step) / 20 * curve.duration, 1e-6)
      let slope = (curve.value(at: time + small) - curve.value(at: time - small)) / (2 * small)
      #expect(abs(slope - curve.velocity(at: time)) < 1e-6)
    }
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func `it never leaves 0 to 1`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<1000 {
      let inside = Double.random(in: 0...1, using: &random)
      let start: Double = [0, 1, 1e-9, 1 - 1e-9, inside, inside].randomElement(using: &random) ?? inside
      let scale: Double = [0.1, 1, 10, 1000].randomElement(using: &random) ?? 1
      let velocity = Double.random(in: -scale...scale, using: &random)
      let duration = Double.random(in: 0.001...3, using: &random)
      let curve = ProgressCurve(
        from: start, velocity: velocity, to: Bool.random(using: &random) ? 1 : 0, duration: duration)
      #expect((0...duration).contains(curve.duration))
      #expect(abs(curve.startVelocity) <= abs(velocity) && curve.startVelocity * velocity >= 0)
      // The values are clamped; the cubic under them must not need it.
      let range = Hermite(curve).range(steps: 24)
      #expect(range.lowerBound > -1e-12 && range.upperBound < 1 + 1e-12, "\(curve)")
      let value = curve.value(at: .random(in: 0...duration, using: &random))
      #expect((0...1).contains(value), "\(curve)")
    }
  }

  @Test(arguments: [0, -0.5, -1e300])
  func `no time at all arrives at once`(duration: Double) {
    for velocity in [0, 2, -2] as [Double] {
      let curve = ProgressCurve(from: 0.3, velocity: velocity, to: 1, duration: duration)
      #expect(curve.duration == 0)
      #expect(curve.value(at: 0) == 1)
      #expect(curve.velocity(at: 0) == 0)
    }
  }

  @Test(arguments: [1e-9, 1e9])
  func `very short and very long durations are kept`(duration: Double) {
    let curve = ProgressCurve(from: 0, to: 1, duration: duration)
    #expect(curve.duration == duration)
    #expect(abs(curve.value(at: duration / 2) - 0.5) < 1e-12)
  }

  @Test(arguments: ["nan", "inf", "-inf"])
  func `a duration or velocity that is no finite number is refused`(number: String) async {
    await #expect(processExitsWith: .failure) { [number] in
      _ = ProgressCurve(from: 0.5, to: 1, duration: Double(number) ?? 1)
    }
    await #expect(processExitsWith: .failure) { [number] in
      _ = ProgressCurve(from: 0.5, velocity: Double(number) ?? 0, to: 1, duration: 1)
    }
  }

  @Test(arguments: ["nan", "-0.1", "1.1"])
  func `a start outside 0 to 1 and a target between them are refused`(number: String) async {
    await #expect(processExitsWith: .failure) { [number] in
      _ = ProgressCurve(from: Double(number) ?? 0, to: 1, duration: 1)
    }
    await #expect(processExitsWith: .failure) { [number] in
      _ = ProgressCurve(from: 0.5, to: Double(number) ?? 1, duration: 1)
    }
  }
}

extension Hermite {
  /// The cubic that a curve says it runs along.
  init(_ curve: ProgressCurve) {
    self.init(
      start: curve.start, velocity: curve.startVelocity, target: curve.target, duration: curve.duration)
  }
}
