import AnyCurl
import CGLEW
import Testing

@testable import AnyCurlGL

extension GL {
  /// The bend is written once in Swift and once in GLSL: here the two meet.
  struct BendTests {
    static let pages: [(width: Double, height: Double, tolerance: Double)] = [
      (1024, 768, 0.002), (768, 1024, 0.002), (1024, 1024, 0.002), (1024, 64, 0.002), (64, 1024, 0.002),
      (4096, 3072, 0.01), (3072, 4096, 0.01), (4096, 4096, 0.01), (4096, 256, 0.01), (256, 4096, 0.01),
    ]

    @Test(arguments: CurlOptions.allCases, MotionName.allCases)
    func `the vertex shader bends as the core does`(options: CurlOptions, motion: MotionName) throws {
      let context = try OffscreenContext()
      try withExtendedLifetime(context) {
        try loadOpenGL()
        let recorder = try BendRecorder()
        for page in Self.pages {
          for progress in [0.05, 0.3, 0.55, 0.8] {
            let size = PageSize(width: page.width, height: page.height)
            let curl = Curl(.up, options: options, motion: motion.value)
            let shape = try #require(curl.shape(at: progress, on: size))
            let worst = recorder.worstError(options, shape, size: size)
            #expect(worst <= page.tolerance, "\(worst) px on \(page.width)x\(page.height) at \(progress)")
          }
        }
      }
    }
  }
}

/// Records by transform feedback where the vertex shader puts the rows of a page.
struct BendRecorder {
  private let program: SheetProgram
  private let mesh = RowMesh()
  private let buffer, texture: GLuint
  private static let record = 6

  init() throws {
    program = try SheetProgram(.plain, capturing: ["gl_Position", "uv"])
    mesh.bind()
    var name: GLuint = 0
    cglew_GenBuffers(1, &name)
    buffer = name
    glGenTextures(1, &name)
    texture = name
    cglew_BindBuffer(GLenum(GL_TRANSFORM_FEEDBACK_BUFFER), buffer)
    // Between two rows are two triangles.
    let bytes = 6 * SheetRows.limit * Self.record * 4
    cglew_BufferData(GLenum(GL_TRANSFORM_FEEDBACK_BUFFER), bytes, nil, GLenum(GL_STATIC_READ))
  }

  /// The greatest distance on the page's plane, in pixels, between the shader's places and the core's.
  func worstError(_ options: CurlOptions, _ shape: CurlShape, size: PageSize) -> Double {
    // One unit of clip space is one pixel here, so that nothing is lost on the way.
    let plane = PagePlane(
      size: size, columns: ([1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]),
      in: TargetSize(width: 2, height: 2))
    let sheet = PlacedSheet(PageTexture(texture, firstRow: .bottom), options, shape, at: plane)
    var rows = SheetRows()
    rows.cut(
      sheet.bend, size: sheet.size, cameraHeight: sheet.cameraHeight, pixel: 1, isSmooth: false)
    let count = 6 * (rows.lines.count - 1)
    var recorded = [Float](repeating: .nan, count: count * Self.record)
    cglew_BindBufferBase(GLenum(GL_TRANSFORM_FEEDBACK_BUFFER), 0, buffer)
    glEnable(GLenum(GL_RASTERIZER_DISCARD))
    program.use(for: rows, side: .front, of: sheet, CurlAppearance())
    cglew_BeginTransformFeedback(GLenum(GL_TRIANGLES))
    mesh.draw(0..<rows.lines.count, .page)
    cglew_EndTransformFeedback()
    glDisable(GLenum(GL_RASTERIZER_DISCARD))
    cglew_GetBufferSubData(
      GLenum(GL_TRANSFORM_FEEDBACK_BUFFER), 0, recorded.count * 4, &recorded)
    return stride(from: 0, to: recorded.count, by: Self.record).reduce(0) { worst, start in
      let point =
        (SIMD2(Double(recorded[start + 4]), Double(recorded[start + 5])) - 0.5)
        * SIMD2(size.width, size.height)
      let bent = sheet.bend(sheet.transform.inverse(point))
      let w = 1 - bent.z / sheet.cameraHeight
      let expected = sheet.transform([bent.x, bent.y]) / w
      let shown = SIMD2(Double(recorded[start]), Double(recorded[start + 1])) / Double(recorded[start + 3])
      let error = shown - expected
      return max(worst, (error * error).sum().squareRoot())
    }
  }
}
