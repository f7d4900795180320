import AnyCurl
import AnyCurlGL
import CGLEW

/// A page that OpenGL draws, as a program does whose pages move.
final class LivePage {
  private let size: PixelSize
  private var texture: GLuint = 0
  private var framebuffer: GLuint = 0

  /// Makes a page in the current context, with a picture that is kept red first, as most programs do. It binds a
  /// framebuffer of its own.
  init(_ picture: Bitmap) {
    size = picture.size
    glGenTextures(1, &texture)
    glBindTexture(GLenum(GL_TEXTURE_2D), texture)
    glTexImage2D(
      GLenum(GL_TEXTURE_2D), 0, GL_RGBA8, GLsizei(size.width), GLsizei(size.height), 0, GLenum(GL_RGBA),
      GLenum(GL_UNSIGNED_BYTE), picture.pixels)
    glTexParameteri(GLenum(GL_TEXTURE_2D), GLenum(GL_TEXTURE_MAX_LEVEL), 0)
    cglew_GenFramebuffers(1, &framebuffer)
    cglew_BindFramebuffer(GLenum(GL_FRAMEBUFFER), framebuffer)
    cglew_FramebufferTexture2D(
      GLenum(GL_FRAMEBUFFER), GLenum(GL_COLOR_ATTACHMENT0), GLenum(GL_TEXTURE_2D), texture, 0)
  }

  deinit {
    cglew_DeleteFramebuffers(1, &framebuffer)
    glDeleteTextures(1, &texture)
  }

  /// The page as the renderer takes it.
  var page: PageTexture {
    PageTexture(
      texture, firstRow: .bottom, size: PageSize(width: Double(size.width), height: Double(size.height)))
  }

  /// Draws another picture on the page, and leaves its framebuffer bound.
  func refresh(with picture: PageTexture, by quad: PlainQuad) {
    cglew_BindFramebuffer(GLenum(GL_FRAMEBUFFER), framebuffer)
    quad.draw(picture, target: TargetSize(width: size.width, height: size.height))
  }
}
