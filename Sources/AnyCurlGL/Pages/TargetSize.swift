/// The size of the framebuffer that is drawn into, in pixels.
public struct TargetSize: Hashable, Sendable {
  /// Pixels across; nothing is drawn where it is 0 or less.
  public var width: Int
  /// Pixels up; nothing is drawn where it is 0 or less.
  public var height: Int

  /// Makes a size.
  public init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
  }
}
