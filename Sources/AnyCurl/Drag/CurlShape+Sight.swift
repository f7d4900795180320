import Glibc

extension CurlShape {
  /// Where the camera sees a point of the page, both in canonical space.
  package func place(of point: SIMD2<Double>, size: PageSize) -> SIMD2<Double> {
    let bent = CurlBend(cylinder, size: size)(point)
    return SIMD2(bent.x, bent.y) / (1 - bent.z / cameraHeight)
  }

  /// The point of the page that the camera sees at a place, or nil where the sheet is not there.
  ///
  /// Of several that lie over one another it is the uppermost, whether its front is seen or its back.
  ///
  /// - Parameters:
  ///   - place: where the camera looks: a place in canonical space, on the plane of the page.
  ///   - size: the page's size in canonical space.
  package func point(at place: SIMD2<Double>, size: PageSize) -> SIMD2<Double>? {
    let bend = CurlBend(cylinder, size: size)
    let radius = bend.radius
    let along = (place * bend.across).sum()
    /// The point that lies on the ray where the sheet has come to the distance `s`, if it is on the page.
    func point(_ s: Double) -> SIMD2<Double>? {
      let met = place * (1 - bend.height(at: s) / cameraHeight)
      let point = met + bend.across * (s - bend.displaced(s))
      return abs(point.x) <= size.half.x && abs(point.y) <= size.half.y ? point : nil
    }
    let over = along * (1 - 2 * radius / cameraHeight) - bend.contact
    if over <= 0, let found = point(.pi * radius - over) { return found }
    // On the cylinder: r sin φ − m cos φ = b, with m the ray's lean times r.
    let lean = along * radius / cameraHeight
    let sine = (along - bend.contact - lean) / hypot(radius, lean)
    if abs(sine) <= 1 {
      for angle in [.pi - asin(sine), asin(sine)].map({ $0 + atan2(lean, radius) })
      where angle > 0 && angle < .pi {
        if let found = point(angle * radius) { return found }
      }
    }
    let ahead = along - bend.contact
    return ahead <= 0 ? point(ahead) : nil
  }
}
