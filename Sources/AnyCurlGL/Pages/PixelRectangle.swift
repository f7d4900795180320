/// A rectangle of whole pixels in a target, as OpenGL counts: from the lower left corner, y up.
///
/// Whole, since a page whose edges lie on pixel centres would jump by half a pixel when it starts to curl.
package struct PixelRectangle: Hashable, Sendable {
  /// Pixels from the target's left edge.
  package var x: Int
  /// Pixels from the target's bottom edge.
  package var y: Int
  /// Pixels across; nothing is drawn where it is 0 or less.
  package var width: Int
  /// Pixels up; nothing is drawn where it is 0 or less.
  package var height: Int

  /// Makes a rectangle, which may lie outside the target in part or wholly.
  package init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
}
