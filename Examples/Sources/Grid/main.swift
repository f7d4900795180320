import AnyCurl
import AnyCurlGL
import CSDLGL
import Windowing

// Sixty-four stages and one renderer: each stage has its own combination, kind, motion and pace.

let side = 100
let window = try Window("Grid", width: Int32(8 * side), height: Int32(8 * side))
let renderer = try CurlRenderer()
let target = TargetSize(width: 8 * side, height: 8 * side)
/// Sixteen pages in colours round the wheel, with a bright strip along the top to tell which way is up.
let pages = (0..<16).map { hue in
  PageTexture(
    Window.texture(width: 60, height: 60) { _, y in
      let red = Int(UInt8(truncatingIfNeeded: 40 + hue * 13))
      let color = SIMD4<UInt8>(UInt8(red), UInt8(200 - hue * 10), UInt8(90 + hue * 37 % 128), 255)
      return y < 10 ? [250, 250, 240, 255] : color
    })
}

/// One cell of the grid: a stage that turns its pages for ever.
struct Cell {
  var stage: CurlStage<Int>
  let number: Int

  /// Moves the stage on, and turns to the next page when all is at rest.
  mutating func advance(by time: Double) {
    stage.advance(by: time)
    guard stage.isAtRest else { return }
    let options = CurlOptions.allCases[number % 8]
    let motion: any CurlMotion = number / 8 % 2 == 0 ? .classic : .tight
    let (next, duration) = ((stage.content + 1) % pages.count, 1 + Double(number) / 64)
    if number / 16 % 2 == 0 {
      stage.curlUp(to: next, options: options, motion: motion, duration: duration)
    } else {
      stage.curlDown(to: next, options: options, motion: motion, duration: duration)
    }
  }
}

var cells = (0..<64).map { Cell(stage: CurlStage(content: $0 % pages.count), number: $0) }

window.run { time in
  glClearColor(0.15, 0.15, 0.15, 1)
  glClear(GLbitfield(GL_COLOR_BUFFER_BIT))
  for index in cells.indices {
    cells[index].advance(by: time)
    let (column, row) = (index % 8, 7 - index / 8)
    renderer.draw(
      cells[index].stage,
      page: PagePlace(x: column * side + 20, y: row * side + 20, width: side - 40, height: side - 40),
      target: target
    ) { pages[$0] }
  }
}
