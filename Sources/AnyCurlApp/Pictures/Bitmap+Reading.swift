extension Bitmap {
  /// The picture of a file at its own size, upright and in sRGB, its alpha kept. PNG without a profile comes
  /// back exactly as it was written.
  ///
  /// - Throws: why the file cannot be read.
  init(reading file: FileName) throws(PictureError) {
    do throws(PictureError.Cause) {
      let open = try OpenFile(file)
      if let bmp = try Bitmap(bmp: open) {
        self = bmp
        return
      }
      self = try VipsLibrary.use { () throws(PictureError.Cause) in
        let source = try PictureFile(open)
        return Bitmap(size: source.size, straight: try source.decoded(at: source.size).straightPixels())
      }
    } catch {
      throw PictureError(file: file, cause: error)
    }
  }
}
