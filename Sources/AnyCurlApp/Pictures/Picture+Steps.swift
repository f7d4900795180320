import CVips

extension Picture {
  /// The picture in sRGB with 8 bits a channel, three channels and alpha if it has any (`vips_colourspace`,
  /// `vips_cast_uchar`).
  func converted() throws(PictureError.Cause) -> Picture {
    try Picture { cvips_srgb8(image, &$0) }
  }

  /// The picture upright and shrunk or stretched to exactly `size` as decoding does it (`vips_thumbnail_image`), its
  /// colours brought from its profile to the one named `profile` unless that is nil.
  func shrunk(to size: PixelSize, profile: String? = nil) throws(PictureError.Cause) -> Picture {
    try Picture { cvips_thumbnail_image(image, &$0, CInt(size.width), CInt(size.height), profile) }
  }

  /// The picture laid on an opaque colour (`vips_flatten`); one without alpha stays as it is.
  consuming func flattened(on color: RGBColor) throws(PictureError.Cause) -> Picture {
    guard hasAlpha else { return self }
    return try Picture { cvips_flatten(image, &$0, color.channels) }
  }

  /// A part of the picture (`vips_extract_area`).
  func cut(to part: PixelRectangle) throws(PictureError.Cause) -> Picture {
    try Picture {
      cvips_extract_area(
        image, &$0, CInt(part.x), CInt(part.y), CInt(part.size.width), CInt(part.size.height))
    }
  }

  /// The picture enlarged to `size`, smoothly (`vips_resize`), by way of memory (`vips_image_copy_memory`)
  /// since enlarging reads a row more than once; one of that size already stays as it is.
  consuming func enlarged(to size: PixelSize) throws(PictureError.Cause) -> Picture {
    guard let own = self.size, own != size else { return self }
    guard let copy = cvips_image_copy_memory(image) else { throw VipsLibrary.error }
    let still = Picture(owning: copy)
    return try Picture {
      cvips_resize(
        still.image, &$0, Double(size.width) / Double(own.width), Double(size.height) / Double(own.height))
    }
  }

  /// The picture, opaque, at (`x`, `y`) on a sheet of `size` in an opaque colour (`vips_embed`).
  func placed(x: Int, y: Int, on size: PixelSize, color: RGBColor) throws(PictureError.Cause) -> Picture {
    try Picture {
      cvips_embed(image, &$0, CInt(x), CInt(y), CInt(size.width), CInt(size.height), color.channels)
    }
  }

  /// The pixels, RGBA with straight alpha, 8 bits a channel; carries the recipe out (`vips_addalpha`,
  /// `vips_image_write_to_memory`). The picture is one that was `converted()`.
  consuming func straightPixels() throws(PictureError.Cause) -> [UInt8] {
    guard hasAlpha else {
      return try Picture { cvips_addalpha(image, &$0) }.straightPixels()
    }
    var count = 0
    cvips_error_clear()
    guard let bytes = cvips_image_write_to_memory(image, &count) else { throw VipsLibrary.error }
    defer { cvips_free(bytes) }
    guard let size, count == size.area * 4 else {
      throw PictureError.Cause.library("unexpected number of channels")
    }
    return Array(UnsafeRawBufferPointer(start: bytes, count: count))
  }

  /// The picture that a call of libvips gives through its pointer; throws if the call returns non-zero.
  init(_ call: (inout OpaquePointer?) -> CInt) throws(PictureError.Cause) {
    var made: OpaquePointer?
    cvips_error_clear()
    guard call(&made) == 0, let made else { throw VipsLibrary.error }
    self.init(owning: made)
  }
}

extension RGBColor {
  /// The channels as libvips takes a colour.
  fileprivate var channels: [Double] { [Double(red), Double(green), Double(blue)] }
}
