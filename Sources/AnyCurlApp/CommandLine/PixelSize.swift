/// A width and a height in whole pixels.
struct PixelSize: Hashable, Sendable {
  /// The extent to the right.
  var width: Int
  /// The extent downwards.
  var height: Int
}
