import AnyCurlGL
import CGLEW

/// A textured rectangle over the whole target, by the plainest of programs: the unit in which drawing is measured.
///
/// It shares nothing with the renderer, so that the unit stays what it is when the renderer becomes faster.
final class PlainQuad {
  private let program = cglew_CreateProgram()
  private var array: GLuint = 0
  private var sampler: GLuint = 0

  /// Compiles the program in the current context, whose functions are loaded.
  ///
  /// - Throws: where the driver refuses it.
  init() throws(ProgramError) {
    for (kind, text) in [
      (GL_VERTEX_SHADER, PackageResources.quad_vert), (GL_FRAGMENT_SHADER, PackageResources.quad_frag),
    ] {
      let shader = cglew_CreateShader(GLenum(kind))
      text.withUnsafeBytes { bytes in
        var pointer: UnsafePointer<GLchar>? = bytes.assumingMemoryBound(to: GLchar.self).baseAddress
        var length = GLint(bytes.count)
        cglew_ShaderSource(shader, 1, &pointer, &length)
      }
      cglew_CompileShader(shader)
      cglew_AttachShader(program, shader)
      cglew_DeleteShader(shader)
    }
    cglew_LinkProgram(program)
    var isLinked: GLint = 0
    cglew_GetProgramiv(program, GLenum(GL_LINK_STATUS), &isLinked)
    guard isLinked != 0 else { throw ProgramError("the OpenGL driver refuses the shaders of a plain page") }
    cglew_GenVertexArrays(1, &array)
    cglew_GenSamplers(1, &sampler)
    for name in [GL_TEXTURE_MIN_FILTER, GL_TEXTURE_MAG_FILTER] {
      cglew_SamplerParameteri(sampler, GLenum(name), GL_LINEAR)
    }
  }

  deinit {
    cglew_DeleteProgram(program)
    cglew_DeleteVertexArrays(1, &array)
    cglew_DeleteSamplers(1, &sampler)
  }

  /// Draws a page over the whole of the current framebuffer.
  func draw(_ page: PageTexture, target: TargetSize) {
    glViewport(0, 0, GLsizei(target.width), GLsizei(target.height))
    cglew_UseProgram(program)
    cglew_BindVertexArray(array)
    cglew_BindSampler(0, sampler)
    glBindTexture(GLenum(GL_TEXTURE_2D), page.name)
    glDrawArrays(GLenum(GL_TRIANGLE_STRIP), 0, 4)
  }
}
