import CVips

extension Picture {
  /// A copy of a bitmap with straight alpha, or without an alpha channel if it is opaque
  /// (`vips_image_new_from_memory_copy`, `vips_extract_band`).
  init(_ bitmap: Bitmap) throws(PictureError.Cause) {
    let straight = bitmap.straightPixels
    let copy = straight.withUnsafeBytes {
      cvips_image_new_from_memory_copy(
        $0.baseAddress, $0.count, CInt(bitmap.size.width), CInt(bitmap.size.height), 4,
        CInt(CVIPS_FORMAT_UCHAR))
    }
    guard let copy else { throw VipsLibrary.error }
    let plain = Picture(owning: copy)
    let channels: CInt = bitmap.isOpaque ? 3 : 4
    self = try Picture { cvips_srgb_bands(plain.image, &$0, channels) }
  }
}
