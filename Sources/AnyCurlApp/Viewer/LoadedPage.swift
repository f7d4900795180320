/// A page that has been loaded, or why it could not be.
struct LoadedPage: Sendable {
  /// The page's place in the album.
  let index: Int
  /// The size at which it was asked for, in pixels.
  let size: PixelSize
  /// Whether nothing shows through the page.
  let isOpaque: Bool
  /// The page.
  let result: Result<Bitmap, PictureError>
}
