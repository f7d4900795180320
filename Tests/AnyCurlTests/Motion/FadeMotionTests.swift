import AnyCurl
import Testing

struct FadeMotionTests {
  @Test(arguments: [0, 0.25, 0.5, 1], PageSize.shapes)
  func `the sheet lies flat and fades in step with the progress`(progress: Double, size: PageSize) {
    let shape = FadeMotion().shape(at: progress, size: size)
    let bend = CurlBend(shape.cylinder, size: size)
    for corner in CurlOptions.Corner.allCases {
      #expect(bend(corner.signs * size.half).z == 0)
    }
    #expect(shape.opacity == 1 - progress)
  }
}
