import AnyCurl
import Testing

@testable import AnyCurlGL

/// What is left out of a revealed page or of a shadow is hidden by the sheet.
struct SheetCoverTests {
  @Test(arguments: MotionName.allCases, CurlOptions.allCases)
  func `what is not drawn is not seen`(motion: MotionName, options: CurlOptions) throws {
    let size = PageSize(width: 640, height: 420)
    var lines = RevealedLines()
    var (samples, seen) = (0, 0)
    for step in 1..<60 {
      let shape = motion.value.shape(at: Double(step) / 60, size: PageTransform(options)(size))
      guard shape.opacity == 1 else { continue }
      let rays = RayCast(options, shape, size: size)
      let sheet = try Self.sheet(shape, options, size)
      lines.cut(under: sheet, pixel: 1)
      let across = sheet.bend.across
      for line in lines.distances.indices.dropLast() {
        for share in [0.01, 0.3, 0.5, 0.7, 0.99] {
          let place = Self.mix(Double(lines.distances[line]), Double(lines.distances[line + 1]), share)
          let first = Self.mix(Double(lines.places[line].y), Double(lines.places[line + 1].y), share)
          let last = Self.mix(Double(lines.places[line].z), Double(lines.places[line + 1].z), share)
          for along in [0.001, 0.5, 0.999] where last - first > 1 {
            let y = Self.mix(first, last, along)
            let point = across * place + SIMD2(-across.y, across.x) * y
            let sight = rays.sight(through: sheet.transform(point))
            samples += 1
            if sight == .revealed || sight == .outside { seen += 1 }
          }
        }
      }
    }
    #expect(samples > 500)
    #expect(seen == 0, "\(seen) of \(samples) places")
  }

  @Test(arguments: CurlOptions.allCases)
  func `a shadow on the sheet is left out only under what comes back over it`(options: CurlOptions) throws {
    let size = PageSize(width: 640, height: 420)
    var (samples, seen) = (0, 0)
    for step in 12..<40 {
      let shape = MotionName.tight.value.shape(at: Double(step) / 60, size: PageTransform(options)(size))
      let rays = RayCast(options, shape, size: size)
      let sheet = try Self.sheet(shape, options, size)
      let span = SheetSpan(sheet.bend, size: sheet.size)
      let cover = SheetCover(sheet, span, pixel: 1)
      let (across, seenBend) = (sheet.bend.across, cover.seen)
      let first = max(span.range.lowerBound, -300)
      for slice in 0..<12 {
        let width = (seenBend.silhouette - first) / 12
        let (start, end) = (first + width * Double(slice), first + width * Double(slice + 1))
        guard let hidden = cover.onSheet(from: start, to: end) else { continue }
        let (a, b) = (hidden.0 / seenBend.depth(at: start), hidden.1 / seenBend.depth(at: end))
        for share in [0.01, 0.5, 0.99] {
          for along in [0.001, 0.5, 0.999] {
            let place = Self.mix(seenBend.place(of: start), seenBend.place(of: end), share)
            let y = Self.mix(Self.mix(a.x, b.x, share), Self.mix(a.y, b.y, share), along)
            let point = across * (sheet.bend.contact + place) + SIMD2(-across.y, across.x) * y
            samples += 1
            if rays.sight(through: sheet.transform(point)) != .back { seen += 1 }
          }
        }
      }
    }
    #expect(samples > 200)
    #expect(seen == 0, "\(seen) of \(samples) places")
  }

  /// An opaque sheet, a pixel of which is one of the target.
  static func sheet(_ shape: CurlShape, _ options: CurlOptions, _ size: PageSize) throws -> PlacedSheet {
    let target = TargetSize(width: Int(size.width), height: Int(size.height))
    let place = PagePlace(x: 0, y: 0, width: target.width, height: target.height)
    let plane = try #require(place.plane(in: target))
    return PlacedSheet(PageTexture(1), options, shape, at: plane)
  }

  private static func mix(_ a: Double, _ b: Double, _ share: Double) -> Double { a + (b - a) * share }
}
