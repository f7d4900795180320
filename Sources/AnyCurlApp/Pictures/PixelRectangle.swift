/// A rectangle of whole pixels: its top left pixel, counted from the top left of what holds it, and its size.
struct PixelRectangle: Hashable, Sendable {
  var x: Int
  var y: Int
  var size: PixelSize
}
