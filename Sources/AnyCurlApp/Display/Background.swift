import CGLEW

/// The colour round the page.
struct Background {
  /// The colour, as it appears in the target's bytes.
  let color: RGBColor

  /// Fills the current framebuffer.
  func clear() {
    glClearColor(Float(color.red) / 255, Float(color.green) / 255, Float(color.blue) / 255, 1)
    glClear(GLbitfield(GL_COLOR_BUFFER_BIT))
  }
}
