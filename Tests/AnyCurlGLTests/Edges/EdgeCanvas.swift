import AnyCurlGL
import CGLEW

/// Four ways to draw a picture: hard edges, the renderer's own, four samples per pixel, and, as the truth, four
/// times as large with hard edges and then averaged over squares of 4 × 4.
final class EdgeCanvas {
  let size: TargetSize
  let renderer: CurlRenderer
  private let context: OffscreenContext
  private let plain, sampled, large: GLuint
  private let largePicture: GLuint

  init(width: Int, height: Int) throws {
    context = try OffscreenContext()
    renderer = try CurlRenderer()
    size = TargetSize(width: width, height: height)
    plain = Self.framebuffer()
    Self.attach(Self.texture(width, height, GL_RGBA8))
    sampled = Self.framebuffer()
    Self.attachSamples(width, height)
    large = Self.framebuffer()
    largePicture = Self.texture(4 * width, 4 * height, GL_RGBA16)
    // The smaller levels are there from the start, so that no driver moves the texture for them.
    cglew_GenerateMipmap(GLenum(GL_TEXTURE_2D))
    Self.attach(largePicture)
    glDisable(GLenum(GL_DITHER))
  }

  /// The picture of a drawing as it is, with the renderer's edges or with hard ones.
  func frame(smooth: Bool, _ draw: (CurlRenderer) -> Void) -> Frame {
    renderer.smoothsEdges = smooth
    render(into: plain, draw)
    return read(plain)
  }

  /// The picture of a drawing with hard edges and four samples per pixel.
  func sampledFrame(_ draw: (CurlRenderer) -> Void) -> Frame {
    renderer.smoothsEdges = false
    render(into: sampled, draw)
    cglew_BindFramebuffer(GLenum(GL_READ_FRAMEBUFFER), sampled)
    cglew_BindFramebuffer(GLenum(GL_DRAW_FRAMEBUFFER), plain)
    let (width, height) = (GLint(size.width), GLint(size.height))
    cglew_BlitFramebuffer(
      0, 0, width, height, 0, 0, width, height, GLbitfield(GL_COLOR_BUFFER_BIT), GLenum(GL_NEAREST))
    return read(plain)
  }

  /// The true picture; `draw` draws it four times as large.
  func truth(smooth: Bool = false, _ draw: (CurlRenderer) -> Void) -> Frame {
    renderer.smoothsEdges = smooth
    render(into: large, draw)
    glBindTexture(GLenum(GL_TEXTURE_2D), largePicture)
    // Level 2 is the average of 4 × 4, in 16 bits.
    cglew_GenerateMipmap(GLenum(GL_TEXTURE_2D))
    var pixels = [SIMD4<UInt8>](repeating: .zero, count: size.width * size.height)
    glGetTexImage(GLenum(GL_TEXTURE_2D), 2, GLenum(GL_RGBA), GLenum(GL_UNSIGNED_BYTE), &pixels)
    return Frame(width: size.width, height: size.height, pixels: pixels)
  }

  /// A page of one colour, one pixel large.
  func page(_ color: SIMD4<UInt8>) -> PageTexture {
    page(Frame(width: 1, height: 1, pixels: [color]))
  }

  /// A page with a picture, its first row the bottom one, and with mipmaps where they are wanted.
  func page(_ frame: Frame, hasMipmaps: Bool = false) -> PageTexture {
    let name = Self.texture(frame.width, frame.height, GL_RGBA8)
    glTexSubImage2D(
      GLenum(GL_TEXTURE_2D), 0, 0, 0, GLsizei(frame.width), GLsizei(frame.height), GLenum(GL_RGBA),
      GLenum(GL_UNSIGNED_BYTE), frame.pixels)
    if hasMipmaps { cglew_GenerateMipmap(GLenum(GL_TEXTURE_2D)) }
    return PageTexture(name, firstRow: .bottom, hasMipmaps: hasMipmaps)
  }

  private func render(into framebuffer: GLuint, _ draw: (CurlRenderer) -> Void) {
    cglew_BindFramebuffer(GLenum(GL_FRAMEBUFFER), framebuffer)
    let color = SIMD4<Float>(Scene.background) / 255
    glClearColor(color.x, color.y, color.z, color.w)
    glClear(GLbitfield(GL_COLOR_BUFFER_BIT))
    draw(renderer)
  }

  private func read(_ framebuffer: GLuint) -> Frame {
    cglew_BindFramebuffer(GLenum(GL_FRAMEBUFFER), framebuffer)
    var pixels = [SIMD4<UInt8>](repeating: .zero, count: size.width * size.height)
    glReadPixels(
      0, 0, GLsizei(size.width), GLsizei(size.height), GLenum(GL_RGBA), GLenum(GL_UNSIGNED_BYTE), &pixels)
    return Frame(width: size.width, height: size.height, pixels: pixels)
  }

  private static func framebuffer() -> GLuint {
    var name: GLuint = 0
    cglew_GenFramebuffers(1, &name)
    cglew_BindFramebuffer(GLenum(GL_FRAMEBUFFER), name)
    return name
  }

  private static func texture(_ width: Int, _ height: Int, _ format: GLint) -> GLuint {
    var name: GLuint = 0
    glGenTextures(1, &name)
    glBindTexture(GLenum(GL_TEXTURE_2D), name)
    glTexImage2D(
      GLenum(GL_TEXTURE_2D), 0, format, GLsizei(width), GLsizei(height), 0, GLenum(GL_RGBA),
      GLenum(GL_UNSIGNED_BYTE), nil)
    return name
  }

  private static func attach(_ texture: GLuint) {
    cglew_FramebufferTexture2D(
      GLenum(GL_FRAMEBUFFER), GLenum(GL_COLOR_ATTACHMENT0), GLenum(GL_TEXTURE_2D), texture, 0)
  }

  private static func attachSamples(_ width: Int, _ height: Int) {
    var name: GLuint = 0
    cglew_GenRenderbuffers(1, &name)
    cglew_BindRenderbuffer(GLenum(GL_RENDERBUFFER), name)
    cglew_RenderbufferStorageMultisample(
      GLenum(GL_RENDERBUFFER), 4, GLenum(GL_RGBA8), GLsizei(width), GLsizei(height))
    cglew_FramebufferRenderbuffer(
      GLenum(GL_FRAMEBUFFER), GLenum(GL_COLOR_ATTACHMENT0), GLenum(GL_RENDERBUFFER), name)
  }
}
