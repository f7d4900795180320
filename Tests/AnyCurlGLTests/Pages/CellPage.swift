import AnyCurl
import AnyCurlGL

/// A page of square cells, each of one colour and one alpha: clear, half clear or opaque.
struct CellPage {
  let width: Int
  let height: Int
  let seed: Int
  /// Whether any cell lets something through.
  var isOpaque = false
  static let side = 23

  /// The premultiplied colour at a point of page space; the nearest cell's outside the page.
  func color(at point: SIMD2<Double>) -> SIMD4<Float> {
    let place = point + [Double(width) / 2, Double(height) / 2]
    let column = min(max(Int(place.x), 0), width - 1) / Self.side
    let row = min(max(Int(place.y), 0), height - 1) / Self.side
    let mark = column * 31 + row * 17 + seed * 7
    let alpha: Float = isOpaque ? 1 : [1, 0, 0.5, 1, 0.8, 0][mark % 6]
    let color = SIMD3<Float>(Float(mark % 5) / 4, Float(mark % 7) / 6, Float(mark % 3) / 2)
    return SIMD4(color * alpha, alpha)
  }

  /// The pixels, rows from bottom to top.
  var pixels: [SIMD4<Float>] {
    (0..<height).flatMap { y in
      (0..<width).map { x in
        color(at: [Double(x) + 0.5 - Double(width) / 2, Double(y) + 0.5 - Double(height) / 2])
      }
    }
  }

  /// The texture on a canvas.
  func texture(on canvas: FloatCanvas) -> PageTexture {
    var page = canvas.page(pixels, width: width, height: height)
    page.isOpaque = isOpaque
    return page
  }
}
