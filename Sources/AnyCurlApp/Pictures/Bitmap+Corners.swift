import Glibc

extension Bitmap {
  /// The bitmap with its corners cut to quarter circles, smoothly: what lies past them is clear.
  ///
  /// - Parameter radius: the circles' radius in pixels; more than half the shorter side counts as that.
  /// - Precondition: `radius` is not negative.
  func roundingCorners(_ radius: Int) -> Bitmap {
    precondition(radius >= 0, "a radius is not negative")
    let radius = min(Double(radius), Double(min(size.width, size.height)) / 2)
    var pixels = pixels
    let reach = Int(radius.rounded(.up))
    for row in 0..<reach {
      for column in 0..<reach {
        // How far the pixel's middle is inside of the circle tells how much of the pixel is.
        let away = hypot(radius - Double(column) - 0.5, radius - Double(row) - 0.5)
        let share = Int((min(max(radius - away + 0.5, 0), 1) * 255).rounded())
        guard share < 255 else { continue }
        for x in [column, size.width - 1 - column] {
          for y in [row, size.height - 1 - row] {
            let start = (y * size.width + x) * 4
            for channel in start..<start + 4 {
              pixels[channel] = UInt8((Int(pixels[channel]) * share + 127) / 255)
            }
          }
        }
      }
    }
    return Bitmap(size: size, pixels: pixels)
  }
}
