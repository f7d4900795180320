/// A width and a height in whole pixels, both at least 1.
struct PixelSize: Hashable, Sendable, CustomStringConvertible {
  let width: Int
  let height: Int

  /// The number of pixels.
  ///
  /// - Precondition: `width * height` fits an `Int`, as it does for every size that libvips knows.
  var area: Int { width * height }

  /// The size as people write it, for example `1280x800`.
  var description: String { "\(width)x\(height)" }

  /// A size of `width` × `height` pixels.
  ///
  /// - Precondition: both are at least 1.
  init(width: Int, height: Int) {
    precondition(width > 0 && height > 0, "A pixel size is at least 1x1")
    self.width = width
    self.height = height
  }
}
