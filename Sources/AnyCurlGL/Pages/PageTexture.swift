/// A page's picture: a two-dimensional texture of the current context with premultiplied alpha.
///
/// The renderer reads it with a linear filter of its own and never changes it.
public struct PageTexture: Hashable, Sendable {
  /// Which row of a page comes first in the texture's memory.
  public enum FirstRow: Hashable, Sendable {
    /// As picture files have it.
    case top
    /// As OpenGL draws into textures.
    case bottom
  }

  /// The texture's name.
  public var name: UInt32
  /// Which row of the page comes first.
  public var firstRow: FirstRow

  /// Names a texture.
  public init(_ name: UInt32, firstRow: FirstRow = .top) {
    self.name = name
    self.firstRow = firstRow
  }
}
