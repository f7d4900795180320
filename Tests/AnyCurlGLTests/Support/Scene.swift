import AnyCurl
import AnyCurlGL

/// A page in the middle of a frame, with two pictures to curl between.
struct Scene {
  let width: Int
  let height: Int
  var margin = 40
  static let background: SIMD4<UInt8> = [51, 102, 153, 255]

  var size: PageSize { PageSize(width: Double(width), height: Double(height)) }

  var place: PagePlace { PagePlace(x: margin, y: margin, width: width, height: height) }

  func canvas() throws -> Canvas {
    try Canvas(width: width + 2 * margin, height: height + 2 * margin)
  }

  /// Draws a curl on the background.
  func draw(
    _ curl: Curl, at progress: Double, from before: PageTexture, to after: PageTexture, on canvas: Canvas
  ) -> Frame {
    canvas.frame(SIMD4<Float>(Self.background) / 255) {
      $0.draw(curl, at: progress, from: before, to: after, page: place, target: canvas.size)
    }
  }

  /// The frame that shows a page alone: its very bytes on the background.
  func alone(_ page: Frame) -> Frame {
    Frame(width: width + 2 * margin, height: height + 2 * margin) { x, y in
      let (px, py) = (x - margin, y - margin)
      guard (0..<width).contains(px), (0..<height).contains(py) else { return Self.background }
      return page[px, py]
    }
  }

  /// A page whose bytes are as good as random: the hardest to pass through unchanged.
  func noise(_ seed: UInt32) -> Frame {
    var state = seed
    return Frame(width: width, height: height) { _, _ in
      // The constants of Numerical Recipes' linear congruential generator.
      state = state &* 1_664_525 &+ 1_013_904_223
      return [UInt8(state >> 24), UInt8(state >> 16 & 255), UInt8(state >> 8 & 255), 255]
    }
  }
}
