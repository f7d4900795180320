import AnyCurl
import Glibc
import Testing

@testable import AnyCurlGL

extension GL {
  /// The roll is round: the rows follow it within a quarter of a pixel, and are no more than that takes.
  struct FacetTests {
    @Test(arguments: [4, 60, 437, 2000, 7000], [0.5, 1, 3])
    func `rows follow the cylinder within a quarter of a pixel`(radius: Double, zoom: Double) throws {
      let size = PageSize(width: 8 * radius, height: 8 * radius)
      let cylinder = CurlCylinder(radius: radius, tilt: 0.4, travel: 5 * radius)
      let shape = CurlShape(cylinder: cylinder, cameraHeight: 23 * radius, opacity: 1)
      let sheet = try SheetCoverTests.sheet(shape, CurlOptions(), size)
      let cover = SheetCover(sheet, SheetSpan(sheet.bend, size: size), pixel: 1 / zoom)
      var rows = SheetRows()
      rows.cut(
        sheet.bend, size: size, cameraHeight: shape.cameraHeight, pixel: 1 / zoom, isSmooth: true,
        cover: cover)
      #expect(rows.lines.count <= SheetRows.limit)
      let bent = rows.lines.map { Double($0.x) }.filter { $0 >= 0 && $0 <= .pi * radius }.sorted()
      let gaps = zip(bent, bent.dropFirst()).map { $1 - $0 }
      let chord = gaps.map { radius * (1 - cos($0 / radius / 2)) * zoom }.max() ?? 0
      // Beyond 7,300 pixels of radius there is no room for the rows that it takes.
      if radius * zoom <= 7300 { #expect(chord <= 0.2501, "\(chord) px") }
      // Corners twice, the sliver and what is on both sides of the silhouette come on top.
      let needed = Double.pi / (2 / (radius * zoom)).squareRoot()
      #expect(Double(bent.count) <= needed + 26, "\(bent.count) rows where \(needed) would do")
    }
  }
}
