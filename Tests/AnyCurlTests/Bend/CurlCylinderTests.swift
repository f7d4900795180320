import AnyCurl
import Testing

struct CurlCylinderTests {
  @Test(arguments: ["0", "-1", "nan", "inf"])
  func `a radius that is no number over 0 is refused`(radius: String) async {
    await #expect(processExitsWith: .failure) { [radius] in
      _ = CurlCylinder(radius: Double(radius) ?? 1, tilt: 0, travel: 0)
    }
  }

  @Test(arguments: ["-0.1", "1.6", "nan"])
  func `a tilt outside a quarter turn is refused`(tilt: String) async {
    await #expect(processExitsWith: .failure) { [tilt] in
      _ = CurlCylinder(radius: 1, tilt: Double(tilt) ?? 0, travel: 0)
    }
  }

  @Test(arguments: ["inf", "nan"])
  func `a travel that is no number is refused`(travel: String) async {
    await #expect(processExitsWith: .failure) { [travel] in
      _ = CurlCylinder(radius: 1, tilt: 0, travel: Double(travel) ?? 0)
    }
  }

  @Test
  func `a mixture is exact at both ends and even between them`() {
    let one = CurlCylinder(radius: 0.1, tilt: 0.7, travel: 3.3)
    let other = CurlCylinder(radius: 0.3, tilt: 0.1, travel: 9.9)
    #expect(one.mixed(with: other, by: 0) == one)
    #expect(one.mixed(with: other, by: 1) == other)
    #expect(abs(one.mixed(with: other, by: 0.5).radius - 0.2) < 1e-12)
    #expect(abs(one.mixed(with: other, by: 0.25).tilt - 0.55) < 1e-12)
  }
}
