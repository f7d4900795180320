import CVips

extension Bitmap {
  /// The bitmap as the bytes of a PNG file, RGB if it is opaque and RGBA if not; equal bitmaps give equal
  /// bytes (`vips_pngsave_buffer`).
  func png() throws(PictureError.Cause) -> [UInt8] {
    try VipsLibrary.use { () throws(PictureError.Cause) in
      let picture = try Picture(self)
      var bytes: UnsafeMutableRawPointer?
      var count = 0
      guard cvips_pngsave_buffer(picture.image, &bytes, &count) == 0, let bytes else {
        throw VipsLibrary.error
      }
      defer { cvips_free(bytes) }
      return Array(UnsafeRawBufferPointer(start: bytes, count: count))
    }
  }

  /// Writes the bitmap as a PNG file, whole or not at all: a file of that name is replaced in one step, and
  /// after a failure it is what it was.
  ///
  /// - Throws: the file and why it could not be written.
  func writePNG(to file: FileName) throws(PictureError) {
    do throws(PictureError.Cause) {
      try AtomicFile(file).write(try png())
    } catch {
      throw PictureError(file: file, cause: error)
    }
  }
}
