import AnyCurlGL

extension CurlAppearance {
  /// The appearance that a command line asks for.
  init(_ settings: CurlSettings) {
    self.init(
      shadow: settings.shadow, light: settings.light, bleed: settings.bleed,
      lightFrom: settings.lightFrom.map { $0 * .pi / 180 }, dither: settings.dither)
  }
}

extension CurlRenderer {
  /// Draws as a command line asks for: with the target's samples where it has several, else with soft edges.
  ///
  /// - Parameters:
  ///   - settings: how curls look.
  ///   - samples: the samples per pixel that the target really has; 0 for one.
  func follow(_ settings: CurlSettings, samples: Int) {
    appearance = CurlAppearance(settings)
    smoothsEdges = samples == 0
  }
}
