import AnyCurlGL

extension CurlAppearance {
  /// The appearance that a command line asks for.
  init(_ settings: CurlSettings) {
    self.init(
      shadow: Float(settings.shadow), light: Float(settings.light), bleed: Float(settings.bleed))
  }
}
