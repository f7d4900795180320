import CGLEW

/// Loads the OpenGL functions of the current context and checks that they suffice.
///
/// - Throws: ``CurlRendererError`` where no context is current, it is older than 3.3, or functions are missing.
func loadOpenGL() throws(CurlRendererError) {
  let status = cglew_Init()
  // 4, no GLX display, is what GLEW says under Wayland and EGL although it has loaded every function.
  guard status == 0 || status == 4 else {
    throw .noContext("GLEW reports error \(status)")
  }
  guard let text = glGetString(GLenum(GL_VERSION)) else {
    throw .noContext("the driver names no version")
  }
  var (major, minor): (GLint, GLint) = (0, 0)
  glGetIntegerv(GLenum(GL_MAJOR_VERSION), &major)
  glGetIntegerv(GLenum(GL_MINOR_VERSION), &minor)
  guard (major, minor) >= (3, 3) else { throw .tooOld(String(cString: text)) }
  if let missing = cglew_MissingFunction() { throw .missingFunction(String(cString: missing)) }
}

/// Whether any context is current, so that the functions of OpenGL may be called.
///
/// Where none is, there is nothing to delete: what was made has gone with its context.
var isContextCurrent: Bool { glGetString(GLenum(GL_VERSION)) != nil }
