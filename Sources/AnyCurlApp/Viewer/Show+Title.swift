extension Show {
  /// The window's title: the page, the combination with an arrow where it goes, and its number.
  func title(page name: String) -> String {
    let corner = options.corner.rawValue
    let seconds = (duration * 100).rounded() / 100
    return
      "\(name) – \(corner), \(options.direction.rawValue), \(kind.rawValue) \(options.arrow(of: kind)) – "
      + "\(place + 1) of 8 – \(motion.rawValue), \(seconds) s"
  }
}
