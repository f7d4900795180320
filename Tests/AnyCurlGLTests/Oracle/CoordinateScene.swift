import AnyCurl
import AnyCurlGL
import CGLEW

/// A curl whose pages carry their own coordinates instead of colours, drawn in 32-bit numbers: each pixel
/// says which page it shows, which side, and which point of it.
struct CoordinateScene {
  let width: Int
  let height: Int
  let margin: Int

  var size: PageSize { PageSize(width: Double(width), height: Double(height)) }

  /// Draws one frame: the place on the page shown, from its lower left corner, and the page's mark. The back
  /// shows half of each.
  func draw(_ curl: Curl, at progress: Double, smooth: Bool = false) throws -> [SIMD4<Float>] {
    let canvas = try FloatCanvas(width: width + 2 * margin, height: height + 2 * margin)
    canvas.renderer.appearance = CurlAppearance(shadow: 0, light: 0, bleed: 0.5, paper: .zero)
    canvas.renderer.smoothsEdges = smooth
    let (sheet, revealed) = (page(mark: 1, on: canvas), page(mark: 2, on: canvas))
    let (before, after) = curl.kind == .up ? (sheet, revealed) : (revealed, sheet)
    let place = PagePlace(x: margin, y: margin, width: width, height: height)
    return canvas.frame {
      $0.draw(curl, at: progress, from: before, to: after, page: place, target: canvas.size)
    }
  }

  /// The point of page space at a pixel's centre.
  func point(x: Int, y: Int) -> SIMD2<Double> {
    [Double(x - margin) + 0.5 - Double(width) / 2, Double(y - margin) + 0.5 - Double(height) / 2]
  }

  private func page(mark: Float, on canvas: FloatCanvas) -> PageTexture {
    var pixels: [SIMD4<Float>] = []
    for y in 0..<height {
      for x in 0..<width {
        pixels.append([Float(x) + 0.5, Float(y) + 0.5, mark, 1])
      }
    }
    return canvas.page(pixels, width: width, height: height)
  }
}
