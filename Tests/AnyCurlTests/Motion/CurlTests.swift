import AnyCurl
import Testing

struct CurlTests {
  static let size = PageSize(width: 640, height: 480)

  @Test(arguments: CurlOptions.allCases, BuiltInMotion.allCases)
  func `a curl down is a curl up played backwards`(options: CurlOptions, motion: BuiltInMotion) {
    let up = Curl(.up, options: options, motion: motion.motion)
    let down = Curl(.down, options: options, motion: motion.motion)
    for step in 0...64 {
      let progress = Double(step) / 64
      #expect(down.shape(at: progress, on: Self.size) == up.shape(at: 1 - progress, on: Self.size))
    }
  }

  @Test
  func `a curl up begins flat and ends gone, and a curl down the other way`() {
    #expect(Curl(.up).shape(at: 0, on: Self.size) == nil)
    #expect(Curl(.up).shape(at: 1, on: Self.size)?.opacity == 0)
    #expect(Curl(.down).shape(at: 0, on: Self.size)?.opacity == 0)
    #expect(Curl(.down).shape(at: 1, on: Self.size) == nil)
  }

  @Test(arguments: [-0.5, -.infinity])
  func `less than 0 shows the page before`(progress: Double) {
    #expect(Curl(.up).shape(at: progress, on: Self.size) == nil)
    #expect(Curl(.down).shape(at: progress, on: Self.size)?.opacity == 0)
  }

  @Test(arguments: [1.5, .infinity])
  func `more than 1 shows the page after`(progress: Double) {
    #expect(Curl(.up).shape(at: progress, on: Self.size)?.opacity == 0)
    #expect(Curl(.down).shape(at: progress, on: Self.size) == nil)
  }

  @Test(arguments: CurlOptions.allCases)
  func `the page's extent along the direction is what the motion works with`(options: CurlOptions) {
    let radius = Curl(.up, options: options).shape(at: 0.5, on: Self.size)?.cylinder.radius
    #expect(radius == 0.683 * (options.direction == .vertical ? 480 : 640))
  }

  @Test(arguments: [(-1.0, 0.0), (0, 0), (0.5, 0.15625), (1, 0.5), (2, 1), (.infinity, 1)])
  func `time becomes a progress that starts and ends gently`(time: Double, progress: Double) {
    #expect(Curl.progress(after: time, duration: 2) == progress)
    #expect(Curl.progress(after: time / 2) == progress)
  }

  @Test func `a curl without duration is over at once`() {
    #expect(Curl.progress(after: 0, duration: 0) == 1)
    #expect(Curl.progress(after: 0, duration: -1) == 1)
  }

  @Test
  func `a time that is no number is refused`() async {
    await #expect(processExitsWith: .failure) { _ = Curl.progress(after: .nan) }
    await #expect(processExitsWith: .failure) { _ = Curl.progress(after: 0, duration: .nan) }
  }

  @Test
  func `a progress that is no number is refused`() async {
    await #expect(processExitsWith: .failure) {
      _ = Curl(.up).shape(at: .nan, on: PageSize(width: 4, height: 3))
    }
  }
}
