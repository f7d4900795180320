/// A page to load, on any thread.
struct PageRequest: Sendable {
  /// The page's place in the album.
  let index: Int
  /// The picture's file.
  let file: FileName
  /// The page's size in pixels.
  let size: PixelSize
  /// How the picture fills the page.
  let fit: PictureFit
  /// The radius of the page's corners in pixels.
  let cornerRadius: Int

  /// Reads the picture and puts it on white paper.
  func load() -> LoadedPage {
    do {
      let bitmap = try PictureLoader().page(from: file, size: size, fit: fit, paper: .white)
      return loaded(.success(bitmap.roundingCorners(cornerRadius)))
    } catch {
      return loaded(.failure(error))
    }
  }

  /// What loading the page has come to.
  func loaded(_ result: Result<Bitmap, PictureError>) -> LoadedPage {
    LoadedPage(index: index, size: size, isOpaque: cornerRadius == 0, result: result)
  }
}
