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
    let step = 1e-7
    for index in 0...400 {
      let progress = Double(index) / 400 * (1 - step)
      let before = motion.motion.shape(at: progress, size: size)
      let after = motion.motion.shape(at: progress + step, size: size)
      #expect(before.cylinder.radius == after.cylinder.radius)
      #expect(abs(before.cylinder.tilt - after.cylinder.tilt) < 1e-3)
      #expect(abs(before.cylinder.travel - after.cylinder.travel) < 1e-3 * end)
      #expect(abs(before.opacity - after.opacity) < 1e-3)
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
