import AnyCurl
import Testing

extension GL {
  /// Frames against a ray cast, pixel by pixel.
  struct OracleTests {
    static let shapes = [(161, 117), (97, 173), (181, 61)]

    @Test(arguments: CurlOptions.allCases, [MotionName.classic, .tight])
    func `each pixel shows what a ray from the camera meets`(
      options: CurlOptions, motion: MotionName
    ) throws {
      for (width, height) in Self.shapes {
        let scene = CoordinateScene(width: width, height: height, margin: 60)
        for progress in [0.1, 0.3, 0.5, 0.62] {
          let curl = Curl(.up, options: options, motion: motion.value)
          let shape = try #require(curl.shape(at: progress, on: scene.size))
          let cast = RayCast(options, shape, size: scene.size)
          let report = FrameReport(try scene.draw(curl, at: progress), of: scene, cast)
          let place = "\(width)x\(height) at \(progress)"
          #expect(report.agreement >= 0.995, "\(report.agreement) of the pixels agree, \(place)")
          #expect(report.lost == 0, "\(report.lost) wrong pixels away from any edge, \(place)")
          // What antialiasing mixes lies within a pixel of an edge, but for a pixel at the point of a needle.
          let smooth = FrameReport(try scene.draw(curl, at: progress, smooth: true), of: scene, cast)
          #expect(smooth.lost <= 1, "\(smooth.lost) wrong pixels away from any soft edge, \(place)")
        }
      }
    }

    @Test(arguments: WrongFrame.allCases)
    func `the ray cast sees a wrong frame`(wrong: WrongFrame) throws {
      let scene = CoordinateScene(width: 161, height: 117, margin: 60)
      let curl = Curl(.up, options: CurlOptions(), motion: .classic)
      let shape = try #require(curl.shape(at: 0.5, on: scene.size))
      let (options, judged) = wrong.falsify(curl.options, shape)
      let report = FrameReport(
        try scene.draw(curl, at: 0.5), of: scene, RayCast(options, judged, size: scene.size))
      #expect(report.agreement < 0.995 || report.lost > 0)
    }
  }
}

/// A fault that a renderer might have.
enum WrongFrame: String, CaseIterable {
  case otherCorner, otherDirection, widerRadius, steeperTilt, longerTravel, nearerCamera

  func falsify(_ options: CurlOptions, _ shape: CurlShape) -> (CurlOptions, CurlShape) {
    var (options, shape) = (options, shape)
    switch self {
    case .otherCorner: options.corner = .topRight
    case .otherDirection: options.direction = .horizontal
    case .widerRadius: shape.cylinder.radius *= 1.02
    case .steeperTilt: shape.cylinder.tilt += 0.02
    case .longerTravel: shape.cylinder.travel += 2
    case .nearerCamera: shape.cameraHeight *= 0.8
    }
    return (options, shape)
  }
}

/// The built-in motions, by name, for tables.
enum MotionName: String, CaseIterable {
  case classic, tight

  var value: any CurlMotion {
    switch self {
    case .classic: .classic
    case .tight: .tight
    }
  }
}
