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
  init(_ bitmap: Bitmap, isOpaque: Bool = true) {
    var name: GLuint = 0
    glGenTextures(1, &name)
    glBindTexture(GLenum(GL_TEXTURE_2D), name)
    allocateTexture(width: bitmap.size.width, height: bitmap.size.height)
    glTexSubImage2D(
      GLenum(GL_TEXTURE_2D), 0, 0, 0, GLsizei(bitmap.size.width), GLsizei(bitmap.size.height),
      GLenum(GL_RGBA), GLenum(GL_UNSIGNED_BYTE), bitmap.pixels)
    let size = PageSize(width: Double(bitmap.size.width), height: Double(bitmap.size.height))
    page = PageTexture(name, firstRow: .top, isOpaque: isOpaque, size: size)
  }

  deinit {
    var name = page.name
    glDeleteTextures(1, &name)
  }
}
