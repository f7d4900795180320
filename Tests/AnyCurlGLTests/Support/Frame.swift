/// A picture of RGBA8 pixels, rows from bottom to top as OpenGL has them.
struct Frame: Equatable {
  let width: Int
  let height: Int
  var pixels: [SIMD4<UInt8>]

  init(width: Int, height: Int, _ color: (Int, Int) -> SIMD4<UInt8>) {
    self.width = width
    self.height = height
    pixels = (0..<height).flatMap { y in (0..<width).map { x in color(x, y) } }
  }

  init(width: Int, height: Int, pixels: [SIMD4<UInt8>]) {
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }

  subscript(x: Int, y: Int) -> SIMD4<UInt8> { pixels[y * width + x] }

  /// The greatest difference of a channel at each pixel from a frame of the same size.
  func differences(from other: Frame) -> [Int] {
    zip(pixels, other.pixels).map { a, b in
      (0..<4).map { abs(Int(a[$0]) - Int(b[$0])) }.max() ?? 0
    }
  }

  /// The frame whose pixel at (x, y) is this one's at the place that `source` names.
  func rearranged(width: Int, height: Int, _ source: (Int, Int) -> (Int, Int)) -> Frame {
    Frame(width: width, height: height) { x, y in
      let (sx, sy) = source(x, y)
      return self[sx, sy]
    }
  }
}
