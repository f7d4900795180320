import AnyCurl

/// Where things lie over a page, in pixels from the window's upper left corner, x to the right and y down.
struct OverlayLayout: Equatable, Sendable {
  /// The window's size.
  let target: PixelSize
  /// The page's rectangle.
  let page: PixelRectangle
  /// The size of letters.
  let letters: Int
  /// The width and height of an arrow.
  let side: Int

  /// Lays things out in a window.
  ///
  /// - Parameter density: the pixels per window unit.
  init(target: PixelSize, page: PixelRectangle, density: Double) {
    (self.target, self.page) = (target, page)
    let shorter = Double(min(target.width, target.height)) / density
    letters = Int((min(max(shorter / 30, 11), 18) * density).rounded())
    side = Int((min(max(shorter / 14, 22), 40) * density).rounded())
  }

  /// The room between things.
  var gap: Int { max(side / 4, 2) }

  /// The most that a panel may measure.
  var limit: PixelSize {
    PixelSize(width: max(target.width - 2 * gap, 1), height: max(target.height - 2 * gap, 1))
  }

  /// Whether there is room for the arrows.
  var hasArrows: Bool { min(page.size.width, page.size.height) >= 2 * along + 2 * side }

  /// Where a curl's arrow lies: at the corner where the motion starts, outside the page where there is room, beside
  /// the edge along which it goes.
  func arrow(of options: CurlOptions, _ kind: CurlKind) -> PixelRectangle {
    let start = options.start(of: kind).signs
    let (right, bottom) = (start.x > 0, start.y < 0)
    let x: Int
    let y: Int
    switch options.direction {
    case .vertical:
      x =
        right
        ? outside(page.right, target.width) : target.width - outside(target.width - page.x, target.width)
      y = bottom ? page.bottom - along : page.y + along
    case .horizontal:
      x = right ? page.right - along : page.x + along
      y =
        bottom
        ? outside(page.bottom, target.height)
        : target.height - outside(target.height - page.y, target.height)
    }
    return square(x, y)
  }

  /// Where the switch between up and down lies: at the middle of the lower edge, in line with the arrows.
  func kindSwitch(of size: PixelSize) -> PixelRectangle {
    let y = outside(page.bottom, target.height)
    return PixelRectangle(x: (target.width - size.width) / 2, y: y - size.height / 2, size: size)
  }

  /// Where the label lies: above the page, between the arrows or over them, or at the page's upper edge where there
  /// is no room.
  func label(of size: PixelSize) -> PixelRectangle {
    let arrows = hasArrows ? square(0, target.height - outside(target.height - page.y, target.height)) : nil
    let isBetween = arrows == nil || size.width <= page.size.width - 2 * (along + side)
    let room = isBetween ? page.y : arrows?.y ?? page.y
    let y = room >= size.height + 4 ? (room - size.height) / 2 : max(page.y, arrows?.bottom ?? 0) + gap
    return PixelRectangle(x: (target.width - size.width) / 2, y: y, size: size)
  }

  /// The most pixels across of a message: it lies on the page, between the arrows that are there.
  var messageWidth: Int {
    let isBesideArrows = page.x < side * 5 / 4 && hasArrows
    return page.size.width - (isBesideArrows ? 2 * (side + gap) : 0)
  }

  /// Where messages lie: at the page's lower edge, over the arrows.
  func messages(of size: PixelSize) -> PixelRectangle {
    let end = min(page.bottom, hasArrows ? square(0, outside(page.bottom, target.height)).y : page.bottom)
    return PixelRectangle(x: (target.width - size.width) / 2, y: end - gap - size.height, size: size)
  }

  /// Where what is to be read first lies: in the middle.
  func middle(of size: PixelSize) -> PixelRectangle {
    PixelRectangle(
      x: (target.width - size.width) / 2, y: (target.height - size.height) / 2, size: size)
  }

  /// How far the middle of an arrow is from the page's corner, along the edge. Inside the page the corner itself
  /// stays free, for a hand.
  private var along: Int {
    min(page.x, page.y) * 4 >= side * 5 ? side / 2 : side * 8 / 5
  }

  /// The middle of an arrow beyond an edge, kept in the window.
  private func outside(_ edge: Int, _ end: Int) -> Int { min(edge + side * 3 / 4, end - side / 2 - gap / 4) }

  private func square(_ x: Int, _ y: Int) -> PixelRectangle {
    PixelRectangle(x: x - side / 2, y: y - side / 2, size: PixelSize(width: side, height: side))
  }
}

extension PixelRectangle {
  /// The first column to the right of it.
  var right: Int { x + size.width }
  /// The first row below it.
  var bottom: Int { y + size.height }
}
