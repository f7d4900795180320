import AnyCurl
import Glibc

/// The plane of a page that is shown in a target: the page's size, and the map of the plane to clip space.
struct PagePlane: Sendable {
  typealias Columns = (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

  /// The page's size in page space, in pixels.
  let size: PageSize
  /// The columns of the matrix from page space (origin at the page's centre, y up, pixels) to clip space.
  let columns: Columns
  /// Whether a pixel of the page is one of the target.
  let isPixelExact: Bool
  /// How large a pixel of the target is at the page's centre, in pixels of the page; at least a hundredth.
  let pixel: Double
  let target: TargetSize

  /// Makes the plane that a matrix of the host's places.
  init(size: PageSize, columns: Columns, in target: TargetSize) {
    self.init(size: size, columns: columns, in: target, isPixelExact: false)
  }

  private init(size: PageSize, columns: Columns, in target: TargetSize, isPixelExact: Bool) {
    self.size = size
    self.columns = columns
    self.isPixelExact = isPixelExact
    self.target = target
    pixel = Self.pixel(columns, in: target)
  }

  /// Makes the plane of a page in a rectangle of the target, or answers nil where either has no area.
  init?(_ rectangle: PixelRectangle, in target: TargetSize) {
    guard rectangle.width > 0, rectangle.height > 0, target.width > 0, target.height > 0 else { return nil }
    let (width, height) = (Float(target.width), Float(target.height))
    // Twice the centre is a whole number, so that the page's edges fall on whole pixels.
    let x = Float(2 * rectangle.x + rectangle.width) / width - 1
    let y = Float(2 * rectangle.y + rectangle.height) / height - 1
    self.init(
      size: PageSize(width: Double(rectangle.width), height: Double(rectangle.height)),
      columns: ([2 / width, 0, 0, 0], [0, 2 / height, 0, 0], [0, 0, 1, 0], [x, y, 0, 1]),
      in: target, isPixelExact: true)
  }

  /// The one level of a picture's mipmaps from which to read it; nil where the picture's size is not known, or where
  /// what falls on a pixel of the target differs from place to place.
  ///
  /// The next larger one up to 1.7 times as many pixels as are shown: a bilinear filter takes four.
  func level(of picture: PageTexture) -> Double? {
    guard isPixelExact, let own = picture.size else { return nil }
    let times = max(own.width / size.width, own.height / size.height)
    return max((log2(times) - 0.25).rounded(), 0)
  }

  private static func pixel(_ columns: Columns, in target: TargetSize) -> Double {
    let (x, y, center) = (SIMD4<Double>(columns.0), SIMD4<Double>(columns.1), SIMD4<Double>(columns.3))
    // The derivative of (x/w, y/w) along the page's two axes, and the area it makes of a pixel of the page.
    let alongX = (SIMD2(x.x, x.y) * center.w - SIMD2(center.x, center.y) * x.w) / (center.w * center.w)
    let alongY = (SIMD2(y.x, y.y) * center.w - SIMD2(center.x, center.y) * y.w) / (center.w * center.w)
    let area = abs(alongX.x * alongY.y - alongX.y * alongY.x) * Double(target.width * target.height) / 4
    return area > 1e-4 && area < 1e4 ? (1 / area).squareRoot() : 1
  }
}
