import AnyCurl
import Testing

struct TightMotionTests {
  @Test(arguments: [(1280, 800, 96), (800, 1280, 96), (100, 100, 12)])
  func `the radius is 0.12 of the shorter side`(width: Double, height: Double, radius: Double) {
    let size = PageSize(width: width, height: height)
    let cylinder = TightMotion.tight.shape(at: 0.3, size: size).cylinder
    #expect(abs(cylinder.radius - radius) < 1e-9)
    #expect(abs(cylinder.travel - 0.3 * (height + radius)) < 1e-9)
  }

  // smoothstep is 0.15625 at a quarter.
  @Test(arguments: [(0, 30), (0.25, 25.3125), (0.5, 15), (0.75, 4.6875), (1, 0)])
  func `it straightens from 30 degrees as smoothstep`(progress: Double, degrees: Double) {
    let shape = TightMotion.tight.shape(at: progress, size: PageSize(width: 640, height: 480))
    #expect(abs(shape.cylinder.tilt * 180 / .pi - degrees) < 1e-9)
  }

  @Test(arguments: ["0", "-0.1", "1.1", "nan"])
  func `a radius that is no fraction is refused`(fraction: String) async {
    await #expect(processExitsWith: .failure) { [fraction] in
      _ = TightMotion(radiusFraction: Double(fraction) ?? 0.5)
    }
  }
}
