import AnyCurl
import AnyCurlGL
import CGLEW
import Foundation
import Testing

extension GL {
  /// Mesa's llvmpipe has a shortcut for simple shaders in targets with blue first and no depth buffer, which is
  /// wrong for some of them. A process reads once whether to take it, so that another one draws without it.
  struct BlueFirstTests {
    @Test func `every program is right in a target with blue first`() async throws {
      let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
      defer { try? FileManager.default.removeItem(atPath: path) }
      await #expect(processExitsWith: .success) { [path = path as String] in
        setenv("LP_PERF", "no_rast_linear", 1)
        try Data(BlueFirstScene().bytes()).write(to: URL(fileURLWithPath: path))
      }
      let careful = try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
      let bytes = try BlueFirstScene().bytes()
      #expect(careful.count == bytes.count)
      let worst = zip(careful, bytes).map { abs(Int($0) - Int($1)) }.max() ?? 255
      #expect(worst <= 2, "\(worst) levels")
    }
  }
}

/// Frames in which every program draws: pages, fronts, backs, shadows and what fades. Large enough for the blocks of 64
/// pixels to which the shortcut is taken.
struct BlueFirstScene {
  private let scene = Scene(width: 301, height: 217)

  /// The frames' bytes, one after another.
  func bytes() throws -> [UInt8] {
    let canvas = try Canvas(
      width: scene.width + 2 * scene.margin, height: scene.height + 2 * scene.margin, layout: .blueFirst)
    let (a, b) = (canvas.page(scene.noise(1)), canvas.page(scene.noise(2)))
    var (exactA, exactB) = (a, b)
    exactA.size = scene.size
    exactB.size = scene.size
    let pages = [(a, b), (exactA, exactB)]
    var bytes: [UInt8] = []
    let others: [any CurlMotion] = [.tight, .fade]
    let curls = CurlOptions.allCases.map { Curl(.up, options: $0) } + others.map { Curl(.up, motion: $0) }
    for curl in curls {
      for progress in [0, 0.5, 0.92] {
        for (top, below) in pages {
          let frame = scene.draw(curl, at: progress, from: top, to: below, on: canvas)
          frame.pixels.withUnsafeBytes { bytes.append(contentsOf: $0) }
        }
      }
    }
    return bytes
  }
}
