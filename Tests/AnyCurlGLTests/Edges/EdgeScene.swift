import AnyCurl
import AnyCurlGL
import Glibc

/// A page of one colour curling off a page of another: nothing is to be seen but edges.
struct EdgeScene {
  let width: Int
  let height: Int
  let margin: Int

  func canvas() throws -> EdgeCanvas {
    let canvas = try EdgeCanvas(width: width + 2 * margin, height: height + 2 * margin)
    canvas.renderer.appearance = CurlAppearance(shadow: 0, light: 0, bleed: 0, paper: [0.95, 0.95, 0.9])
    return canvas
  }

  /// How a curl looks in each of the ways to draw it, against the truth.
  func quality(of curl: Curl, at progress: Double, on canvas: EdgeCanvas) -> EdgeQuality {
    let (before, after) = (canvas.page([200, 60, 40, 255]), canvas.page([40, 150, 90, 255]))
    func drawing(_ scale: Int) -> (CurlRenderer) -> Void {
      let page = PagePlace(
        x: margin * scale, y: margin * scale, width: width * scale, height: height * scale)
      let target = TargetSize(width: canvas.size.width * scale, height: canvas.size.height * scale)
      return { $0.draw(curl, at: progress, from: before, to: after, page: page, target: target) }
    }
    let truth = canvas.truth(drawing(4))
    return EdgeQuality(
      own: canvas.frame(smooth: true, drawing(1)).fidelity(to: truth),
      sampled: canvas.sampledFrame(drawing(1)).fidelity(to: truth),
      hard: canvas.frame(smooth: false, drawing(1)).fidelity(to: truth))
  }
}

/// The fidelity of the renderer's own edges, of four samples per pixel and of hard edges, in decibels.
struct EdgeQuality {
  var own: Double
  var sampled: Double
  var hard: Double
}

extension Frame {
  /// The peak signal-to-noise ratio against the true picture, in decibels: 99 where nothing differs.
  func fidelity(to truth: Frame) -> Double {
    var sum = 0
    for index in pixels.indices where pixels[index] != truth.pixels[index] {
      let difference =
        SIMD4<Int32>(truncatingIfNeeded: pixels[index]) &- SIMD4(truncatingIfNeeded: truth.pixels[index])
      let squares = difference &* difference
      sum += Int(squares.x + squares.y + squares.z)
    }
    return sum == 0 ? 99 : 10 * log10(255 * 255 * 3 * Double(pixels.count) / Double(sum))
  }
}
