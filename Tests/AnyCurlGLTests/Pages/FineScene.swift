import AnyCurl
import AnyCurlGL

/// A page of fine print, and how true it is where the sheet turns away.
struct FineScene {
  static let width = 240
  static let height = 160
  let canvas: EdgeCanvas
  let curl: Curl
  private let margin = 40

  init(_ curl: Curl) throws {
    self.curl = curl
    canvas = try EdgeCanvas(width: Self.width + 2 * margin, height: Self.height + 2 * margin)
    canvas.renderer.appearance = CurlAppearance(shadow: 0, light: 0, bleed: 1)
  }

  /// Black marks of a size in pixels, as dense as print, on white.
  static func print(scale: Int, mark: Int) -> Frame {
    var state: UInt32 = 7
    let (columns, lines) = (width * scale / mark, height * scale / mark)
    let marks = (0..<columns * lines).map { _ in
      // The constants of Numerical Recipes' linear congruential generator.
      state = state &* 1_664_525 &+ 1_013_904_223
      return state >> 24 < 90
    }
    return Frame(width: width * scale, height: height * scale) { x, y in
      let isMark = marks[min(y / mark, lines - 1) * columns + min(x / mark, columns - 1)]
      return isMark ? [20, 20, 20, 255] : [255, 255, 255, 255]
    }
  }

  func frame(of page: PageTexture, at progress: Double) -> Frame {
    canvas.frame(smooth: true, drawing(page, at: progress, scale: 1))
  }

  /// The true frame.
  func truth(of page: PageTexture, at progress: Double) -> Frame {
    canvas.truth(drawing(page, at: progress, scale: 4))
  }

  /// The fidelity of a frame where the front or the back of the sheet has a slope, in decibels.
  ///
  /// - Parameter slopes: cosines of the angle by which the sheet has turned.
  func fidelity(
    of frame: Frame, to truth: Frame, at progress: Double, where slopes: ClosedRange<Double>
  ) throws -> Double {
    let size = PageSize(width: Double(Self.width), height: Double(Self.height))
    let shape = curl.motion.shape(at: progress, size: PageTransform(curl.options)(size))
    let cast = RayCast(curl.options, shape, size: size)
    let (toCanonical, bend) = (
      PageTransform(curl.options).inverse, CurlBend(shape.cylinder, size: PageTransform(curl.options)(size))
    )
    var (a, b): ([SIMD4<UInt8>], [SIMD4<UInt8>]) = ([], [])
    for y in 0..<frame.height {
      for x in 0..<frame.width {
        let point = SIMD2(Double(x - margin) + 0.5, Double(y - margin) + 0.5) - size.half
        var slope = 2.0
        cast.meet(through: point) { hit in
          if hit.sight != .revealed {
            slope = normalHeight(bend, at: bend.distance(of: toCanonical(hit.point)))
          }
          return false
        }
        guard slopes.contains(slope) else { continue }
        a.append(frame[x, y])
        b.append(truth[x, y])
      }
    }
    return Frame(width: a.count, height: 1, pixels: a).fidelity(
      to: Frame(width: b.count, height: 1, pixels: b))
  }

  /// How much of the sheet's normal points up, whichever side is up.
  private func normalHeight(_ bend: CurlBend, at s: Double) -> Double {
    abs(1 - bend.height(at: s) / bend.radius)
  }

  private func drawing(_ page: PageTexture, at progress: Double, scale: Int) -> (CurlRenderer) -> Void {
    let place = PagePlace(
      x: margin * scale, y: margin * scale, width: Self.width * scale, height: Self.height * scale)
    let target = TargetSize(width: canvas.size.width * scale, height: canvas.size.height * scale)
    let below = canvas.page([255, 255, 255, 255])
    return { [curl] in
      $0.draw(curl, at: progress, from: page, to: below, page: place, target: target)
    }
  }
}
