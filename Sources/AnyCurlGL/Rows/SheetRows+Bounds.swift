import AnyCurl

extension SheetRows {
  /// The pixels of the target that hold all rows of a sheet and its fringe, and beside them its thickness.
  ///
  /// Between the ends of the rows all is straight on the screen, so these say how far the sheet reaches.
  func bounds(of sheet: PlacedSheet, thickness: Double) -> PixelRectangle {
    let target = sheet.place.target
    let size = SIMD2(Double(target.width), Double(target.height))
    var (low, high) = (size, SIMD2<Double>.zero)
    for line in lines {
      let end0 = sheet.clip(Self.outline(Double(line.y), side: 0, of: sheet.size))
      let end1 = sheet.clip(Self.outline(Double(line.z), side: 1, of: sheet.size))
      // What passes behind a host's camera may be seen anywhere.
      guard end0.w > 0, end1.w > 0 else {
        return PixelRectangle(x: 0, y: 0, width: target.width, height: target.height)
      }
      let (pixel0, pixel1) = ((end0.lowHalf / end0.w + 1) / 2 * size, (end1.lowHalf / end1.w + 1) / 2 * size)
      low = pointwiseMin(low, pointwiseMin(pixel0, pixel1))
      high = pointwiseMax(high, pointwiseMax(pixel0, pixel1))
    }
    // A corner's fringe is at most a pixel long.
    let margin = 2 + 2 * thickness / sheet.place.pixel
    low = pointwiseMax((low - margin).rounded(.down), .zero)
    high = pointwiseMin((high + margin).rounded(.up), size)
    return PixelRectangle(
      x: Int(low.x), y: Int(low.y), width: max(Int(high.x - low.x), 0), height: max(Int(high.y - low.y), 0))
  }

  /// A point of the outline, as `outline` in `Shaders/sheet.vert` finds it.
  private static func outline(_ place: Double, side: Int, of size: PageSize) -> SIMD2<Double> {
    let (before, after) = (min(max(place, 0), 1), min(max(place - 1, 0), 1))
    let (x, y) = side == 0 ? (after, before) : (before, after)
    return [size.width * (x - 0.5), size.height * (0.5 - y)]
  }
}

extension PlacedSheet {
  /// Where a point of the flat page, in canonical space, is in clip space once it is bent.
  fileprivate func clip(_ point: SIMD2<Double>) -> SIMD4<Double> {
    let bent = isFlat ? SIMD3(point, 0) : bend(point)
    let v = transform([bent.x, bent.y])
    let depth = 1 - bent.z / cameraHeight
    return SIMD4(place.columns.0) * v.x + SIMD4(place.columns.1) * v.y + SIMD4(place.columns.3) * depth
  }
}
