import CVips

/// The bytes of an open file as libvips reads them.
struct PictureSource: ~Copyable {
  let source: OpaquePointer

  /// Reads from a copy of the file's descriptor (`vips_source_new_from_descriptor`); given up by
  /// `g_object_unref`. By descriptor, since libvips takes brackets in a file's name for options.
  init(_ file: borrowing OpenFile) throws(PictureError.Cause) {
    guard let source = vips_source_new_from_descriptor(file.descriptor) else { throw VipsLibrary.error }
    self.source = source
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(source))
  }

  /// The name of libvips' loader for what the bytes are, nil if it knows none
  /// (`vips_foreign_find_load_source`).
  var loader: String? { vips_foreign_find_load_source(source).map { String(cString: $0) } }

  /// The picture with nothing decoded but its header (`vips_image_new_from_source`).
  func header() throws(PictureError.Cause) -> Picture {
    guard let image = cvips_header(source) else { throw VipsLibrary.error }
    return Picture(owning: image)
  }

  /// The picture upright at exactly `size` (`vips_thumbnail_source`), its colours brought from its profile to
  /// the one named `profile` unless that is nil.
  func thumbnail(at size: PixelSize, profile: String?) throws(PictureError.Cause) -> Picture {
    try Picture { cvips_thumbnail_source(source, &$0, CInt(size.width), CInt(size.height), profile) }
  }
}
