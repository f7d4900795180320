import AnyCurlGL
import CGLEW

/// A picture to draw into and read back, bound from its making on; deleted with the object.
final class FrameBuffer {
  /// The width and height in pixels.
  let size: PixelSize
  /// The samples per pixel, at most what the driver offers; 0 for one.
  let samples: Int
  /// The framebuffer that is drawn into, with its colours.
  private let drawn: (framebuffer: GLuint, colors: GLuint)
  /// Where several samples a pixel become one; nil where there is but one.
  private let resolved: (framebuffer: GLuint, colors: GLuint)?

  /// Makes a picture of a size with so many samples a pixel, 0 for one.
  ///
  /// - Throws: where the driver has no room for it.
  init(size: PixelSize, samples: Int = 0) throws(DisplayError) {
    self.size = size
    var limit: GLint = 0
    glGetIntegerv(GLenum(GL_MAX_SAMPLES), &limit)
    self.samples = limit > 1 ? min(samples, Int(limit)) : 0
    resolved = self.samples > 0 ? try Self.make(size, samples: 0) : nil
    drawn = try Self.make(size, samples: self.samples)
  }

  deinit {
    for pair in [drawn, resolved].compactMap({ $0 }) {
      var (framebuffer, colors) = pair
      cglew_DeleteFramebuffers(1, &framebuffer)
      glDeleteTextures(1, &colors)
    }
  }

  /// The size as the renderer takes it.
  var target: TargetSize { TargetSize(width: size.width, height: size.height) }

  /// Makes it the one that is drawn into and read from.
  func bind() { cglew_BindFramebuffer(GLenum(GL_FRAMEBUFFER), drawn.framebuffer) }

  /// Makes one sample of several a pixel, where there are several, and binds the result to be read from.
  func resolve() {
    guard let resolved else { return }
    let (width, height) = (GLint(size.width), GLint(size.height))
    cglew_BindFramebuffer(GLenum(GL_DRAW_FRAMEBUFFER), resolved.framebuffer)
    cglew_BlitFramebuffer(
      0, 0, width, height, 0, 0, width, height, GLbitfield(GL_COLOR_BUFFER_BIT), GLenum(GL_NEAREST))
    cglew_BindFramebuffer(GLenum(GL_FRAMEBUFFER), resolved.framebuffer)
  }

  /// What has been drawn, rows from top to bottom.
  func bitmap() -> Bitmap {
    resolve()
    let rowBytes = size.width * 4
    let bottomUp = [UInt8](unsafeUninitializedCapacity: rowBytes * size.height) { bytes, count in
      glReadPixels(
        0, 0, GLsizei(size.width), GLsizei(size.height), GLenum(GL_RGBA), GLenum(GL_UNSIGNED_BYTE),
        bytes.baseAddress)
      count = bytes.count
    }
    bind()
    let topDown = (0..<size.height).reversed().flatMap { bottomUp[($0 * rowBytes)..<(($0 + 1) * rowBytes)] }
    return Bitmap(size: size, pixels: topDown)
  }

  private static func make(
    _ size: PixelSize, samples: Int
  ) throws(DisplayError) -> (framebuffer: GLuint, colors: GLuint) {
    var (framebuffer, colors): (GLuint, GLuint) = (0, 0)
    let kind = GLenum(samples > 0 ? GL_TEXTURE_2D_MULTISAMPLE : GL_TEXTURE_2D)
    glGenTextures(1, &colors)
    glBindTexture(kind, colors)
    if samples > 0 {
      cglew_TexImage2DMultisample(
        kind, GLsizei(samples), GLenum(GL_RGBA8), GLsizei(size.width), GLsizei(size.height), 1)
    } else {
      allocateTexture(width: size.width, height: size.height)
    }
    cglew_GenFramebuffers(1, &framebuffer)
    cglew_BindFramebuffer(GLenum(GL_FRAMEBUFFER), framebuffer)
    cglew_FramebufferTexture2D(GLenum(GL_FRAMEBUFFER), GLenum(GL_COLOR_ATTACHMENT0), kind, colors, 0)
    guard cglew_CheckFramebufferStatus(GLenum(GL_FRAMEBUFFER)) == GLenum(GL_FRAMEBUFFER_COMPLETE) else {
      throw DisplayError("the OpenGL driver cannot draw a frame of \(size) pixels")
    }
    return (framebuffer, colors)
  }
}
