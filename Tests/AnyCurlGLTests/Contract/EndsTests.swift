import AnyCurl
import Testing

extension GL {
  /// What every transition keeps: at 0 exactly the page before, at 1 exactly the page after.
  struct EndsTests {
    static let shapes = [(101, 67), (67, 101), (73, 73), (161, 11), (9, 143), (1, 1)]

    @Test(arguments: CurlOptions.allCases, MotionName.allCases)
    func `the ends are the plain pages byte for byte`(options: CurlOptions, motion: MotionName) throws {
      for (width, height) in Self.shapes {
        let scene = Scene(width: width, height: height)
        let canvas = try scene.canvas()
        let (before, after) = (scene.noise(1), scene.noise(2))
        let (a, b) = (canvas.page(before), canvas.page(after))
        for kind in CurlKind.allCases {
          let curl = Curl(kind, options: options, motion: motion.value)
          for (progress, page) in [(0, before), (-0.5, before), (1, after), (1.5, after)] {
            let frame = scene.draw(curl, at: progress, from: a, to: b, on: canvas)
            #expect(frame == scene.alone(page), "\(kind) at \(progress) on \(width)x\(height)")
          }
        }
      }
    }

    @Test(arguments: CurlOptions.allCases, MotionName.allCases)
    func `next to the ends hardly anything differs`(options: CurlOptions, motion: MotionName) throws {
      let scene = Scene(width: 101, height: 67)
      let canvas = try scene.canvas()
      let (before, after) = (scene.noise(1), scene.noise(2))
      let (a, b) = (canvas.page(before), canvas.page(after))
      let curl = Curl(.up, options: options, motion: motion.value)
      for (progress, page) in [(1e-4, before), (1 - 1e-4, after)] {
        let frame = scene.draw(curl, at: progress, from: a, to: b, on: canvas)
        let worst = frame.differences(from: scene.alone(page)).max() ?? 0
        #expect(worst <= 2, "\(worst) levels at \(progress)")
      }
    }

    @Test(arguments: CurlOptions.allCases, MotionName.allCases)
    func `a curl down is a curl up played backwards`(options: CurlOptions, motion: MotionName) throws {
      for (width, height) in Self.shapes {
        let scene = Scene(width: width, height: height)
        let canvas = try scene.canvas()
        let (a, b) = (canvas.page(scene.noise(1)), canvas.page(scene.noise(2)))
        let up = Curl(.up, options: options, motion: motion.value)
        let down = Curl(.down, options: options, motion: motion.value)
        for eighth in 0...8 {
          let t = Double(eighth) / 8
          let frame = scene.draw(down, at: t, from: a, to: b, on: canvas)
          #expect(
            frame == scene.draw(up, at: 1 - t, from: b, to: a, on: canvas), "\(width)x\(height) at \(t)")
        }
      }
    }
  }
}
