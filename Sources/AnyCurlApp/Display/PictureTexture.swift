import AnyCurl
import AnyCurlGL
import CGLEW

/// A texture with the pixels of a bitmap, deleted with the object while its context is current.
final class PictureTexture {
  /// The texture as the renderer takes it.
  let page: PageTexture

  /// Uploads a bitmap to the current context.
  ///
  /// - Parameters:
  ///   - bitmap: the picture.
  ///   - isOpaque: whether every pixel's alpha is 255.
  ///   - hasMipmaps: whether to make mipmaps of it, for a picture larger than its page.
  init(_ bitmap: Bitmap, isOpaque: Bool = true, hasMipmaps: Bool = false) {
    var name: GLuint = 0
    glGenTextures(1, &name)
    glBindTexture(GLenum(GL_TEXTURE_2D), name)
    allocateTexture(width: bitmap.size.width, height: bitmap.size.height)
    glTexSubImage2D(
      GLenum(GL_TEXTURE_2D), 0, 0, 0, GLsizei(bitmap.size.width), GLsizei(bitmap.size.height),
      GLenum(GL_RGBA), GLenum(GL_UNSIGNED_BYTE), bitmap.pixels)
    if hasMipmaps {
      glTexParameteri(GLenum(GL_TEXTURE_2D), GLenum(GL_TEXTURE_MAX_LEVEL), 1000)
      cglew_GenerateMipmap(GLenum(GL_TEXTURE_2D))
    }
    let size = PageSize(width: Double(bitmap.size.width), height: Double(bitmap.size.height))
    page = PageTexture(name, firstRow: .top, isOpaque: isOpaque, hasMipmaps: hasMipmaps, size: size)
  }

  deinit {
    var name = page.name
    glDeleteTextures(1, &name)
  }
}
