import AnyCurl
import AnyCurlGL

/// One thing whose drawing is timed.
enum BenchCase: Hashable, Sendable {
  /// The frame filled with one colour.
  case clear
  /// One plain page of the frame's size: the unit of all ratios.
  case page
  /// Two of them.
  case twoPages
  /// A whole curl of a motion, in all eight combinations in turn.
  case curl(MotionName)

  /// Every case, in the order of the table.
  static let all: [BenchCase] = [.clear, .page, .twoPages] + MotionName.allCases.map { .curl($0) }

  /// The name in the table.
  var name: String {
    switch self {
    case .clear: "clear"
    case .page: "one page"
    case .twoPages: "two pages"
    case .curl(let motion): "curl, \(motion.rawValue)"
    }
  }

  /// Draws one of `count` frames.
  func draw(frame: Int, of count: Int, on stand: BenchStand) {
    switch self {
    case .clear:
      stand.background.clear()
    case .page:
      stand.draw(Curl(.up), at: 0)
    case .twoPages:
      stand.draw(Curl(.up), at: 0)
      stand.draw(Curl(.up), at: 1)
    case .curl(let motion):
      let options = CurlOptions.allCases[frame % CurlOptions.allCases.count]
      // From one step after lying flat to one before being gone.
      let progress = Double(frame + 1) / Double(count + 1)
      stand.draw(Curl(.up, options: options, motion: motion.motion), at: progress)
    }
  }
}
