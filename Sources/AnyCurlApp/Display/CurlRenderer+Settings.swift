import AnyCurlGL

extension CurlAppearance {
  /// The appearance that a command line asks for.
  init(_ settings: CurlSettings) {
    self.init(
      shadow: Float(settings.shadow), light: Float(settings.light), bleed: Float(settings.bleed),
      lightFrom: settings.lightFrom.map { Float($0 * .pi / 180) }, dither: settings.dither)
  }
}

extension CurlRenderer {
  /// Draws as a command line asks for: with the target's samples where it has several, else with soft edges.
  func follow(_ settings: CurlSettings) {
    appearance = CurlAppearance(settings)
    smoothsEdges = settings.samples == 0
  }
}
