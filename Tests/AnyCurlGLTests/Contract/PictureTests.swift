import AnyCurl
import AnyCurlGL
import Testing

extension GL {
  /// A picture drawn over what is there.
  struct PictureTests {
    /// Every alpha with every one of a few colours, premultiplied.
    static let picture = Frame(width: 64, height: 16) { x, y in
      let alpha = (y * 64 + x) / 4
      let share = Double((y * 64 + x) % 4) / 3
      let value = UInt8((Double(alpha) * share).rounded())
      return [value, UInt8(alpha), UInt8(alpha / 2), UInt8(alpha)]
    }
    static let background: SIMD4<UInt8> = [51, 102, 153, 255]

    /// What is left of the background under the picture, and the picture.
    private func blended(_ pixel: SIMD4<UInt8>, opacity: Double) -> [Double] {
      let over = 1 - opacity * Double(pixel.w) / 255
      return (0..<4).map { opacity * Double(pixel[$0]) + over * Double(Self.background[$0]) }
    }

    @Test(arguments: [1, 0.75, 0.25, 0])
    func `is blended by its alpha, pixel by pixel, and nothing beside it changes`(opacity: Double) throws {
      let canvas = try Canvas(width: 100, height: 40)
      let texture = canvas.page(Self.picture)
      let frame = canvas.frame(SIMD4<Float>(Self.background) / 255) {
        $0.draw(
          texture, over: PixelRectangle(x: 7, y: 11, width: 64, height: 16), target: canvas.size,
          opacity: opacity)
      }
      for y in 0..<40 {
        for x in 0..<100 {
          let isInside = (7..<71).contains(x) && (11..<27).contains(y)
          let expected = blended(isInside ? Self.picture[x - 7, y - 11] : .zero, opacity: opacity)
          let worst = (0..<4).map { abs(Double(frame[x, y][$0]) - expected[$0]) }.max() ?? 0
          #expect(worst <= (isInside ? 1.5 : 0), "\(x), \(y): \(frame[x, y]) is not \(expected)")
        }
      }
    }

    @Test func `may lie outside the target in part, at every opacity`() throws {
      let canvas = try Canvas(width: 40, height: 20)
      let texture = canvas.page(Frame(width: 30, height: 30) { _, _ in [255, 255, 255, 255] })
      for opacity in [1, 0.5] {
        let frame = canvas.frame([0, 0, 0, 1]) {
          $0.draw(
            texture, over: PixelRectangle(x: -20, y: 10, width: 30, height: 30), target: canvas.size,
            opacity: opacity)
        }
        let level = UInt8((255 * opacity).rounded(.up))
        #expect(frame[9, 10] == [level, level, level, 255])
        #expect(frame[10, 10] == [0, 0, 0, 255])
        #expect(frame[9, 9] == [0, 0, 0, 255])
      }
    }
  }
}
