import AnyCurl

/// A page's picture: a two-dimensional texture of the current context with premultiplied alpha.
///
/// The renderer reads it with filters of its own and never changes it. What the texture shows may change between
/// any two frames, also while the page curls.
///
/// ```swift
/// let page = PageTexture(name, firstRow: .top)
/// let cutOut = PageTexture(other, firstRow: .top, isOpaque: false, back: PageTexture(third, firstRow: .top))
/// ```
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
  /// Whether the page hides all that is under it; false where the alpha of any pixel is less than 1.
  ///
  /// What is under a page that is not opaque shows through, in flight from the moment when the sheet has gone a
  /// tenth of its page's length. Before that it shows through by less, and at rest not at all: at both ends of a
  /// turn exactly one page is seen, whatever shines through it.
  public var isOpaque: Bool
  /// Whether the texture has mipmaps, all levels down to one pixel, as `glGenerateMipmap` makes them.
  ///
  /// A picture much larger than its page needs them, or it shimmers. One at its page's size is drawn the same without.
  public var hasMipmaps: Bool
  /// The texture's size in pixels, where it is known.
  ///
  /// A page that lies flat in a rectangle of just this size is read without a filter: the same bytes, for half the work
  /// on drivers without a GPU. For a quarter of it on Mesa's, where the texture keeps its colours in the order of a
  /// window, blue first, as it does when made by `glTexImage2D` with the internal format `GL_RGBA` and the format
  /// `GL_BGRA`. A larger one with mipmaps is read from the one level that fits the rectangle, which is sharper than what
  /// lies between two levels, and cheaper.
  public var size: PageSize?

  /// The picture of the page's back, upright as someone sees it who has turned the page like that of a book: its
  /// left edge lies behind the right edge of the front.
  ///
  /// It is shaded as the back is, but neither paper nor bleed are added to it. Where it is nil the back is paper
  /// through which the front shows. For a page that is turned over its upper edge, such as that of a calendar, name
  /// the other first row: the back picture is then turned by half a turn.
  public var back: PageTexture? {
    get {
      backSide.map {
        PageTexture($0.name, firstRow: $0.firstRow, isOpaque: $0.isOpaque, hasMipmaps: $0.hasMipmaps)
      }
    }
    set {
      backSide = newValue.map {
        BackSide(name: $0.name, firstRow: $0.firstRow, isOpaque: $0.isOpaque, hasMipmaps: $0.hasMipmaps)
      }
    }
  }

  /// A value cannot hold another one of its own kind.
  private struct BackSide: Hashable {
    let name: UInt32
    let firstRow: FirstRow
    let isOpaque: Bool
    let hasMipmaps: Bool
  }

  private var backSide: BackSide?

  /// Names a texture.
  ///
  /// - Parameters:
  ///   - name: the texture's name.
  ///   - firstRow: which row of the page comes first in its memory.
  ///   - isOpaque: whether the alpha of every pixel is 1.
  ///   - hasMipmaps: whether it has all levels down to one pixel.
  ///   - size: its size in pixels, where it is known.
  ///   - back: the picture of the page's back, whose own back does not matter; nil for paper.
  /// - Precondition: `name` is not 0.
  public init(
    _ name: UInt32, firstRow: FirstRow = .top, isOpaque: Bool = true, hasMipmaps: Bool = false,
    size: PageSize? = nil, back: PageTexture? = nil
  ) {
    precondition(name != 0, "a texture has a name other than 0")
    self.name = name
    self.firstRow = firstRow
    self.isOpaque = isOpaque
    self.hasMipmaps = hasMipmaps
    self.size = size
    self.back = back
  }
}
