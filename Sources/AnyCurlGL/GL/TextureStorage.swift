import CGLEW

/// Gives the bound two-dimensional texture one level, RGBA of eight bits a channel, whose pixels are not defined.
///
/// Blue comes first in memory, as it does in windows, where the driver follows the wish: Mesa does for this pair of an
/// unsized internal format and `GL_BGRA`.
package func allocateTexture(width: Int, height: Int) {
  glTexImage2D(
    GLenum(GL_TEXTURE_2D), 0, GL_RGBA, GLsizei(width), GLsizei(height), 0, GLenum(GL_BGRA),
    GLenum(GL_UNSIGNED_BYTE), nil)
  glTexParameteri(GLenum(GL_TEXTURE_2D), GLenum(GL_TEXTURE_MAX_LEVEL), 0)
}
