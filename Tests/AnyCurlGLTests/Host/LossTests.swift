import AnyCurl
import AnyCurlGL
import CGLEW
import CSDL2
import Testing

extension GL {
  /// Renderer, textures and context may go in any order.
  struct LossTests {
    @Test(arguments: [false, true])
    func `a renderer and the textures it has drawn go in any order`(isTextureFirst: Bool) throws {
      let scene = Scene(width: 40, height: 30)
      let canvas = try scene.canvas()
      var renderer: CurlRenderer? = try CurlRenderer()
      let (a, b) = (canvas.page(scene.noise(1)), canvas.page(scene.noise(2)))
      // With a fade, so that all that the renderer has is in use.
      for progress in [0.3, 0.95] {
        _ = canvas.frame { _ in
          renderer?.draw(
            Curl(.up), at: progress, from: a, to: b, page: scene.place, target: canvas.size)
        }
      }
      var names = [a.name, b.name]
      if isTextureFirst { glDeleteTextures(2, &names) }
      renderer = nil
      if !isTextureFirst { glDeleteTextures(2, &names) }
      #expect(glGetError() == GLenum(GL_NO_ERROR))
      let blank = canvas.frame { _ in }
      #expect(blank.pixels.allSatisfy { $0 == [51, 51, 51, 255] })
    }

    @Test func `a renderer frees what it has made`() throws {
      let scene = Scene(width: 40, height: 30)
      let canvas = try scene.canvas()
      let page = canvas.page(scene.noise(1))
      let before = Self.objects()
      do {
        let renderer = try CurlRenderer()
        _ = canvas.frame { _ in
          renderer.draw(
            Curl(.up), at: 0.95, from: page, to: page, page: scene.place, target: canvas.size)
        }
        #expect(zip(Self.objects(), before).allSatisfy { $0.count > $1.count })
      }
      #expect(Self.objects() == before)
    }

    @Test func `a renderer may outlive its context`() throws {
      var renderer: CurlRenderer?
      do {
        let scene = Scene(width: 40, height: 30)
        let context = try OffscreenContext()
        renderer = try CurlRenderer()
        renderer?.draw(
          CurlStage(content: 0), page: scene.place, target: TargetSize(width: 120, height: 110)
        ) { _ in nil }
        withExtendedLifetime(context) {}
      }
      #expect(SDL_GL_GetCurrentContext() == nil)
      #expect(renderer != nil)
      // The driver may be gone with the context: nothing of it is called any more.
      let counter = try ObjectCounter(.delete)
      renderer = nil
      #expect(counter.count == 0)
      withExtendedLifetime(counter) {}
      // The next context is as good as the first.
      let scene = Scene(width: 40, height: 30)
      let canvas = try scene.canvas()
      let page = scene.noise(1)
      #expect(
        scene.draw(Curl(.up), at: 0, from: canvas.page(page), to: canvas.page(page), on: canvas)
          == scene.alone(page))
    }

    /// The names of each kind of object that there is.
    private static func objects() -> [[GLuint]] {
      let kinds = [
        glIsTexture, cglew_IsBuffer, cglew_IsVertexArray, cglew_IsFramebuffer, cglew_IsSampler,
        cglew_IsProgram,
      ]
      return kinds.map { isObject in (1..<1000).filter { isObject($0) != 0 } }
    }
  }
}
