import CGLEW

/// A linked program; deleted with the object, while its context is current.
final class GLProgram {
  /// The program's name in its context.
  let name: GLuint

  /// Compiles and links the files named in `Shaders/`.
  ///
  /// - Parameters:
  ///   - vertex: the vertex shader's source.
  ///   - fragment: the fragment shader's source.
  ///   - captured: outputs of the vertex shader to record by transform feedback.
  /// - Throws: ``CurlRendererError/shader(name:log:)`` with the driver's log.
  init(
    vertex: ShaderSource, fragment: ShaderSource, capturing captured: [StaticString] = []
  ) throws(CurlRendererError) {
    let program = cglew_CreateProgram()
    var shaders: [GLuint] = []
    defer { for shader in shaders { cglew_DeleteShader(shader) } }
    do {
      for (kind, source) in [(GL_VERTEX_SHADER, vertex), (GL_FRAGMENT_SHADER, fragment)] {
        let shader = try source.compile(as: GLenum(kind))
        shaders.append(shader)
        cglew_AttachShader(program, shader)
      }
    } catch {
      cglew_DeleteProgram(program)
      throw error
    }
    Self.capture(captured, in: program)
    cglew_LinkProgram(program)
    var linked: GLint = 0
    cglew_GetProgramiv(program, GLenum(GL_LINK_STATUS), &linked)
    guard linked != 0 else {
      let log = infoLog { cglew_GetProgramInfoLog(program, $0, $1, $2) }
      cglew_DeleteProgram(program)
      throw .shader(name: "\(vertex.name) with \(fragment.name)", log: log)
    }
    name = program
  }

  deinit {
    if isContextCurrent { cglew_DeleteProgram(name) }
  }

  /// The place of a uniform, or −1, which OpenGL ignores, where the program does not use it.
  func location(_ uniform: StaticString) -> GLint {
    uniform.withUTF8Buffer { bytes in
      bytes.withMemoryRebound(to: GLchar.self) { cglew_GetUniformLocation(name, $0.baseAddress) }
    }
  }

  private static func capture(_ names: [StaticString], in program: GLuint) {
    guard !names.isEmpty else { return }
    let pointers: [UnsafePointer<GLchar>?] = names.map { name in
      name.withUTF8Buffer { $0.withMemoryRebound(to: GLchar.self) { $0.baseAddress } }
    }
    cglew_TransformFeedbackVaryings(
      program, GLsizei(names.count), pointers, GLenum(GL_INTERLEAVED_ATTRIBS))
  }
}

/// The driver's log of a shader or program, without its last line break.
func infoLog(_ read: (GLsizei, UnsafeMutablePointer<GLsizei>, UnsafeMutablePointer<GLchar>?) -> Void)
  -> String
{
  var length: GLsizei = 0
  let bytes = [GLchar](unsafeUninitializedCapacity: 4096) { buffer, count in
    read(GLsizei(buffer.count), &length, buffer.baseAddress)
    count = Int(length)
  }
  let text = String(decoding: bytes.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  return text.split(separator: "\n").joined(separator: "; ")
}
