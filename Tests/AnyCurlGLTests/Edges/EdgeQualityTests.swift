import AnyCurl
import Foundation
import Testing

extension GL {
  /// Edges against the same picture drawn four times as large, beside those of multisampling.
  ///
  /// The environment variable `EDGE_REPORT` names a file for the table of what was measured: the whole, 80 large frames,
  /// or, with `EDGE_REPORT_BRIEF`, as much as is tested.
  struct EdgeQualityTests {
    static let environment = ProcessInfo.processInfo.environment
    static let report = environment["EDGE_REPORT"]

    @Test(arguments: MotionName.allCases)
    func `edges are as good as four samples per pixel`(motion: MotionName) throws {
      let isWhole = Self.report != nil && Self.environment["EDGE_REPORT_BRIEF"] == nil
      let scene =
        isWhole
        ? EdgeScene(width: 1120, height: 640, margin: 80) : EdgeScene(width: 280, height: 160, margin: 20)
      let canvas = try scene.canvas()
      var all: [EdgeQuality] = []
      var table = ""
      for progress in isWhole ? [0.15, 0.3, 0.45, 0.6, 0.75] : [0.3, 0.6] {
        for options in CurlOptions.allCases {
          let curl = Curl(.up, options: options, motion: motion.value)
          let quality = scene.quality(of: curl, at: progress, on: canvas)
          let place = "\(options.corner) \(options.direction) at \(progress)"
          #expect(quality.own >= quality.sampled - 1.5, "\(quality), \(place)")
          table += String(
            format: "%.2f %.2f %.2f  %@ %@\n", quality.own, quality.sampled, quality.hard, motion.rawValue,
            place)
          all.append(quality)
        }
      }
      func mean(_ value: KeyPath<EdgeQuality, Double>) -> Double {
        all.map { $0[keyPath: value] }.reduce(0, +) / Double(all.count)
      }
      #expect(mean(\.own) >= mean(\.sampled))
      #expect(mean(\.own) >= mean(\.hard) + 8)
      let least = (all.map(\.own).min() ?? 0, all.map(\.sampled).min() ?? 0, all.map(\.hard).min() ?? 0)
      table += "\(motion) mean \(mean(\.own)) \(mean(\.sampled)) \(mean(\.hard)) least \(least)\n"
      if let report = Self.report {
        try table.write(toFile: "\(report).\(motion)", atomically: true, encoding: .utf8)
      }
    }
  }
}
