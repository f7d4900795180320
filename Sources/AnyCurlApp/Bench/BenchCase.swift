import AnyCurl
import AnyCurlGL

/// One thing whose drawing is timed.
struct BenchCase: Sendable {
  /// The name in the table.
  let name: String
  /// The samples per pixel of what it is drawn into; 0 for one.
  var samples = 0
  /// How curls look while it is drawn.
  var appearance = CurlAppearance()
  /// Whether the renderer smooths the edges.
  var smoothsEdges = true
  /// Done before each frame, and not timed.
  var prepare: @Sendable (BenchMoment, BenchStand) -> Void = { _, _ in }
  /// Draws a frame.
  let draw: @Sendable (BenchMoment, BenchStand) -> Void
}

extension BenchCase {
  /// The name of the unit of all ratios.
  static let unit = "one quad"

  /// What everything is compared with; drawn without the renderer.
  static let floors = [
    BenchCase(name: "clear") { _, stand in stand.background.clear() },
    BenchCase(name: unit) { _, stand in stand.drawQuad(0) },
    BenchCase(name: "two quads") { _, stand in
      stand.drawQuad(0)
      stand.drawQuad(1)
    },
  ]

  /// A page that lies still, drawn by the renderer.
  static let still = BenchCase(name: "a still page") { _, stand in
    stand.renderer.draw(
      Curl(.up), at: 0, from: stand.pages.own[0].page, to: stand.pages.own[1].page, page: stand.page,
      target: stand.size)
  }

  /// Whole curls of a motion in all eight combinations, up and down.
  static func curl(_ motion: MotionName) -> BenchCase {
    BenchCase(name: motion.rawValue) { moment, stand in stand.draw(moment, motion.motion) }
  }

  /// What every size is measured with.
  static let main = floors + [still] + [.tight, .classic, .fade].map(curl)
}
