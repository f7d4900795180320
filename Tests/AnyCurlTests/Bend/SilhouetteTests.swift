import AnyCurl
import Testing

struct SilhouetteTests {
  @Test(arguments: BendCase.all, [2.01, 3, 33.7, 1000])
  func `the view from the camera touches the sheet there`(example: BendCase, heightInRadii: Double) {
    let (bend, radius) = (example.bend, example.cylinder.radius)
    let camera = SIMD3(0, 0, heightInRadii * radius)
    let s = bend.silhouette(cameraHeight: camera.z)
    #expect((0...(.pi * radius)).contains(s))
    /// How much of the front is seen at a distance: below 0 it is the back.
    func front(_ s: Double) -> Double {
      let point = example.point(at: s, along: radius / 2)
      let view = camera - bend(point)
      return (bend.normal(at: point) * view).sum() / length(view)
    }
    #expect(abs(front(s)) < 1e-9)
    #expect(front(s - radius * 1e-3) > 0)
    #expect(front(s + radius * 1e-3) < 0)
  }

  @Test(arguments: BendCase.all)
  func `for a far camera it is a quarter turn past the contact line`(example: BendCase) {
    let radius = example.cylinder.radius
    let s = example.bend.silhouette(cameraHeight: 1e9 * radius)
    #expect(abs(s / radius - .pi / 2) < 1e-7)
  }

  @Test
  func `a camera inside the sheet is refused`() async {
    await #expect(processExitsWith: .failure) {
      let cylinder = CurlCylinder(radius: 10, tilt: 0.5, travel: 20)
      _ = CurlBend(cylinder, size: PageSize(width: 40, height: 30)).silhouette(cameraHeight: 20)
    }
  }
}
