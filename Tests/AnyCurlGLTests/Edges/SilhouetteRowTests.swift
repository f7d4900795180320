import AnyCurl
import Testing

@testable import AnyCurlGL

/// The rows beside the silhouette, whose fringe takes more quads than that of others.
struct SilhouetteRowTests {
  @Test(
    arguments: [(24.0, 18.0), (160, 100), (1280, 800)], MotionName.allCases)
  func `a range is beside the silhouette where one of its rows is`(
    sides: (width: Double, height: Double), motion: MotionName
  ) {
    let size = PageSize(width: sides.width, height: sides.height)
    var rows = SheetRows()
    var answers: Set<Bool> = []
    for step in 1..<60 {
      let shape = motion.value.shape(at: Double(step) / 60, size: size)
      rows.cut(
        CurlBend(shape.cylinder, size: size), size: size, cameraHeight: shape.cameraHeight, pixel: 1,
        isSmooth: true)
      for start in rows.lines.indices {
        for end in [start + 1, start + 2, rows.lines.count] where end <= rows.lines.count {
          let kinds = rows.lines[start..<end].map { LineKind(rawValue: $0.w) }
          let isExpected = kinds.contains { [.thin, .full, .border].contains($0) }
          let answer = rows.areBesideSilhouette(start..<end)
          answers.insert(answer)
          #expect(answer == isExpected, "rows \(start) to \(end) of \(rows.lines.count) at step \(step)")
        }
      }
    }
    #expect(answers.count == 2)
  }
}
