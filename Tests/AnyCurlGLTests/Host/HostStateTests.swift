import AnyCurl
import AnyCurlGL
import CGLEW
import Testing

extension GL {
  /// A host's context is as it was after drawing, and drawing is right whatever it was before.
  struct HostStateTests {
    static let switches: [Int32] = [
      GL_BLEND, GL_DEPTH_TEST, GL_CULL_FACE, GL_SCISSOR_TEST, GL_STENCIL_TEST, GL_COLOR_LOGIC_OP,
      GL_FRAMEBUFFER_SRGB, GL_SAMPLE_ALPHA_TO_COVERAGE, GL_SAMPLE_COVERAGE, GL_SAMPLE_MASK, GL_DITHER,
      GL_RASTERIZER_DISCARD, GL_CLIP_DISTANCE0, GL_CLIP_DISTANCE1, GL_CLIP_DISTANCE2, GL_CLIP_DISTANCE3,
    ]
    static let integers: [Int32] = [
      GL_CURRENT_PROGRAM, GL_VERTEX_ARRAY_BINDING, GL_ARRAY_BUFFER_BINDING, GL_ACTIVE_TEXTURE,
      GL_TEXTURE_BINDING_2D, GL_SAMPLER_BINDING, GL_DRAW_FRAMEBUFFER_BINDING, GL_READ_FRAMEBUFFER_BINDING,
      GL_BLEND_SRC_RGB, GL_BLEND_DST_RGB, GL_BLEND_SRC_ALPHA, GL_BLEND_DST_ALPHA, GL_BLEND_EQUATION_RGB,
      GL_BLEND_EQUATION_ALPHA, GL_VIEWPORT, GL_SCISSOR_BOX, GL_COLOR_WRITEMASK, GL_POLYGON_MODE,
      GL_FRONT_FACE, GL_CULL_FACE_MODE, GL_DEPTH_FUNC, GL_DEPTH_WRITEMASK, GL_UNPACK_ALIGNMENT,
      GL_PACK_ALIGNMENT, GL_UNPACK_ROW_LENGTH, GL_STENCIL_FUNC,
    ]

    @Test(arguments: [0.4, 0.9])
    func `an odd host keeps its state and sees the right picture`(progress: Double) throws {
      let scene = Scene(width: 101, height: 67)
      let canvas = try scene.canvas()
      let (a, b) = (canvas.page(scene.noise(1)), canvas.page(scene.noise(2)))
      let curl = Curl(.up, options: CurlOptions(corner: .bottomLeft, direction: .horizontal))
      let expected = scene.draw(curl, at: progress, from: a, to: b, on: canvas)
      var before: [[GLint]] = []
      let frame = canvas.frame(SIMD4<Float>(Scene.background) / 255) { renderer in
        Self.makeOdd()
        before = Self.state()
        renderer.draw(
          curl, at: progress, from: a, to: b, page: scene.place, target: canvas.size)
        #expect(Self.state() == before)
        Self.makePlain()
      }
      #expect(frame == expected)
      #expect(glGetError() == GLenum(GL_NO_ERROR))
    }

    @Test func `an error of the host's is left for the host`() throws {
      let scene = Scene(width: 20, height: 20)
      let canvas = try scene.canvas()
      let page = canvas.page(scene.noise(1))
      glEnable(GLenum(GL_TEXTURE_BINDING_2D))
      _ = scene.draw(Curl(.up), at: 0.5, from: page, to: page, on: canvas)
      #expect(glGetError() == GLenum(GL_INVALID_ENUM))
      #expect(glGetError() == GLenum(GL_NO_ERROR))
    }

    @Test(arguments: [(0, 0), (0, 30), (30, 0), (-1, 5)])
    func `a target or page without area draws nothing`(width: Int, height: Int) throws {
      let scene = Scene(width: 20, height: 20)
      let canvas = try scene.canvas()
      let page = canvas.page(scene.noise(1))
      let blank = canvas.frame { _ in }
      let frame = canvas.frame { renderer in
        renderer.draw(
          Curl(.up), at: 0.5, from: page, to: page, page: scene.place,
          target: TargetSize(width: width, height: height))
        renderer.draw(
          Curl(.up), at: 0.5, from: page, to: page,
          page: PagePlace(x: 0, y: 0, width: width, height: height), target: canvas.size)
      }
      #expect(frame == blank)
      #expect(glGetError() == GLenum(GL_NO_ERROR))
    }

    private static func makeOdd() {
      for name in switches { glEnable(GLenum(name)) }
      var (name, array): (GLuint, GLuint) = (0, 0)
      cglew_GenVertexArrays(1, &array)
      cglew_BindVertexArray(array)
      cglew_ActiveTexture(GLenum(GL_TEXTURE3))
      glGenTextures(1, &name)
      glBindTexture(GLenum(GL_TEXTURE_2D), name)
      cglew_BlendFuncSeparate(
        GLenum(GL_DST_COLOR), GLenum(GL_SRC_COLOR), GLenum(GL_ZERO), GLenum(GL_DST_ALPHA))
      cglew_BlendEquationSeparate(GLenum(GL_MAX), GLenum(GL_FUNC_REVERSE_SUBTRACT))
      glViewport(3, 5, 17, 19)
      glScissor(1, 2, 3, 4)
      glColorMask(0, 1, 0, 1)
      glPolygonMode(GLenum(GL_FRONT_AND_BACK), GLenum(GL_LINE))
      glFrontFace(GLenum(GL_CW))
      glCullFace(GLenum(GL_FRONT_AND_BACK))
      glDepthFunc(GLenum(GL_NEVER))
      glStencilFunc(GLenum(GL_NEVER), 1, 1)
      glPixelStorei(GLenum(GL_UNPACK_ALIGNMENT), 2)
      glPixelStorei(GLenum(GL_UNPACK_ROW_LENGTH), 7)
    }

    /// Only what reading the frame back needs.
    private static func makePlain() {
      glPixelStorei(GLenum(GL_PACK_ALIGNMENT), 4)
    }

    private static func state() -> [[GLint]] {
      let numbers = integers.map { name in
        var values = [GLint](repeating: 0, count: 4)
        glGetIntegerv(GLenum(name), &values)
        return values
      }
      return numbers + [switches.map { GLint(glIsEnabled(GLenum($0))) }]
    }
  }
}
