import AnyCurl
import Testing

/// What every motion promises.
struct CurlMotionTests {
  @Test(arguments: BuiltInMotion.allCases, PageSize.shapes)
  func `the sheet is opaque at 0 and has vanished at 1`(motion: BuiltInMotion, size: PageSize) {
    #expect(motion.motion.shape(at: 0, size: size).opacity == 1)
    #expect(motion.motion.shape(at: 0, size: size).cylinder.travel == 0)
    #expect(motion.motion.shape(at: 1, size: size).opacity == 0)
  }

  @Test(arguments: BuiltInMotion.allCases, PageSize.shapes)
  func `small steps change the shape little`(motion: BuiltInMotion, size: PageSize) {
    let end = motion.motion.shape(at: 1, size: size).cylinder.travel
    func change(_ before: Double, _ after: Double) -> Double {
      let (one, other) = (
        motion.motion.shape(at: before, size: size), motion.motion.shape(at: after, size: size)
      )
      return abs(one.cylinder.tilt - other.cylinder.tilt)
        + abs(one.cylinder.travel - other.cylinder.travel) / end + abs(one.opacity - other.opacity)
        + abs(one.cylinder.radius - other.cylinder.radius) / size.height
    }
    for index in 0..<100 {
      // Follow the greater change into ever smaller steps: a jump would stay as great as it is.
      var (low, high) = (Double(index) / 100, Double(index + 1) / 100)
      for _ in 0..<30 {
        let middle = (low + high) / 2
        if change(low, middle) > change(middle, high) { high = middle } else { low = middle }
      }
      #expect(change(low, high) < 1e-6, "at \(low)")
    }
  }

  @Test(arguments: BuiltInMotion.allCases, PageSize.shapes)
  func `travel grows in proportion, the sheet straightens and fades only once`(
    motion: BuiltInMotion, size: PageSize
  ) {
    let shapes = (0...64).map { motion.motion.shape(at: Double($0) / 64, size: size) }
    let end = shapes[64].cylinder.travel
    for (index, shape) in shapes.enumerated() {
      #expect(abs(shape.cylinder.travel - end * Double(index) / 64) < 1e-9 * end)
    }
    for (before, after) in zip(shapes, shapes.dropFirst()) {
      #expect(after.cylinder.tilt <= before.cylinder.tilt)
      #expect(after.opacity <= before.opacity)
    }
  }

  @Test(arguments: BuiltInMotion.allCases, PageSize.shapes)
  func `the camera stands over the cylinder`(motion: BuiltInMotion, size: PageSize) {
    for progress in [0, 0.3, 0.7, 1] {
      let shape = motion.motion.shape(at: progress, size: size)
      #expect(shape.cameraHeight > 2 * shape.cylinder.radius)
      #expect(shape.cameraHeight == 23 * size.height)
    }
  }

  @Test(arguments: BuiltInMotion.allCases)
  func `the sheet fades over the last three tenths of the page's height`(motion: BuiltInMotion) {
    let size = PageSize(width: 1280, height: 800)
    let end = motion.motion.shape(at: 1, size: size).cylinder.travel
    func opacity(left: Double) -> Double {
      motion.motion.shape(at: (end - left) / end, size: size).opacity
    }
    #expect(opacity(left: 241) == 1)
    #expect(abs(opacity(left: 180) - 0.75) < 1e-9)
    #expect(abs(opacity(left: 120) - 0.5) < 1e-9)
  }

  @Test
  func `a camera inside the cylinder is refused`() async {
    await #expect(processExitsWith: .failure) {
      let cylinder = CurlCylinder(radius: 10, tilt: 0, travel: 0)
      _ = CurlShape(cylinder: cylinder, cameraHeight: 20, opacity: 1)
    }
  }
}
