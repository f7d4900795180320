import AnyCurl
import Testing

@Suite struct `A perspective` {
  static let size = PageSize(width: 1120, height: 640)

  /// How many times as large the lift corner's way from the centre is seen as it is.
  private func growth(_ motion: any CurlMotion, at progress: Double) -> Double {
    let shape = motion.shape(at: progress, size: Self.size)
    let corner = SIMD2(Self.size.half.x, -Self.size.half.y)
    return shape.place(of: corner, size: Self.size).x / CurlBend(shape.cylinder, size: Self.size)(corner).x
  }

  @Test(arguments: BuiltInMotion.allCases, [0, 0.3, 1, 4, 10])
  func `bends the sheet as its motion does and moves only the camera`(
    built: BuiltInMotion, perspective: Double
  ) {
    let motion = built.motion.seen(perspective: perspective)
    for step in 0...20 {
      let progress = Double(step) / 20
      let (seen, own) = (
        motion.shape(at: progress, size: Self.size), built.motion.shape(at: progress, size: Self.size)
      )
      #expect(seen.cylinder == own.cylinder && seen.opacity == own.opacity)
      #expect(seen.cameraHeight > 2 * seen.cylinder.radius)
      if perspective == 1 { #expect(seen == own) }
    }
  }

  @Test(arguments: BuiltInMotion.allCases)
  func `shows what has risen the larger the stronger it is, and as large as it is where there is none`(
    built: BuiltInMotion
  ) {
    let growths = [0, 0.5, 1, 3, 10].map { growth(built.motion.seen(perspective: $0), at: 0.4) }
    #expect(abs(growths[0] - 1) < 1e-3)
    #expect(zip(growths, growths.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func `leaves the camera above a cylinder of any radius`() {
    let shape = ClassicMotion().seen(perspective: 1e9).shape(at: 0.5, size: Self.size)
    #expect(shape.cameraHeight == 2.5 * shape.cylinder.radius)
  }

  @Test func `is finite and not negative`() async {
    await #expect(processExitsWith: .failure) { _ = ClassicMotion().seen(perspective: -1) }
    await #expect(processExitsWith: .failure) { _ = ClassicMotion().seen(perspective: .nan) }
    await #expect(processExitsWith: .failure) { _ = ClassicMotion().seen(perspective: .infinity) }
  }
}
