import CGLEW

/// A texture to draw a sheet into on its own, so that it can fade as a whole.
final class ScratchLayer {
  private let program: GLProgram
  private let samplers: PageSamplers
  private let opacity, scale: GLint
  private var texture: GLuint = 0
  private var framebuffer: GLuint = 0
  private var size = TargetSize(width: 0, height: 0)

  /// Makes an empty one, read by one of the samplers.
  init(_ samplers: PageSamplers) throws(CurlRendererError) {
    self.samplers = samplers
    program = try GLProgram(vertex: .compositeVertex, fragment: .faded)
    opacity = program.location("opacity")
    scale = program.location("scale")
    glGenTextures(1, &texture)
    cglew_GenFramebuffers(1, &framebuffer)
  }

  deinit {
    guard isContextCurrent else { return }
    glDeleteTextures(1, &texture)
    cglew_DeleteFramebuffers(1, &framebuffer)
  }

  /// Draws into the texture, cleared, what `content` draws, and blends that over `target` at an opacity.
  ///
  /// Only the pixels of `bounds` are touched: they must hold all of what is drawn.
  /// The texture grows when a target is larger than any before, and is never made smaller.
  func composite(
    over host: HostState, size target: TargetSize, bounds: PixelRectangle, opacity: Double,
    _ content: () -> Void
  ) {
    grow(to: target)
    glEnable(GLenum(GL_SCISSOR_TEST))
    glScissor(GLint(bounds.x), GLint(bounds.y), GLsizei(bounds.width), GLsizei(bounds.height))
    cglew_BindFramebuffer(GLenum(GL_DRAW_FRAMEBUFFER), framebuffer)
    glClearColor(0, 0, 0, 0)
    glClear(GLbitfield(GL_COLOR_BUFFER_BIT))
    content()
    host.bindFramebuffer()
    cglew_UseProgram(program.name)
    cglew_Uniform1f(self.opacity, Float(opacity))
    cglew_Uniform2f(
      scale, Float(target.width) / Float(size.width), Float(target.height) / Float(size.height))
    glBindTexture(GLenum(GL_TEXTURE_2D), texture)
    samplers.bindExact()
    glEnable(GLenum(GL_BLEND))
    glDrawArrays(GLenum(GL_TRIANGLES), 0, 3)
    glDisable(GLenum(GL_BLEND))
    samplers.bind()
    glDisable(GLenum(GL_SCISSOR_TEST))
  }

  private func grow(to target: TargetSize) {
    guard target.width > size.width || target.height > size.height else { return }
    size = TargetSize(width: max(size.width, target.width), height: max(size.height, target.height))
    glBindTexture(GLenum(GL_TEXTURE_2D), texture)
    allocateTexture(width: size.width, height: size.height)
    cglew_BindFramebuffer(GLenum(GL_DRAW_FRAMEBUFFER), framebuffer)
    cglew_FramebufferTexture2D(
      GLenum(GL_DRAW_FRAMEBUFFER), GLenum(GL_COLOR_ATTACHMENT0), GLenum(GL_TEXTURE_2D), texture, 0)
  }
}
