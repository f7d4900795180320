import AnyCurl
import Glibc
import Testing

struct CurlSightTests {
  private static let shapes = [
    CurlCylinder(radius: 80, tilt: 0.3, travel: 500), CurlCylinder(radius: 400, tilt: 0.7, travel: 600),
    CurlCylinder(radius: 3, tilt: 0, travel: 250), CurlCylinder(radius: 60, tilt: .pi / 2, travel: 700),
    CurlCylinder(radius: 60, tilt: 0.4, travel: 0),
  ]
  private static let size = PageSize(width: 700, height: 600)

  @Test(arguments: shapes)
  func `what is seen at a place is the uppermost point of the sheet there`(cylinder: CurlCylinder) {
    let shape = CurlShape(cylinder: cylinder, cameraHeight: 23 * 600, opacity: 1)
    let bend = CurlBend(cylinder, size: Self.size)
    var found = 0
    for point in Self.size.points(40) {
      let place = shape.place(of: point, size: Self.size)
      // A point on the page's very edge may be seen just outside of it.
      guard let seen = shape.point(at: place * (1 - 1e-12), size: Self.size) else { continue }
      found += 1
      #expect(distance(shape.place(of: seen, size: Self.size), place) < 1e-6)
      #expect(bend(seen).z >= bend(point).z - 1e-6)
    }
    #expect(found > 1500)
  }

  @Test(arguments: shapes)
  func `nothing is seen where no point of the sheet is`(cylinder: CurlCylinder) {
    let shape = CurlShape(cylinder: cylinder, cameraHeight: 23 * 600, opacity: 1)
    // A grid of points so fine that every place on the sheet has one within two pixels.
    let points = Self.size.points(700).map { shape.place(of: $0, size: Self.size) }
    var random = SeededGenerator(seed: 5)
    var empty = 0
    for _ in 0..<60 {
      let place = SIMD2(
        Double.random(in: -600...600, using: &random), .random(in: -600...900, using: &random))
      guard shape.point(at: place, size: Self.size) == nil else { continue }
      empty += 1
      #expect(points.allSatisfy { distance($0, place) > 0.001 })
    }
    #expect(empty > 10)
  }

  @Test func `a stage names the uppermost sheet that is seen`() throws {
    var stage = CurlStage(content: "a")
    let size = PageSize(width: 700, height: 600)
    #expect(stage.layer(at: [0, 0], on: size)?.content == "a")
    #expect(stage.layer(at: [351, 0], on: size) == nil)
    stage.curlUp(to: "b", options: CurlOptions(liftCorner: .topRight, direction: .horizontal), motion: .tight)
    stage.advance(by: 0.5)
    #expect(stage.layer(at: [300, -200], on: size)?.content == "b")
    #expect(stage.layer(at: [-300, -200], on: size)?.content == "a")
    // The sheet that has been laid over reaches beyond the page.
    stage.advance(by: 0.2)
    #expect(stage.layer(at: [-360, 0], on: size)?.content == "a")
  }

  @Test func `a sheet that has faded is not met`() {
    var stage = CurlStage(content: "a")
    let size = PageSize(width: 700, height: 600)
    let options = CurlOptions(corner: .topLeft, direction: .horizontal)
    stage.bring("b", by: CurlDrag(bringing: options, motion: .tight, on: size, from: [-340, 0], at: 0))
    #expect(stage.layer(at: [-340, 0], on: size)?.content == "a")
    #expect(stage.layer(at: [-400, 0], on: size) == nil)
  }
}
