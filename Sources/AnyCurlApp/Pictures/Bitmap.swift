/// A picture in memory: RGBA, 8 bits a channel, sRGB, alpha premultiplied, rows from top to bottom without
/// padding.
struct Bitmap: Hashable, Sendable {
  let size: PixelSize
  /// `size.area` × 4 bytes: red, green, blue, alpha of each pixel.
  private(set) var pixels: [UInt8]

  /// Whether every pixel's alpha is 255.
  var isOpaque: Bool {
    pixels.withUnsafeBufferPointer { bytes in
      stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 }
    }
  }

  /// A bitmap of the given premultiplied pixels.
  ///
  /// - Precondition: `pixels` holds exactly `size.area` × 4 bytes.
  init(size: PixelSize, pixels: [UInt8]) {
    precondition(pixels.count == size.area * 4, "A bitmap has four bytes for each pixel")
    self.size = size
    self.pixels = pixels
  }

  /// A bitmap of one opaque colour.
  init(size: PixelSize, color: RGBColor) {
    self.size = size
    pixels = [UInt8](unsafeUninitializedCapacity: size.area * 4) { bytes, count in
      for start in stride(from: 0, to: size.area * 4, by: 4) {
        bytes[start] = color.red
        bytes[start + 1] = color.green
        bytes[start + 2] = color.blue
        bytes[start + 3] = 255
      }
      count = size.area * 4
    }
  }

  /// The four bytes of the pixel in column `x` from the left and row `y` from the top.
  ///
  /// - Precondition: the pixel lies in the bitmap.
  subscript(x: Int, y: Int) -> SIMD4<UInt8> {
    precondition(0..<size.width ~= x && 0..<size.height ~= y, "The pixel lies outside the bitmap")
    let start = (y * size.width + x) * 4
    return SIMD4(pixels[start], pixels[start + 1], pixels[start + 2], pixels[start + 3])
  }
}
