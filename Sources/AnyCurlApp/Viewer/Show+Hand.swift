import AnyCurl

extension Show {
  /// What is under a page that has none to reveal: no page of any album.
  static let nothing = -1

  /// Lets a sheet go that a hand has held.
  ///
  /// - Parameters:
  ///   - layer: the sheet.
  ///   - thrown: where it goes.
  ///   - drag: how it was held: what is near its end takes less than the whole duration.
  mutating func release(_ layer: Int, as thrown: CurlThrow, from drag: CurlDrag) {
    let way = abs(thrown.target.progress - drag.progress)
    stage.release(layer, as: thrown, duration: drag.resists ? min(duration, 0.3) : duration * max(way, 0.3))
  }
}
