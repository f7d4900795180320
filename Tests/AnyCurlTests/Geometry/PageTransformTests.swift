import AnyCurl
import Testing

extension PageTransform {
  /// 1 for a turn, −1 where the transform mirrors the page.
  fileprivate var determinant: Double { xAxis.x * yAxis.y - yAxis.x * xAxis.y }
}

struct PageTransformTests {
  /// A combination and the rows of its matrix.
  struct Row: CustomTestStringConvertible, Sendable {
    let options: CurlOptions
    let upper: SIMD2<Double>
    let lower: SIMD2<Double>
    let determinant: Double

    init(
      _ corner: CurlOptions.Corner, _ direction: CurlOptions.Direction, _ upper: [Double], _ lower: [Double],
      _ determinant: Double
    ) {
      options = CurlOptions(corner: corner, direction: direction)
      self.upper = SIMD2(upper)
      self.lower = SIMD2(lower)
      self.determinant = determinant
    }

    var testDescription: String { options.testDescription }
  }

  static let table = [
    Row(.topLeft, .vertical, [1, 0], [0, 1], 1),
    Row(.topLeft, .horizontal, [0, -1], [-1, 0], -1),
    Row(.topRight, .vertical, [-1, 0], [0, 1], -1),
    Row(.topRight, .horizontal, [0, 1], [-1, 0], 1),
    Row(.bottomLeft, .vertical, [1, 0], [0, -1], -1),
    Row(.bottomLeft, .horizontal, [0, -1], [1, 0], 1),
    Row(.bottomRight, .vertical, [-1, 0], [0, -1], 1),
    Row(.bottomRight, .horizontal, [0, 1], [1, 0], -1),
  ]

  static let all = CurlOptions.allCases.map { PageTransform($0) }

  @Test(arguments: table)
  func `the matrix of a combination is the one of the table`(row: Row) {
    let transform = PageTransform(row.options)
    #expect(SIMD2(transform.xAxis.x, transform.yAxis.x) == row.upper)
    #expect(SIMD2(transform.xAxis.y, transform.yAxis.y) == row.lower)
    #expect(transform.determinant == row.determinant)
  }

  @Test
  func `the eight transforms are distinct`() {
    #expect(Set(Self.all).count == 8)
  }

  @Test(arguments: all, all)
  func `one transform after another is a third of them`(first: PageTransform, second: PageTransform) {
    let images = [SIMD2(1.0, 0), SIMD2(0.0, 1)].map { second(first($0)) }
    let third = Self.all.filter { [$0.xAxis, $0.yAxis] == images }
    #expect(third.count == 1)
    #expect(third.first?.determinant == first.determinant * second.determinant)
  }

  @Test(arguments: all)
  func `the inverse brings every point back and is one of the eight`(transform: PageTransform) {
    let point = SIMD2(3.25, -7.5)
    #expect(transform.inverse(transform(point)) == point)
    #expect(transform(transform.inverse(point)) == point)
    #expect(transform.inverse.determinant == transform.determinant)
    #expect(Self.all.contains(transform.inverse))
  }

  @Test(arguments: CurlOptions.allCases)
  func `canonical top left becomes the corner and canonical up the direction`(options: CurlOptions) {
    let transform = PageTransform(options)
    #expect(transform([-1, 1]) == options.corner.signs)
    #expect(transform([1, -1]) == options.liftCorner.signs)
    #expect((transform([0, 1]).x == 0) == (options.direction == .vertical))
  }

  @Test(arguments: CurlOptions.allCases)
  func `only the horizontal combinations exchange width and height`(options: CurlOptions) {
    let size = PageSize(width: 1280, height: 800)
    let turned = PageSize(width: 800, height: 1280)
    let transform = PageTransform(options)
    #expect(transform(size) == (options.direction == .vertical ? size : turned))
    #expect(transform.inverse(transform(size)) == size)
  }
}
