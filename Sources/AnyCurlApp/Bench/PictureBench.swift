import CGLEW

/// How long a picture file takes to the screen: decoding at the page's size, upload, and the driver's end of it.
struct PictureBench {
  let file: FileName
  let page: PixelSize

  /// The figures, medians of so many times.
  ///
  /// - Throws: why the file cannot be shown.
  func figures(times count: Int = 7) throws(ProgramError) -> [BenchFigure] {
    var (decoding, upload) = (BenchTimes(), BenchTimes())
    do {
      for _ in 0..<count {
        let start = BenchClock()
        let bitmap = try PictureLoader().page(from: file, size: page, fit: .contain, paper: .white)
        let decoded = BenchClock()
        let texture = PictureTexture(bitmap)
        glFinish()
        let end = BenchClock()
        withExtendedLifetime(texture) {}
        decoding.note(decoded.wall - start.wall)
        upload.note(end.wall - decoded.wall)
      }
    } catch {
      throw ProgramError("\(error)")
    }
    return [
      BenchFigure("picture, decoding", decoding.median * 1000, "ms"),
      BenchFigure("picture, upload", upload.median * 1000, "ms"),
      BenchFigure("picture, to the screen", (decoding.median + upload.median) * 1000, "ms"),
    ]
  }
}
