import AnyCurl
import Testing

struct ClassicMotionTests {
  static let size = PageSize(width: 1280, height: 800)
  /// 1280 sin 16.6° + 800 cos 16.6° + 0.683 · 800.
  static let end = 1678.741

  /// The shape once the contact line has moved by the given number of page heights.
  static func shape(atHeights travel: Double) -> CurlShape {
    ClassicMotion.classic.shape(at: travel * size.height / end, size: size)
  }

  @Test
  func `it ends when the whole page has passed the cylinder`() {
    #expect(abs(ClassicMotion().shape(at: 1, size: Self.size).cylinder.travel - Self.end) < 1e-2)
  }

  @Test(arguments: [0, 0.4, 1])
  func `the radius is 0.683 of the height and constant`(progress: Double) {
    #expect(abs(ClassicMotion().shape(at: progress, size: Self.size).cylinder.radius - 546.4) < 1e-9)
  }

  @Test(arguments: [(0, 46.1), (0.5, 36.15), (1, 26.2), (1.4, 18.24), (1.6, 16.6), (2.09, 16.6)])
  func `it turns by 19.9 degrees a page height down to 16.6`(heights: Double, degrees: Double) {
    #expect(abs(Self.shape(atHeights: heights).cylinder.tilt * 180 / .pi - degrees) < 1e-3)
  }
}
