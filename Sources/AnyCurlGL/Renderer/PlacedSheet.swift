import AnyCurl

/// A page as it is drawn: its picture, its combination, its bend and where it is shown.
struct PlacedSheet {
  var texture: PageTexture
  let place: PagePlace
  /// T, from canonical space to page space.
  let transform: PageTransform
  /// The page's size in canonical space.
  let size: PageSize
  let bend: Bend
  let cameraHeight: Double
  /// How opaque the sheet is as a whole.
  let opacity: Double
  /// How strong what the curl adds is, from 0 where it starts and where it ends to 1.
  let presence: Double

  /// Places a sheet that has a shape.
  init(_ texture: PageTexture, _ options: CurlOptions, _ shape: CurlShape, at place: PagePlace) {
    self.texture = texture
    self.place = place
    transform = PageTransform(options)
    size = transform(place.size)
    bend = Bend(shape.cylinder, size: size)
    cameraHeight = shape.cameraHeight
    opacity = shape.opacity
    // Squared, since the shadow also shows through a sheet that fades.
    presence = min(max(shape.cylinder.travel / (0.1 * size.height), 0), 1) * shape.opacity * shape.opacity
  }

  /// Places a page that lies flat.
  init(flatAt place: PagePlace, _ texture: PageTexture) {
    let cylinder = CurlCylinder(radius: 1, tilt: 0, travel: 0)
    self.init(
      texture, CurlOptions(corner: .topLeft, direction: .vertical),
      CurlShape(cylinder: cylinder, cameraHeight: 3, opacity: 1), at: place)
  }
}
