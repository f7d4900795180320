import AnyCurl
import AnyCurlGL
import CGLEW
import Glibc

/// What one step and one frame cost the processor that makes the OpenGL calls, without filling any pixel.
///
/// The page is as large as ever, but the target is one pixel: the driver's part that runs in the caller's thread is
/// measured, its rasterizer is not. Where calls can be counted the driver is left out altogether.
struct ProcessorBench {
  let renderer: CurlRenderer
  let pages: [PageTexture]
  let page: PagePlace
  let frames: Int

  /// Makes a benchmark of so many frames on the pages of a stand.
  init(_ stand: BenchStand, frames: Int) {
    renderer = stand.renderer
    renderer.appearance = CurlAppearance()
    renderer.smoothsEdges = true
    pages = stand.pages.own.map(\.page)
    page = stand.page
    self.frames = frames
  }

  /// The figures of a motion.
  func figures(_ motion: MotionName) -> [BenchFigure] {
    let name = motion.rawValue
    let unit = "µs of the calling thread"
    var figures = [
      BenchFigure(
        "\(name), advance and draw, with the driver's front end", measure(motion.motion).seconds * 1e6, unit)
    ]
    guard let counter = CallCounter() else { return figures }
    let (seconds, counts) = measure(motion.motion, counter)
    let perFrame = counts.shared(among: frames)
    figures.append(BenchFigure("\(name), advance and draw, without the driver", seconds * 1e6, unit))
    figures += [
      ("OpenGL calls", perFrame.calls), ("draw calls", perFrame.draws), ("vertices", perFrame.vertices),
      ("bytes uploaded, uniforms included", perFrame.bytes), ("OpenGL objects made", perFrame.objects),
      ("malloc calls", perFrame.allocations),
    ].map { BenchFigure("\(name), \($0.0)", $0.1, "per frame") }
    return figures
  }

  /// How time without the driver grows with the rows into which a sheet is cut: rolls from narrow to wide.
  func growthWithRows() -> [BenchFigure] {
    guard let counter = CallCounter() else { return [] }
    let points = [0.02, 0.06, 0.12, 0.3, 0.683].map { fraction in
      let (seconds, counts) = measure(TightMotion(radiusFraction: fraction), counter)
      return (x: counts.shared(among: frames).vertices, y: seconds * 1e6)
    }
    guard let line = BenchSlope(points) else { return [] }
    return [
      BenchFigure("growth with rows, without the driver", line.slope * 1000, "µs per 1000 vertices"),
      BenchFigure("growth with rows, linear to", line.fit, "of 1"),
    ]
  }

  /// The median of the calling thread's processor time for one step and one frame, in seconds, and what has been
  /// counted in all frames together.
  private func measure(
    _ motion: any CurlMotion, _ counter: CallCounter? = nil
  ) -> (seconds: Double, counts: CallCounter.Counts) {
    var times = BenchTimes()
    // The first frames fill caches and are not counted.
    for frame in -10..<frames {
      let moment = BenchMoment(frame: max(frame, 0))
      var stage = CurlStage(content: 0)
      stage.curlUp(to: 1, options: moment.options, motion: motion, duration: 1)
      stage.advance(by: moment.progress * 0.95)
      if frame == 0 { counter?.reset() }
      counter?.begin()
      let start = Self.threadTime()
      stage.advance(by: 1 / 60)
      renderer.draw(stage, page: page, target: TargetSize(width: 1, height: 1)) { pages[$0] }
      let end = Self.threadTime()
      counter?.end()
      if frame >= 0 { times.note(end - start) }
    }
    glFinish()
    return (times.median, counter?.counts ?? CallCounter.Counts())
  }

  /// The processor time of this thread, in seconds (`CLOCK_THREAD_CPUTIME_ID`).
  private static func threadTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
