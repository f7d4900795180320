import AnyCurl
import AnyCurlGL
import Foundation
import Testing

@Test func look() throws {
  let (w, h, m) = (300, 220, 60)
  let canvas = try Canvas(width: w + 2 * m, height: h + 2 * m)
  let a = canvas.page(Frame(width: w, height: h) { x, y in
    let g: UInt8 = (x / 20 + y / 20) % 2 == 0 ? 230 : 180
    return x < 60 && y < 60 ? [250, 250, 60, 255] : [40, g, 60, 255] })
  let b = canvas.page(Frame(width: w, height: h) { x, y in
    (x / 20 + y / 20) % 2 == 0 ? [230, 80, 60, 255] : [200, 50, 60, 255] })
  for (mi, motion) in ([ClassicMotion(), TightMotion()] as [any CurlMotion]).enumerated() {
    for (i, o) in CurlOptions.allCases.enumerated() {
      for k in 0...6 {
        let f = canvas.frame([1, 1, 1, 1]) {
          $0.draw(Curl(.up, options: o, motion: motion), at: [0.02, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9][k], from: a, to: b, page: PixelRectangle(x: m, y: m, width: w, height: h), target: canvas.size)
        }
        var d = Data("P6 \(f.width) \(f.height) 255\n".utf8)
        for y in (0..<f.height).reversed() { for x in 0..<f.width { let p = f[x, y]; d.append(contentsOf: [p.x, p.y, p.z]) } }
        try d.write(to: URL(fileURLWithPath: "/tmp/look/m\(mi)_\(i)_\(k).ppm"))
      }
    }
  }
}
