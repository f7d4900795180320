/// A picture file, open, its kind and size known from its first bytes and nothing decoded yet.
///
/// A picture is decoded row by row where its format allows it, so that memory depends on the page; the other
/// ones are held whole. The limits on size, refused from the header, keep either under about a gigabyte.
struct PictureFile: ~Copyable {
  /// The largest picture that is decoded row by row (PNG, JPEG and TIFF that are not interlaced), in megapixels.
  static let streamedLimit = 400
  /// The largest picture that must be decoded whole (all others), in megapixels.
  static let wholeLimit = 100

  /// The size in pixels, upright; that of an SVG or PDF at 96 or 72 dots an inch.
  let size: PixelSize
  /// Whether it is drawn (SVG, PDF) and so sharp at every size.
  let isDrawn: Bool
  private let source: PictureSource
  private let needsColorConversion: Bool
  private let isJPEG: Bool

  /// Reads the header of an open file. Used inside `VipsLibrary.use`.
  ///
  /// - Throws: `notAPicture`, `tooLarge`, or what libvips says of the header.
  init(_ file: borrowing OpenFile) throws(PictureError.Cause) {
    guard file.length > 0 else { throw .notAPicture("empty file") }
    let source = try PictureSource(file)
    guard let loader = source.loader else { throw .notAPicture("unknown format") }
    let header = try source.header()
    guard let raw = header.size else { throw .notAPicture("no pixels") }
    let isDrawn = loader.hasPrefix("VipsForeignLoadSvg") || loader.hasPrefix("VipsForeignLoadPdf")
    let isStreamed = ["Png", "Jpeg", "Tiff"].contains { loader.hasPrefix("VipsForeignLoad" + $0) }
    let limit = isStreamed && !header.isInterlaced ? Self.streamedLimit : Self.wholeLimit
    let size = header.isOnItsSide ? PixelSize(width: raw.height, height: raw.width) : raw
    guard isDrawn || size.area <= limit * 1_000_000 else { throw .tooLarge(size, limit: limit) }
    self.size = size
    self.isDrawn = isDrawn
    isJPEG = loader.hasPrefix("VipsForeignLoadJpeg")
    needsColorConversion = header.needsColorConversion
    self.source = source
  }

  /// The picture upright at exactly `size` pixels, in sRGB.
  ///
  /// Colours are converted only if the picture has a profile or is CMYK: the conversion would move those of
  /// any other by a shade. A profile that cannot be used is ignored.
  func decoded(at size: PixelSize) throws(PictureError.Cause) -> Picture {
    let shrink = isJPEG ? shrink(to: size) : 1
    if needsColorConversion,
      let picture = try? source.thumbnail(at: size, shrink: shrink, profile: "srgb")
    {
      return try picture.converted()
    }
    return try source.thumbnail(at: size, shrink: shrink, profile: nil).converted()
  }

  /// Which part of its size a JPEG is decoded at: the decoder leaves at least one and a half times the pixels that are
  /// wanted each way, for a filter that is better than its own. libvips itself would leave twice as many.
  private func shrink(to wanted: PixelSize) -> Int {
    let factor = min(
      Double(size.width) / Double(wanted.width), Double(size.height) / Double(wanted.height))
    return [8, 4, 2].first { factor >= 1.5 * Double($0) } ?? 1
  }
}
