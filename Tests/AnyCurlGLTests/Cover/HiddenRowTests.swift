import AnyCurl
import Testing

@testable import AnyCurlGL

extension GL {
  /// What is left out of a sheet's own rows is hidden by what comes back over them.
  struct HiddenRowTests {
    private static let sizes = [PageSize(width: 640, height: 420), PageSize(width: 90, height: 233)]
    private static let shares = [0.01, 0.3, 0.7, 0.99]

    @Test(arguments: MotionName.allCases, CurlOptions.allCases)
    func `rows that are left out are not seen`(motion: MotionName, options: CurlOptions) throws {
      var (samples, seen) = (0, 0)
      for size in Self.sizes {
        for step in 1..<40 {
          let shape = motion.value.shape(at: Double(step) / 40, size: PageTransform(options)(size))
          let found = try Self.samples(shape, options, size)
          samples += found.all
          seen += found.seen
        }
      }
      #expect(samples > 1000)
      #expect(seen == 0, "\(seen) of \(samples) places")
    }

    @Test(arguments: [0.05, 0.4, 0.785, 1.2, 1.55], [6.0, 25, 80])
    func `rows that are left out are not seen at any tilt`(tilt: Double, radius: Double) throws {
      let size = Self.sizes[0]
      var (samples, seen) = (0, 0)
      for step in 0..<20 {
        let motion = TiltedMotion(tilt: tilt, contact: Double(step) * 30 - 300, radius: radius)
        let found = try Self.samples(motion.shape(at: 0.5, size: size), CurlOptions(), size)
        samples += found.all
        seen += found.seen
      }
      #expect(samples > 500)
      #expect(seen == 0, "\(seen) of \(samples) places")
    }

    @Test func `much of what tight hides of itself is left out`() throws {
      let size = Self.sizes[0]
      let shape = MotionName.tight.value.shape(at: 0.5, size: size)
      let sheet = try SheetCoverTests.sheet(shape, CurlOptions(), size)
      let rays = RayCast(CurlOptions(), shape, size: size)
      let across = sheet.bend.across
      var (hidden, leftOut) = (0, 0)
      for line in Self.lines(of: sheet) {
        for step in 1..<100 {
          let y = line.ends.x + (line.ends.y - line.ends.x) * Double(step) / 100
          let point = across * (sheet.bend.contact + line.place) + SIMD2(-across.y, across.x) * y
          guard rays.sight(through: sheet.transform(point)) == .back else { continue }
          hidden += 1
          if y > line.hidden.x, y < line.hidden.y { leftOut += 1 }
        }
      }
      #expect(hidden > 300)
      #expect(Double(leftOut) > 0.4 * Double(hidden), "\(leftOut) of \(hidden)")
    }

    @Test(arguments: CurlOptions.allCases, MotionName.allCases)
    func `a sheet that leaves out looks like one that does not`(options: CurlOptions, motion: MotionName)
      throws
    {
      let scene = Scene(width: 211, height: 137)
      let canvas = try scene.canvas()
      canvas.renderer.appearance.shadow = 0
      // A hole in the first would show the second; where in a pixel the picture is read does not count.
      let pages = [SIMD4<UInt8>(250, 60, 20, 255), [10, 140, 250, 255]].map { color in
        Frame(width: scene.width, height: scene.height) { x, _ in color &- SIMD4(UInt8(x / 30), 0, 0, 0) }
      }
      let cut = pages.map { canvas.page($0) }
      let whole = cut.map { page in
        var page = page
        page.isOpaque = false
        return page
      }
      for step in stride(from: 3, to: 12, by: 2) {
        let curl = Curl(.up, options: options, motion: motion.value)
        let progress = Double(step) / 12
        let expected = scene.draw(curl, at: progress, from: whole[0], to: whole[1], on: canvas)
        let frame = scene.draw(curl, at: progress, from: cut[0], to: cut[1], on: canvas)
        #expect((frame.differences(from: expected).max() ?? 255) <= 4, "at \(progress)")
      }
    }

    /// The lines of a sheet's rows up to the silhouette.
    private static func lines(of sheet: PlacedSheet) -> [HiddenLine] {
      var rows = SheetRows()
      let cover = SheetCover(sheet, SheetSpan(sheet.bend, size: sheet.size), pixel: 1)
      rows.cut(
        sheet.bend, size: sheet.size, cameraHeight: sheet.cameraHeight, pixel: 1, isSmooth: true, cover: cover
      )
      return rows.lines.filter { Double($0.x) < cover.seen.silhouette }.map { HiddenLine($0, in: cover) }
    }

    /// How many places were looked at of what the rows of a sheet leave out, and how many of them the sheet's back does
    /// not hide.
    private static func samples(
      _ shape: CurlShape, _ options: CurlOptions, _ size: PageSize
    ) throws -> (all: Int, seen: Int) {
      let sheet = try SheetCoverTests.sheet(shape, options, size)
      let lines = lines(of: sheet)
      let rays = RayCast(options, shape, size: size)
      let across = sheet.bend.across
      var found = (all: 0, seen: 0)
      for (first, last) in zip(lines, lines.dropFirst()) {
        for share in shares {
          let hidden = first.hidden + (last.hidden - first.hidden) * share
          guard hidden.y - hidden.x > 1, last.place > first.place else { continue }
          for along in [0.001, 0.5, 0.999] {
            let y = hidden.x + (hidden.y - hidden.x) * along
            let place = first.place + (last.place - first.place) * share
            let point = across * (sheet.bend.contact + place) + SIMD2(-across.y, across.x) * y
            found.all += 1
            if rays.sight(through: sheet.transform(point)) != .back { found.seen += 1 }
          }
        }
      }
      return found
    }
  }
}

/// A line of a sheet's rows, as the camera shows it.
private struct HiddenLine {
  /// Its place across the contact line.
  let place: Double
  /// From where to where along it the page reaches.
  let ends: SIMD2<Double>
  /// From where to where the rows say that it is hidden.
  let hidden: SIMD2<Double>

  init(_ line: SIMD4<Float>, in cover: SheetCover) {
    let s = Double(line.x)
    let bits = Int(line.w) >> 3
    place = cover.seen.place(of: s)
    ends = cover.span.places(at: s) / cover.seen.depth(at: s)
    hidden = ends.x + (ends.y - ends.x) * SIMD2(Double(bits & 1023), Double(bits >> 10)) / 1023
  }
}
