import AnyCurl
import AnyCurlGL
import Testing

extension GL {
  /// Sixty-four stages in one frame by one renderer.
  struct ManyStagesTests {
    /// The side of a cell, of which the page is so small a part that no sheet leaves it.
    static let side = 120
    static let page = (width: 24, height: 18)

    @Test func `each of sixty-four stages is drawn as it is alone`() throws {
      let canvas = try Canvas(width: 8 * Self.side, height: 8 * Self.side)
      let scene = Scene(width: Self.page.width, height: Self.page.height)
      let textures = (0..<3).map { seed in
        var texture = canvas.page(scene.noise(UInt32(seed)))
        texture.isOpaque = seed != 1
        return texture
      }
      let stages = (0..<64).map(Self.stage)
      func draw(_ numbers: Range<Int>) -> Frame {
        canvas.frame { renderer in
          for number in numbers {
            renderer.draw(stages[number], page: Self.place(number), target: canvas.size) { textures[$0] }
          }
        }
      }
      let together = draw(0..<64)
      var different = Set<Int>()
      for number in 0..<64 {
        let alone = draw(number..<number + 1)
        let (left, bottom) = (number % 8 * Self.side, number / 8 * Self.side)
        for y in bottom..<bottom + Self.side {
          for x in left..<left + Self.side where alone[x, y] != together[x, y] { different.insert(number) }
        }
      }
      #expect(different.isEmpty, "\(different.sorted())")
    }

    /// A stage in flight: its own combination, kind, motion and moment, every other one with two sheets.
    private static func stage(_ number: Int) -> CurlStage<Int> {
      var stage = CurlStage(content: number % 3)
      let options = CurlOptions.allCases[number % 8]
      for sheet in 1...(1 + number % 2) {
        let content = (number + sheet) % 3
        if number / 16 % 2 == 0 {
          stage.curlUp(to: content, options: options, motion: number / 8 % 2 == 0 ? .classic : .tight)
        } else {
          stage.curlDown(to: content, options: options, motion: number / 8 % 2 == 0 ? .classic : .tight)
        }
        stage.advance(by: 0.1 + 0.3 * Double(number) / 64)
      }
      return stage
    }

    private static func place(_ number: Int) -> PagePlace {
      PagePlace(
        x: number % 8 * side + (side - page.width) / 2, y: number / 8 * side + (side - page.height) / 2,
        width: page.width, height: page.height)
    }
  }
}
