import CVips

/// A picture in libvips: a recipe that is carried out when its pixels are asked for.
///
/// The steps in `Picture+Steps.swift` each give a new picture. A picture is used inside `VipsLibrary.use`.
struct Picture: ~Copyable {
  let image: OpaquePointer

  /// Takes the one reference that the caller holds; given up by `g_object_unref`.
  init(owning image: OpaquePointer) {
    self.image = image
  }

  deinit {
    cvips_unref(UnsafeMutableRawPointer(image))
  }

  /// The size in pixels, before it is turned upright if it is a header (`vips_image_get_width`, `…_height`);
  /// nil if the header gives no pixels.
  var size: PixelSize? {
    let width = Int(cvips_image_get_width(image))
    let height = Int(cvips_image_get_height(image))
    return width > 0 && height > 0 ? PixelSize(width: width, height: height) : nil
  }

  /// Whether it has an alpha channel (`vips_image_hasalpha`).
  var hasAlpha: Bool { cvips_image_hasalpha(image) != 0 }

  /// Whether turning it upright exchanges width and height (`vips_image_get_orientation_swap`).
  var isOnItsSide: Bool { cvips_image_get_orientation_swap(image) != 0 }

  /// Whether its colours are not simply sRGB: it carries a profile (`vips_image_get_typeof`) or is made of
  /// inks (`vips_image_get_interpretation`).
  var needsColorConversion: Bool {
    cvips_image_has(image, "icc-profile-data") != 0
      || cvips_image_get_interpretation(image) == CInt(CVIPS_INTERPRETATION_CMYK)
  }

  /// Whether its file stores it in several passes, so that it cannot be decoded row by row
  /// (`vips_image_get_int`).
  var isInterlaced: Bool {
    ["interlaced", "jpeg-multiscan"].contains { field in
      var value: CInt = 0
      return cvips_image_has(image, field) != 0 && cvips_image_get_int(image, field, &value) == 0
        && value != 0
    }
  }
}
