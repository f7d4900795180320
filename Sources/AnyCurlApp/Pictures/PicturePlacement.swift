/// Where a picture goes on a page, centred, as the four steps that take it there.
///
/// A picture that is larger than its place is shrunk while it is decoded and then cut; one that is smaller is
/// cut first, with a margin of two pixels for the filter, so that enlarging costs no more than the page.
struct PicturePlacement: Hashable, Sendable {
  /// The size to decode at, never larger than the picture.
  let decoded: PixelSize
  /// The part of the decoded picture that is needed.
  let region: PixelRectangle
  /// The size to enlarge that part to; equal to its own when nothing is enlarged.
  let enlarged: PixelSize
  /// The part of the enlarged one that shows.
  let window: PixelRectangle
  /// Where the window lies on the page; as large as the window.
  let place: PixelRectangle

  /// The placement of a picture of the size `picture` on a page of the size `page`.
  init(of picture: PixelSize, on page: PixelSize, fit: PictureFit) {
    let across = Double(page.width) / Double(picture.width)
    let down = Double(page.height) / Double(picture.height)
    let scale = fit == .contain ? min(across, down) : max(across, down)
    let x = Axis(picture: picture.width, page: page.width, scale: scale)
    let y = Axis(picture: picture.height, page: page.height, scale: scale)
    decoded = PixelSize(width: x.decoded, height: y.decoded)
    region = PixelRectangle(x: x.region.lowerBound, y: y.region.lowerBound, size: .init(x.region, y.region))
    enlarged = PixelSize(width: x.enlarged, height: y.enlarged)
    window = PixelRectangle(x: x.window.lowerBound, y: y.window.lowerBound, size: .init(x.window, y.window))
    place = PixelRectangle(x: x.origin, y: y.origin, size: window.size)
  }
}

/// The same steps along one axis, in pixels.
private struct Axis {
  let decoded: Int
  let region: Range<Int>
  let enlarged: Int
  let window: Range<Int>
  let origin: Int

  init(picture: Int, page: Int, scale: Double) {
    let fitted = max(1, Int((Double(picture) * scale).rounded()))
    let shown = min(fitted, page)
    origin = (page - shown) / 2
    let cut = (fitted - shown) / 2
    guard scale > 1 else {
      decoded = fitted
      region = cut..<cut + shown
      enlarged = shown
      window = 0..<shown
      return
    }
    let filter = 2
    decoded = picture
    let first = max(0, Int(Double(cut) / scale) - filter)
    let last = min(picture, Int((Double(cut + shown) / scale).rounded(.up)) + filter)
    region = first..<last
    enlarged = max(shown, Int((Double(region.count) * scale).rounded()))
    let start = min(enlarged - shown, max(0, cut - Int((Double(first) * scale).rounded())))
    window = start..<start + shown
  }
}

extension PixelSize {
  /// The size of the rectangle that two ranges of pixels span, neither of them empty.
  fileprivate init(_ x: Range<Int>, _ y: Range<Int>) {
    self.init(width: x.count, height: y.count)
  }
}
