extension Bitmap {
  /// The bitmap with another one drawn over it, its top left pixel at column `x` and row `y`; what lies
  /// outside is cut off.
  func drawing(_ other: Bitmap, x: Int, y: Int) -> Bitmap {
    var pixels = pixels
    let columns = max(0, -x)..<max(max(0, -x), min(other.size.width, size.width - x))
    let rows = max(0, -y)..<max(max(0, -y), min(other.size.height, size.height - y))
    for row in rows {
      for column in columns {
        let from = (row * other.size.width + column) * 4
        let to = ((row + y) * size.width + column + x) * 4
        let through = 255 - Int(other.pixels[from + 3])
        for channel in 0..<4 {
          pixels[to + channel] = UInt8(
            min(255, Int(other.pixels[from + channel]) + (Int(pixels[to + channel]) * through + 127) / 255))
        }
      }
    }
    return Bitmap(size: size, pixels: pixels)
  }
}
