import AnyCurl
import AnyCurlGL
import CSDLGL
import Windowing

// A page with its number, an arrow for each of the eight combinations round it, and a switch between up and
// down. While a page turns the buttons are dim and deaf; the completion brings them back.

/// What a press of a button does.
enum Action {
  case turn(CurlOptions)
  case exchange
}

/// A square button: where it is, from the upper left corner, and what it does.
struct Button {
  static let side = 40
  let x: Int
  let y: Int
  let action: Action

  func contains(_ px: Int, _ py: Int) -> Bool {
    (x..<x + Self.side).contains(px) && (y..<y + Self.side).contains(py)
  }
}

extension CurlOptions {
  var isLeft: Bool { corner == .topLeft || corner == .bottomLeft }
  var isTop: Bool { corner == .topLeft || corner == .topRight }
}

let (width, height) = (520, 640)
/// The page's rectangle, the same from the top and from the bottom.
let page = (x: 110, y: 110, width: width - 220, height: height - 220)
let window = try Window("Controller", width: Int32(width), height: Int32(height))
let renderer = try CurlRenderer()
let controller = CurlController(content: 1)
var kind = CurlKind.up
var isEnabled = true

/// Vertical combinations have their button above or below the page, horizontal ones beside it, at their corner.
let buttons =
  CurlOptions.allCases.map { options in
    let inset = 10
    let (near, far) = (page.x + inset, page.x + page.width - inset - Button.side)
    let (high, low) = (page.y + inset, page.y + page.height - inset - Button.side)
    return switch options.direction {
    case .vertical:
      Button(x: options.isLeft ? near : far, y: options.isTop ? 30 : height - 70, action: .turn(options))
    case .horizontal:
      Button(x: options.isLeft ? 30 : width - 70, y: options.isTop ? high : low, action: .turn(options))
    }
  } + [Button(x: (width - Button.side) / 2, y: height - 70, action: .exchange)]

/// The digits, three by five, row by row from the top.
let digits: [[UInt8]] = [
  [7, 5, 5, 5, 7], [2, 6, 2, 2, 7], [7, 1, 7, 4, 7], [7, 1, 3, 1, 7], [5, 5, 7, 1, 1],
  [7, 4, 7, 1, 7], [7, 4, 7, 5, 7], [7, 1, 2, 2, 2], [7, 5, 7, 5, 7], [7, 5, 7, 1, 7],
]

/// The pictures that have been asked for.
var pages: [Int: PageTexture] = [:]

/// The picture of a page: its number on a tint of its own.
func texture(_ number: Int) -> PageTexture {
  if let page = pages[number] { return page }
  let places = [number / 10 % 10, number % 10]
  let tint = SIMD4<UInt8>(
    UInt8(180 + number * 31 % 70), UInt8(180 + number * 57 % 70), UInt8(180 + number * 83 % 70), 255)
  let dot = 28
  let picture = Window.texture(width: page.width, height: page.height) { x, y in
    let (column, row) = ((x - (page.width - 7 * dot) / 2) / dot, (y - (page.height - 5 * dot) / 2) / dot)
    guard (0..<7).contains(column), (0..<5).contains(row), column != 3, x >= (page.width - 7 * dot) / 2,
      y >= (page.height - 5 * dot) / 2
    else { return tint }
    let bits = digits[places[column / 4]][row]
    return bits >> (2 - column % 4) & 1 == 1 ? [40, 40, 50, 255] : tint
  }
  pages[number] = PageTexture(picture)
  return PageTexture(picture)
}

/// A button's picture: an arrow toward (dx, dy), y down, where one of them is 0.
func arrow(_ dx: Int, _ dy: Int, _ color: SIMD4<UInt8>) -> PageTexture {
  PageTexture(
    Window.texture(width: Button.side, height: Button.side) { x, y in
      let (px, py) = (2 * x + 1 - Button.side, 2 * y + 1 - Button.side)
      let (along, across) = (px * dx + py * dy, abs(px * dy - py * dx))
      let isHead = (0...22).contains(along) && across <= 22 - along
      let isShaft = (-22..<0).contains(along) && across <= 6
      return isHead || isShaft ? color : [70, 72, 80, 255]
    })
}

/// The arrows by their direction, bright and dim.
let arrows = [true, false].map { isBright in
  [(0, -1), (0, 1), (-1, 0), (1, 0)].map { dx, dy in
    arrow(dx, dy, isBright ? [240, 240, 240, 255] : [110, 112, 120, 255])
  }
}

/// The arrow of a button: where the sheet goes, which a curl down does from the corner.
func picture(_ button: Button) -> PageTexture {
  let set = arrows[isEnabled ? 0 : 1]
  guard case .turn(let options) = button.action else { return set[kind == .up ? 0 : 1] }
  let towardCorner = kind == .up
  switch options.direction {
  case .vertical: return set[options.isTop == towardCorner ? 0 : 1]
  case .horizontal: return set[options.isLeft == towardCorner ? 2 : 3]
  }
}

func press(_ button: Button) {
  guard isEnabled else { return }
  switch button.action {
  case .exchange: kind = kind == .up ? .down : .up
  case .turn(let options):
    isEnabled = false
    let next = controller.content % 99 + 1
    switch kind {
    case .up: controller.curlUp(to: next, options: options) { _ in isEnabled = true }
    case .down: controller.curlDown(to: next, options: options) { _ in isEnabled = true }
    }
  }
}

window.run(click: { x, y in buttons.first { $0.contains(x, y) }.map(press) }) { time in
  controller.advance(by: time)
  glClearColor(0.2, 0.2, 0.22, 1)
  glClear(GLbitfield(GL_COLOR_BUFFER_BIT))
  let target = TargetSize(width: width, height: height)
  for button in buttons {
    // A button is a page that lies flat.
    let place = PagePlace(
      x: button.x, y: height - button.y - Button.side, width: Button.side, height: Button.side)
    renderer.draw(CurlStage(content: picture(button)), page: place, target: target) { $0 }
  }
  let place = PagePlace(x: page.x, y: page.y, width: page.width, height: page.height)
  renderer.draw(controller.stage, page: place, target: target, texture: texture)
}
