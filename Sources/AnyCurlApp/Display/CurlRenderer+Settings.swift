import AnyCurlGL

extension CurlAppearance {
  /// The appearance that a command line asks for, where one of its lengths is as many pixels as `density` says.
  init(_ settings: CurlSettings, density: Double) {
    self.init(
      shadow: settings.shadow, light: settings.light, bleed: settings.bleed,
      cornerRadius: (Double(settings.cornerRadius) * density).rounded(),
      thickness: settings.thickness * density,
      lightFrom: settings.lightFrom.map { $0 * .pi / 180 }, dither: settings.dither)
  }
}

extension CurlRenderer {
  /// Draws as a command line asks for: with the target's samples where it has several, else with soft edges.
  ///
  /// - Parameters:
  ///   - settings: how curls look.
  ///   - samples: the samples per pixel that the target really has; 0 for one.
  ///   - density: the pixels per unit of the settings' lengths.
  func follow(_ settings: CurlSettings, samples: Int, density: Double = 1) {
    appearance = CurlAppearance(settings, density: density)
    smoothsEdges = samples == 0
  }
}
