import AnyCurl
import AnyCurlGL
import CGLEW
import Testing

extension GL {
  /// All objects are made with the renderer, none while it draws.
  struct ObjectTests {
    @Test func `drawing makes no object`() throws {
      let scene = Scene(width: 101, height: 67)
      let canvas = try scene.canvas()
      let (a, b) = (canvas.page(scene.noise(1)), canvas.page(scene.noise(2)))
      var clear = a
      clear.isOpaque = false
      func drawAll() {
        for motion in MotionName.allCases {
          for progress in [0, 0.001, 0.3, 0.7, 0.95, 1] {
            _ = scene.draw(Curl(.up, motion: motion.value), at: progress, from: a, to: b, on: canvas)
            _ = scene.draw(Curl(.down, motion: motion.value), at: progress, from: clear, to: b, on: canvas)
          }
        }
      }
      drawAll()
      var texture: GLuint = 0
      glGenTextures(1, &texture)
      glDeleteTextures(1, &texture)
      let counter = try ObjectCounter(.make)
      drawAll()
      #expect(counter.count == 0)
      // Textures are made by a function of OpenGL 1.1, which is not reached through GLEW: the next name tells.
      var next: GLuint = 0
      glGenTextures(1, &next)
      glDeleteTextures(1, &next)
      #expect(next <= texture + 1)
    }

    @Test func `the counter sees each kind of object`() throws {
      let canvas = try Canvas(width: 8, height: 8)
      let counter = try ObjectCounter(.make)
      var name: GLuint = 0
      cglew_GenBuffers(1, &name)
      cglew_GenVertexArrays(1, &name)
      cglew_GenFramebuffers(1, &name)
      cglew_GenRenderbuffers(1, &name)
      cglew_GenSamplers(1, &name)
      _ = cglew_CreateProgram()
      _ = cglew_CreateShader(GLenum(GL_VERTEX_SHADER))
      #expect(counter.count == 7)
      withExtendedLifetime(canvas) {}
    }
  }
}
