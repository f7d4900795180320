import AnyCurlGL
import CGLEW

/// A framebuffer without a depth buffer to draw into and read back, with a context of its own.
final class Canvas {
  let size: TargetSize
  let renderer: CurlRenderer
  private let context: OffscreenContext
  private let layout: Layout
  private var framebuffer: GLuint = 0
  private var textures: [GLuint] = []

  /// The order of the colours in the memory of the framebuffer and of the pages.
  enum Layout {
    case redFirst
    case blueFirst
  }

  /// Makes a canvas.
  init(width: Int, height: Int, layout: Layout = .redFirst) throws {
    context = try OffscreenContext()
    self.layout = layout
    renderer = try CurlRenderer()
    size = TargetSize(width: width, height: height)
    let target = texture(Frame(width: width, height: height) { _, _ in .zero }, layout).name
    cglew_GenFramebuffers(1, &framebuffer)
    cglew_BindFramebuffer(GLenum(GL_FRAMEBUFFER), framebuffer)
    cglew_FramebufferTexture2D(
      GLenum(GL_FRAMEBUFFER), GLenum(GL_COLOR_ATTACHMENT0), GLenum(GL_TEXTURE_2D), target, 0)
    glDisable(GLenum(GL_DITHER))
  }

  /// Uploads a page; its first row is the bottom one.
  func page(_ frame: Frame) -> PageTexture {
    texture(frame, layout)
  }

  /// Gives a page's texture another picture of the same size.
  func change(_ page: PageTexture, to frame: Frame) {
    glBindTexture(GLenum(GL_TEXTURE_2D), page.name)
    glTexSubImage2D(
      GLenum(GL_TEXTURE_2D), 0, 0, 0, GLsizei(frame.width), GLsizei(frame.height), GLenum(GL_RGBA),
      GLenum(GL_UNSIGNED_BYTE), frame.pixels)
  }

  /// Clears to a colour, draws, and reads back.
  func frame(_ background: SIMD4<Float> = [0.2, 0.2, 0.2, 1], _ draw: (CurlRenderer) -> Void) -> Frame {
    glClearColor(background.x, background.y, background.z, background.w)
    glClear(GLbitfield(GL_COLOR_BUFFER_BIT))
    draw(renderer)
    var pixels = [SIMD4<UInt8>](repeating: .zero, count: size.width * size.height)
    glReadPixels(
      0, 0, GLsizei(size.width), GLsizei(size.height), GLenum(GL_RGBA), GLenum(GL_UNSIGNED_BYTE), &pixels)
    return Frame(width: size.width, height: size.height, pixels: pixels)
  }

  private func texture(_ frame: Frame, _ layout: Layout = .redFirst) -> PageTexture {
    var name: GLuint = 0
    glGenTextures(1, &name)
    glBindTexture(GLenum(GL_TEXTURE_2D), name)
    glTexImage2D(
      GLenum(GL_TEXTURE_2D), 0, layout == .redFirst ? GL_RGBA8 : GL_RGBA, GLsizei(frame.width),
      GLsizei(frame.height), 0,
      GLenum(layout == .redFirst ? GL_RGBA : GL_BGRA), GLenum(GL_UNSIGNED_BYTE), frame.pixels)
    glTexParameteri(GLenum(GL_TEXTURE_2D), GLenum(GL_TEXTURE_MAX_LEVEL), 0)
    textures.append(name)
    return PageTexture(name, firstRow: .bottom)
  }
}
