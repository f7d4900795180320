extension CurlStage {
  /// The sheet that is seen at a place, or nil where the place is outside of all of them.
  ///
  /// A sheet that cannot be seen any more, since it has faded, is not met.
  ///
  /// - Parameters:
  ///   - place: a place in page space, on the plane of the page.
  ///   - size: the page's size in page space, in pixels.
  public func layer(at place: SIMD2<Double>, on size: PageSize) -> CurlLayer<Content>? {
    layers.last { layer in
      guard let shape = layer.shape(on: size) else {
        return abs(place.x) <= size.half.x && abs(place.y) <= size.half.y
      }
      let transform = PageTransform(layer.options)
      return shape.opacity > 0 && shape.point(at: transform.inverse(place), size: transform(size)) != nil
    }
  }
}
