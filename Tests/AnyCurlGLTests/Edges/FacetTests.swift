import AnyCurl
import Glibc
import Testing

@testable import AnyCurlGL

extension GL {
  /// The roll is round: the rows follow it within a quarter of a pixel, and are no more than that takes.
  struct FacetTests {
    @Test(arguments: [4, 60, 437, 2000, 7000], [0.5, 1, 3])
    func `rows follow the cylinder within a quarter of a pixel`(radius: Double, zoom: Double) {
      let size = PageSize(width: 8 * radius, height: 8 * radius)
      let bend = CurlBend(CurlCylinder(radius: radius, tilt: 0.4, travel: 5 * radius), size: size)
      var rows = SheetRows()
      rows.cut(bend, size: size, cameraHeight: 23 * radius, pixel: 1 / zoom, isSmooth: true)
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
