extension Bitmap {
  /// A bitmap of pixels with straight alpha: each colour is multiplied by its alpha and rounded to nearest.
  ///
  /// - Precondition: `straight` holds exactly `size.area` × 4 bytes.
  init(size: PixelSize, straight: [UInt8]) {
    var pixels = straight
    pixels.withUnsafeMutableBufferPointer { bytes in
      for start in stride(from: 0, to: bytes.count - 3, by: 4) where bytes[start + 3] != 255 {
        let alpha = Int(bytes[start + 3])
        for channel in start..<start + 3 {
          bytes[channel] = UInt8((Int(bytes[channel]) * alpha + 127) / 255)
        }
      }
    }
    self.init(size: size, pixels: pixels)
  }

  /// The pixels with straight alpha, as picture files store them; the colour of a clear pixel is black.
  var straightPixels: [UInt8] {
    var straight = pixels
    straight.withUnsafeMutableBufferPointer { bytes in
      for start in stride(from: 0, to: bytes.count - 3, by: 4) where bytes[start + 3] != 255 {
        let alpha = Int(bytes[start + 3])
        for channel in start..<start + 3 {
          bytes[channel] =
            alpha == 0 ? 0 : UInt8(min(255, (Int(bytes[channel]) * 255 + alpha / 2) / alpha))
        }
      }
    }
    return straight
  }
}
