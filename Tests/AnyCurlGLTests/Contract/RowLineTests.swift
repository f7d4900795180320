import AnyCurl
import AnyCurlGL
import Testing

extension GL {
  /// The lines between the rows of a sheet.
  struct RowLineTests {
    private func frame(showingRows: Bool, at progress: Double) throws -> Frame {
      let scene = Scene(width: 200, height: 150)
      let canvas = try scene.canvas()
      let paper = canvas.page(Frame(width: 200, height: 150) { _, _ in [255, 255, 255, 255] })
      canvas.renderer.showsRows = showingRows
      return scene.draw(Curl(.up, motion: .tight), at: progress, from: paper, to: paper, on: canvas)
    }

    @Test func `are drawn on the front and on the back where they are asked for`() throws {
      let plain = try frame(showingRows: false, at: 0.4)
      let lined = try frame(showingRows: true, at: 0.4)
      let changed = zip(plain.pixels, lined.pixels).filter { $0 != $1 }.map(\.1)
      let blue: SIMD4<UInt8> = [26, 89, 230, 255]
      let red: SIMD4<UInt8> = [217, 38, 26, 255]
      #expect(changed.filter { $0 == blue }.count > 300)
      #expect(changed.filter { $0 == red }.count > 300)
      // A few lie under the soft edge of the back.
      #expect(changed.filter { $0 != blue && $0 != red }.count < changed.count / 20)
      #expect(changed.count < plain.pixels.count / 4)
    }

    @Test(arguments: [0.0, 1])
    func `are none where nothing curls`(progress: Double) throws {
      #expect(try frame(showingRows: true, at: progress) == frame(showingRows: false, at: progress))
    }
  }
}
