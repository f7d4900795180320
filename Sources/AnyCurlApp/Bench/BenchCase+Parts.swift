import AnyCurl
import AnyCurlGL

extension BenchCase {
  /// The name of the case in which a motion's sheet stays opaque.
  static func withoutFade(_ motion: MotionName) -> String { "\(motion.rawValue) without fade" }

  /// A motion as it is, and with one part of the drawing left out at a time.
  static func parts(of motion: MotionName) -> [BenchCase] {
    let whole = curl(motion)
    func without(_ part: String, _ change: (inout BenchCase) -> Void) -> BenchCase {
      var changed = BenchCase(name: "\(whole.name) without \(part)", draw: whole.draw)
      change(&changed)
      return changed
    }
    let law = motion.motion
    return [
      whole,
      without("shadow") { $0.appearance.shadow = 0 },
      without("light") { $0.appearance.light = 0 },
      without("dither") { $0.appearance.dither = false },
      without("soft edges") { $0.smoothsEdges = false },
      BenchCase(name: withoutFade(motion)) { $1.draw($0, OpaqueMotion(law: law)) },
      BenchCase(
        name: "\(whole.name) without all of these",
        appearance: CurlAppearance(shadow: 0, light: 0, dither: false), smoothsEdges: false
      ) { $1.draw($0, OpaqueMotion(law: law)) },
    ]
  }
}

/// A motion whose sheet stays opaque to its end.
private struct OpaqueMotion: CurlMotion {
  let law: any CurlMotion

  func shape(at progress: Double, size: PageSize) -> CurlShape {
    var shape = law.shape(at: progress, size: size)
    shape.opacity = 1
    return shape
  }
}
