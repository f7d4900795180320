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
    let loader = PictureLoader()
    do {
      let bitmap = try loader.page(from: file, size: size, fit: fit, paper: .white)
        .roundingCorners(cornerRadius)
      return LoadedPage(index: index, size: size, isOpaque: cornerRadius == 0, result: .success(bitmap))
    } catch {
      return LoadedPage(index: index, size: size, isOpaque: cornerRadius == 0, result: .failure(error))
    }
  }
}
