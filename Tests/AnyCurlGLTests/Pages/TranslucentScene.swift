import AnyCurl
import AnyCurlGL

/// Pages that are partly clear, one over another: what is drawn, and what rays through the pixels meet.
struct TranslucentScene {
  /// A page in the stack, from the lowest on.
  struct Layer {
    let page: CellPage
    var back: CellPage?
    /// How it curls; nil where it lies flat.
    var cast: RayCast?
  }

  static let background: SIMD4<Float> = [0.25, 0.5, 0.75, 1]
  let width = 161
  let height = 117
  let margin = 60

  var size: PageSize { PageSize(width: Double(width), height: Double(height)) }
  var place: PagePlace { PagePlace(x: margin, y: margin, width: width, height: height) }

  func canvas(smooth: Bool) throws -> FloatCanvas {
    let canvas = try FloatCanvas(width: width + 2 * margin, height: height + 2 * margin)
    canvas.renderer.appearance = CurlAppearance(shadow: 0, light: 0, bleed: 1)
    canvas.renderer.smoothsEdges = smooth
    return canvas
  }

  func page(_ seed: Int, isOpaque: Bool = false) -> CellPage {
    CellPage(width: width, height: height, seed: seed, isOpaque: isOpaque)
  }

  /// The share of pixels whose colour does not lie between those of rays within a pixel.
  func wrongShare(of frame: [SIMD4<Float>], _ layers: [Layer]) -> Double {
    let columns = width + 2 * margin
    let wrong = frame.indices.count { index in
      let point: SIMD2<Double> = [
        Double(index % columns - margin) + 0.5 - size.half.x,
        Double(index / columns - margin) + 0.5 - size.half.y,
      ]
      if !any((frame[index] - color(through: point, layers)).magnitudes .> 0.002) { return false }
      var (low, high) = (SIMD4<Float>(repeating: .infinity), SIMD4<Float>(repeating: -.infinity))
      for step in 0..<121 {
        let near = color(through: point + [Double(step % 11) / 5 - 1, Double(step / 11) / 5 - 1], layers)
        low = pointwiseMin(low, near)
        high = pointwiseMax(high, near)
      }
      return any(frame[index] .< low - 0.002) || any(frame[index] .> high + 0.002)
    }
    return Double(wrong) / Double(frame.count)
  }

  /// The colour of all that a ray meets, from the background on.
  private func color(through point: SIMD2<Double>, _ layers: [Layer]) -> SIMD4<Float> {
    var result = Self.background
    for layer in layers {
      var met: [SIMD4<Float>] = []
      if let cast = layer.cast {
        cast.meet(through: point) { hit in
          switch hit.sight {
          case .back:
            // The back's left lies behind the front's right.
            met.append(
              layer.back?.color(at: [-hit.point.x, hit.point.y]) ?? layer.page.color(at: hit.point))
          case .front, .flat: met.append(layer.page.color(at: hit.point))
          case .revealed, .outside: break
          }
          return true
        }
      } else if abs(point.x) <= size.half.x, abs(point.y) <= size.half.y {
        met.append(layer.page.color(at: point))
      }
      for color in met.reversed() { result = color + (1 - color.w) * result }
    }
    return result
  }
}

extension SIMD4<Float> {
  /// The magnitude of each number.
  fileprivate var magnitudes: Self { replacing(with: 0 - self, where: self .< 0) }
}
