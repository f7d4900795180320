import CGLEW

/// The state of a context that drawing touches, read before it and put back after it.
///
/// OpenGL has no cheaper way than to ask for each; none of these questions waits for the GPU.
struct HostState {
  /// What drawing turns off, or on where it says so.
  private static let switches: [GLenum] = [
    GL_BLEND, GL_DEPTH_TEST, GL_CULL_FACE, GL_SCISSOR_TEST, GL_STENCIL_TEST, GL_COLOR_LOGIC_OP,
    GL_FRAMEBUFFER_SRGB, GL_RASTERIZER_DISCARD, GL_SAMPLE_ALPHA_TO_COVERAGE, GL_SAMPLE_COVERAGE,
    GL_SAMPLE_MASK, GL_DITHER, GL_CLIP_DISTANCE0, GL_CLIP_DISTANCE1, GL_CLIP_DISTANCE2, GL_CLIP_DISTANCE3,
  ].map { GLenum($0) }

  /// One bit for each switch that was on.
  private var switchesOn: UInt32 = 0
  private let program = integer(GL_CURRENT_PROGRAM)
  private let vertexArray = integer(GL_VERTEX_ARRAY_BINDING)
  private let framebuffer = integer(GL_DRAW_FRAMEBUFFER_BINDING)
  private let unit = integer(GL_ACTIVE_TEXTURE)
  private let texture: GLuint
  private let sampler: GLuint
  private let sourceColor = integer(GL_BLEND_SRC_RGB)
  private let targetColor = integer(GL_BLEND_DST_RGB)
  private let sourceAlpha = integer(GL_BLEND_SRC_ALPHA)
  private let targetAlpha = integer(GL_BLEND_DST_ALPHA)
  private let colorEquation = integer(GL_BLEND_EQUATION_RGB)
  private let alphaEquation = integer(GL_BLEND_EQUATION_ALPHA)
  private let polygonMode = integer(GL_POLYGON_MODE)
  private let viewport = integers(GL_VIEWPORT)
  private let scissor = integers(GL_SCISSOR_BOX)
  private let colorMask = integers(GL_COLOR_WRITEMASK)
  private let clearColor = floats(GL_COLOR_CLEAR_VALUE)

  /// Reads the current context's state and sets the plain one from which drawing starts: every switch off,
  /// the first texture unit active, colours written as they are.
  init() {
    cglew_ActiveTexture(GLenum(GL_TEXTURE0))
    texture = integer(GL_TEXTURE_BINDING_2D)
    sampler = integer(GL_SAMPLER_BINDING)
    for (bit, name) in Self.switches.enumerated() where glIsEnabled(name) != 0 {
      switchesOn |= 1 << bit
      glDisable(name)
    }
    glColorMask(1, 1, 1, 1)
    glPolygonMode(GLenum(GL_FRONT_AND_BACK), GLenum(GL_FILL))
    cglew_BlendEquationSeparate(GLenum(GL_FUNC_ADD), GLenum(GL_FUNC_ADD))
    Self.blendPremultiplied()
  }

  /// Makes blending that of premultiplied colours.
  static func blendPremultiplied() {
    cglew_BlendFuncSeparate(
      GLenum(GL_ONE), GLenum(GL_ONE_MINUS_SRC_ALPHA), GLenum(GL_ONE), GLenum(GL_ONE_MINUS_SRC_ALPHA))
  }

  /// Puts the state back.
  func restore() {
    for (bit, name) in Self.switches.enumerated() {
      if switchesOn & (1 << bit) != 0 { glEnable(name) } else { glDisable(name) }
    }
    cglew_UseProgram(program)
    cglew_BindVertexArray(vertexArray)
    cglew_BindFramebuffer(GLenum(GL_DRAW_FRAMEBUFFER), framebuffer)
    glBindTexture(GLenum(GL_TEXTURE_2D), texture)
    cglew_BindSampler(0, sampler)
    cglew_ActiveTexture(unit)
    cglew_BlendFuncSeparate(sourceColor, targetColor, sourceAlpha, targetAlpha)
    cglew_BlendEquationSeparate(colorEquation, alphaEquation)
    glPolygonMode(GLenum(GL_FRONT_AND_BACK), polygonMode)
    glViewport(viewport.x, viewport.y, viewport.z, viewport.w)
    glScissor(scissor.x, scissor.y, scissor.z, scissor.w)
    glColorMask(
      GLboolean(colorMask.x), GLboolean(colorMask.y), GLboolean(colorMask.z), GLboolean(colorMask.w))
    glClearColor(clearColor.x, clearColor.y, clearColor.z, clearColor.w)
  }

  /// Makes drawing go to the framebuffer that was bound.
  func bindFramebuffer() {
    cglew_BindFramebuffer(GLenum(GL_DRAW_FRAMEBUFFER), framebuffer)
  }
}

/// The first of the integers that a name of the current context's state stands for.
func integer(_ name: Int32) -> GLuint {
  GLuint(bitPattern: integers(name).x)
}

/// Up to four integers of the current context's state.
private func integers(_ name: Int32) -> SIMD4<GLint> {
  var values = SIMD4<GLint>.zero
  withUnsafeMutableBytes(of: &values) { bytes in
    glGetIntegerv(GLenum(name), bytes.bindMemory(to: GLint.self).baseAddress)
  }
  return values
}

/// Up to four numbers of the current context's state.
private func floats(_ name: Int32) -> SIMD4<Float> {
  var values = SIMD4<Float>.zero
  withUnsafeMutableBytes(of: &values) { bytes in
    glGetFloatv(GLenum(name), bytes.bindMemory(to: GLfloat.self).baseAddress)
  }
  return values
}
