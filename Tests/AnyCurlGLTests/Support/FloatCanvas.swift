import AnyCurlGL
import CGLEW

/// A framebuffer of 32-bit numbers to draw into and read back, with a context of its own.
final class FloatCanvas {
  let size: TargetSize
  let renderer: CurlRenderer
  private let context: OffscreenContext
  private var framebuffer: GLuint = 0

  init(width: Int, height: Int) throws {
    context = try OffscreenContext()
    renderer = try CurlRenderer()
    size = TargetSize(width: width, height: height)
    let target = page([SIMD4<Float>](repeating: .zero, count: width * height), width: width, height: height)
    cglew_GenFramebuffers(1, &framebuffer)
    cglew_BindFramebuffer(GLenum(GL_FRAMEBUFFER), framebuffer)
    cglew_FramebufferTexture2D(
      GLenum(GL_FRAMEBUFFER), GLenum(GL_COLOR_ATTACHMENT0), GLenum(GL_TEXTURE_2D), target.name, 0)
  }

  /// Uploads a page; its first row is the bottom one.
  func page(_ pixels: [SIMD4<Float>], width: Int, height: Int) -> PageTexture {
    var name: GLuint = 0
    glGenTextures(1, &name)
    glBindTexture(GLenum(GL_TEXTURE_2D), name)
    glTexImage2D(
      GLenum(GL_TEXTURE_2D), 0, GL_RGBA32F, GLsizei(width), GLsizei(height), 0, GLenum(GL_RGBA),
      GLenum(GL_FLOAT), pixels)
    glTexParameteri(GLenum(GL_TEXTURE_2D), GLenum(GL_TEXTURE_MAX_LEVEL), 0)
    return PageTexture(name, firstRow: .bottom)
  }

  /// Clears to a colour, draws, and reads back.
  func frame(_ background: SIMD4<Float> = .zero, _ draw: (CurlRenderer) -> Void) -> [SIMD4<Float>] {
    glClearColor(background.x, background.y, background.z, background.w)
    glClear(GLbitfield(GL_COLOR_BUFFER_BIT))
    draw(renderer)
    var pixels = [SIMD4<Float>](repeating: .zero, count: size.width * size.height)
    glReadPixels(
      0, 0, GLsizei(size.width), GLsizei(size.height), GLenum(GL_RGBA), GLenum(GL_FLOAT), &pixels)
    return pixels
  }
}
