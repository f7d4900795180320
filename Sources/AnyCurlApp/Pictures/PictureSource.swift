import CVips

/// The bytes of an open file as libvips reads them.
struct PictureSource: ~Copyable {
  private let source: OpaquePointer

  /// Reads from a copy of the file's descriptor (`vips_source_new_from_descriptor`), since libvips takes
  /// brackets in a file's name for options; given up by `g_object_unref`.
  ///
  /// A PNG that is cut short is read from a copy in memory with zeros behind it: the decoder drops up to 8 KiB
  /// before the end of a file, which may be all there is.
  init(_ file: borrowing OpenFile) throws(PictureError.Cause) {
    cvips_error_clear()
    let made =
      file.isCutPNG
      ? Self.copy(of: file.prefix(file.length) + [UInt8](repeating: 0, count: 1 << 14))
      : cvips_source_new_from_descriptor(file.descriptor)
    guard let made else { throw VipsLibrary.error }
    source = made
  }

  /// Reads from a copy of bytes in memory.
  init(bytes: [UInt8]) throws(PictureError.Cause) {
    cvips_error_clear()
    guard let made = Self.copy(of: bytes) else { throw VipsLibrary.error }
    source = made
  }

  /// A copy in memory (`vips_source_new_from_blob`).
  private static func copy(of bytes: [UInt8]) -> OpaquePointer? {
    bytes.withUnsafeBytes { cvips_source_of_copy($0.baseAddress, $0.count) }
  }

  deinit {
    cvips_unref(UnsafeMutableRawPointer(source))
  }

  /// The name of libvips' loader for what the bytes are, nil if it knows none, not even with its modules
  /// (`vips_foreign_find_load_source`).
  var loader: String? {
    if let known { return known }
    VipsLibrary.needModules()
    return known
  }

  /// The name of the loader among those that libvips has by now.
  private var known: String? { cvips_foreign_find_load_source(source).map { String(cString: $0) } }

  /// The picture with nothing decoded but its header (`vips_image_new_from_source`).
  func header() throws(PictureError.Cause) -> Picture {
    cvips_error_clear()
    guard let image = cvips_header(source) else { throw VipsLibrary.error }
    return Picture(owning: image)
  }

  /// The picture upright at exactly `size` (`vips_thumbnail_source`), its colours brought from its profile to the one
  /// named `profile` unless that is nil.
  ///
  /// - Parameter shrink: for a JPEG, the part of its size at which it is decoded before: a half (2), a quarter or an
  ///   eighth.
  func thumbnail(at size: PixelSize, shrink: Int = 1, profile: String?) throws(PictureError.Cause) -> Picture
  {
    if shrink > 1 {
      cvips_error_clear()
      guard let image = cvips_shrunk(source, CInt(shrink)) else { throw VipsLibrary.error }
      return try Picture(owning: image).shrunk(to: size, profile: profile)
    }
    return try Picture { cvips_thumbnail_source(source, &$0, CInt(size.width), CInt(size.height), profile) }
  }
}

extension OpenFile {
  /// Whether it starts as PNG files do but does not end with their last chunk.
  fileprivate var isCutPNG: Bool {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let end: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
    return prefix(8) == signature && length < 1 << 28 && bytes(end.count, from: length - end.count) != end
  }
}
