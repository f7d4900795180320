import AnyCurlGL

/// The pages that are turned while drawing is measured. Made when they are first used.
final class BenchPages {
  private let size: PixelSize
  /// What the unit is drawn with: pages that have not come through the program's own loader.
  let plain: [LivePage]
  /// Opaque pictures of the page's size, as the program's own loader makes them.
  let own: [PictureTexture]
  /// Pictures that let what is under them show through.
  private(set) lazy var clear = [3, 6].map { PictureTexture(Bitmap(benchPage: size, detail: $0, alpha: 160)) }
  /// Pictures of eight megapixels, with mipmaps.
  private(set) lazy var large = [2, 5].map {
    PictureTexture(
      Bitmap(benchPage: PixelSize(width: 3264, height: 2448), detail: $0, alpha: 255),
      hasMipmaps: true)
  }
  /// Pages drawn by OpenGL itself, anew for each frame.
  private(set) lazy var live = [3, 6].map { LivePage(Bitmap(benchPage: size, detail: $0, alpha: 255)) }

  /// Makes pages of a size, in pixels.
  init(size: PixelSize) {
    self.size = size
    let pictures = [2, 5].map { Bitmap(benchPage: size, detail: $0, alpha: 255) }
    plain = pictures.map { LivePage($0) }
    own = pictures.map { PictureTexture($0) }
  }
}

extension Bitmap {
  /// A page with some detail everywhere and one alpha.
  init(benchPage size: PixelSize, detail: Int, alpha: UInt8) {
    let pixels = [UInt8](unsafeUninitializedCapacity: size.area * 4) { bytes, count in
      for index in 0..<size.area {
        let (y, x) = index.quotientAndRemainder(dividingBy: size.width)
        let colors = (UInt8(truncatingIfNeeded: x >> detail), UInt8(truncatingIfNeeded: y >> detail))
        bytes[4 * index] = min(colors.0, alpha)
        bytes[4 * index + 1] = min(colors.1, alpha)
        bytes[4 * index + 2] = min(UInt8(truncatingIfNeeded: x ^ y), alpha)
        bytes[4 * index + 3] = alpha
      }
      count = size.area * 4
    }
    self.init(size: size, pixels: pixels)
  }
}
