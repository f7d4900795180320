import CGLEW

/// The text of a shader: files of `Shaders/`, joined after the version line.
struct ShaderSource {
  /// The name to report: that of the last file.
  let name: String
  /// The text.
  let text: [UInt8]

  /// Joins files of `Shaders/`.
  init(_ name: String, _ files: [UInt8]...) {
    self.name = name
    text = PackageResources.prelude_glsl + files.joined()
  }

  /// Compiles the text as a shader of a kind, such as `GL_VERTEX_SHADER`.
  ///
  /// - Throws: ``CurlRendererError/shader(name:log:)`` with the driver's log.
  func compile(as kind: GLenum) throws(CurlRendererError) -> GLuint {
    let shader = cglew_CreateShader(kind)
    text.withUnsafeBytes { bytes in
      var pointer: UnsafePointer<GLchar>? = bytes.assumingMemoryBound(to: GLchar.self).baseAddress
      var length = GLint(bytes.count)
      cglew_ShaderSource(shader, 1, &pointer, &length)
    }
    cglew_CompileShader(shader)
    var compiled: GLint = 0
    cglew_GetShaderiv(shader, GLenum(GL_COMPILE_STATUS), &compiled)
    guard compiled != 0 else {
      let log = infoLog { cglew_GetShaderInfoLog(shader, $0, $1, $2) }
      cglew_DeleteShader(shader)
      throw .shader(name: name, log: log)
    }
    return shader
  }
}

extension ShaderSource {
  static let sheetVertex = ShaderSource(
    "sheet.vert", Array("#define ROWS \(SheetRows.limit)\n".utf8), PackageResources.bend_glsl,
    PackageResources.edges_glsl, PackageResources.sheet_vert)
  static let shadowVertex = ShaderSource(
    "shadow.vert", Array("#define SLICES \(ShadowLines.slices)\n".utf8), PackageResources.bend_glsl,
    PackageResources.shadow_vert)
  static let compositeVertex = ShaderSource("composite.vert", PackageResources.composite_vert)
  static let page = ShaderSource("page.frag", PackageResources.page_frag)
  static let front = lit("front.frag", PackageResources.front_frag)
  static let frontUnderBack = lit("front.frag", returning, PackageResources.front_frag)
  static let back = lit("back.frag", PackageResources.back_frag)
  static let rows = ShaderSource("rows.frag", PackageResources.rows_frag)
  static let composite = ShaderSource("composite.frag", PackageResources.composite_frag)

  /// The fragment shader of the shadow that parts of a sheet throw on the plane.
  static func shadow(of casters: ShadowLines.Casters) -> ShaderSource {
    lit(
      "shadow.frag", casters == .returning ? [] : rising, casters == .rising ? [] : returning,
      PackageResources.shadow_frag)
  }

  /// What a shader is to count with: the side of the sheet that rises from the contact line.
  private static let rising = Array("#define RISING\n".utf8)
  /// What a shader is to count with: the side that comes back over it, past the silhouette.
  private static let returning = Array("#define RETURNING\n".utf8)

  /// A fragment shader that shades: the bend, the light and the shadow before its own text.
  private static func lit(_ name: String, _ files: [UInt8]...) -> ShaderSource {
    let depth = Array("#define DEPTH \(CurlLight.depth)\n".utf8)
    return ShaderSource(
      name,
      depth + PackageResources.bend_glsl + PackageResources.light_glsl + PackageResources.cast_glsl
        + files.joined())
  }
}
