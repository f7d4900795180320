import AnyCurl

extension CanonicalOutline {
  /// The silhouette, moved onto a corner's line where the rasteriser could not tell the two apart: they would
  /// cross in its rounding.
  func silhouette(of bend: CurlBend, cameraHeight: Double, pixel: Double) -> Double {
    let silhouette = bend.silhouette(cameraHeight: cameraHeight)
    let corners = corners
    let close = (bend.radius * pixel / 128).squareRoot()
    if abs(corners.0.x - silhouette) < close { return corners.0.x }
    if abs(corners.1.x - silhouette) < close { return corners.1.x }
    if abs(corners.2.x - silhouette) < close { return corners.2.x }
    if abs(corners.3.x - silhouette) < close { return corners.3.x }
    return silhouette
  }

  /// How far from the silhouette, on the page, the lines lie that are shown a pixel away from it.
  ///
  /// Over a distance d there the sheet turns away by d/r and so falls behind the silhouette by d²/2r, which the
  /// camera shows larger by as much as it is nearer.
  func reach(beside silhouette: Double, of bend: CurlBend, _ cameraHeight: Double, pixel: Double) -> Double {
    let depth = 1 - bend.height(at: silhouette) / cameraHeight
    return (2 * bend.radius * pixel * depth).squareRoot()
  }
}
