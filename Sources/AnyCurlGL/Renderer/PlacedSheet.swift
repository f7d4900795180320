import AnyCurl

/// A page as it is drawn: its picture, its combination, its bend and where it is shown.
struct PlacedSheet {
  private(set) var texture: PageTexture
  let place: PagePlane
  /// T, from canonical space to page space.
  let transform: PageTransform
  /// The page's size in canonical space.
  let size: PageSize
  let bend: CurlBend
  /// Whether the page lies flat, so that its bend does not count.
  private(set) var isFlat: Bool
  let cameraHeight: Double
  /// How much of the page those above it let through: less than 1 only where one that is not opaque has hardly left.
  let share: Double
  /// How opaque the sheet is as a whole.
  let opacity: Double
  /// How strong what the curl adds is, from 0 where it starts and where it ends to 1.
  let presence: Double
  /// How much of what is under the sheet may show through where it is not opaque.
  let letsThrough: Double

  /// Places a page.
  ///
  /// - Parameters:
  ///   - texture: its picture.
  ///   - options: the combination in which it curls.
  ///   - shape: how it curls, or nil where it lies flat.
  ///   - place: where it is shown.
  ///   - share: how much of it the pages above let through.
  init(
    _ texture: PageTexture, _ options: CurlOptions, _ shape: CurlShape?, at place: PagePlane,
    share: Double = 1
  ) {
    self.texture = texture
    self.place = place
    self.share = share
    isFlat = shape == nil
    transform = PageTransform(options)
    size = transform(place.size)
    let shape = shape ?? Self.flat
    bend = CurlBend(shape.cylinder, size: size)
    cameraHeight = shape.cameraHeight
    opacity = shape.opacity * share
    let start = min(max(shape.cylinder.travel / (0.1 * size.height), 0), 1)
    // Squared, since the shadow also shows through a sheet that fades.
    presence = start * opacity * opacity
    // A sheet that fades without a curl goes no way: the first tenth of its fade counts.
    letsThrough = texture.isOpaqueOnBothSides ? 1 : max(start, min(10 * (1 - shape.opacity), 1))
  }

  /// Whether nothing shows through the sheet.
  var hidesWhatIsUnder: Bool { opacity == 1 && texture.isOpaqueOnBothSides }

  /// A page that lies flat under this sheet, as the sheet itself would lie.
  func flat(_ texture: PageTexture) -> PlacedSheet {
    var page = self
    page.texture = texture
    page.isFlat = true
    return page
  }

  /// The scale from page space to the texture coordinates of a picture.
  func textureScale(of picture: PageTexture) -> SIMD2<Float> {
    let up: Float = picture.firstRow == .bottom ? 1 : -1
    return SIMD2(1 / Float(place.size.width), up / Float(place.size.height))
  }

  private static let flat = CurlShape(
    cylinder: CurlCylinder(radius: 1, tilt: 0, travel: 0), cameraHeight: 3, opacity: 1)
}

extension PageTexture {
  /// Whether nothing shows through the page, whichever side of it is seen.
  var isOpaqueOnBothSides: Bool { isOpaque && picture(of: .back).isOpaque }

  /// The picture that a side shows: that of the front through the back where it has none of its own.
  func picture(of side: SheetProgram.Side) -> PageTexture {
    side == .back ? back ?? self : self
  }
}
