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
    "sheet.vert", Array("#define ROWS \(SheetRows.limit)\n".utf8), PackageResources.light_glsl,
    PackageResources.bend_glsl, PackageResources.edges_glsl, PackageResources.grainplace_glsl,
    PackageResources.sheet_vert)
  static let cutVertex = ShaderSource(
    "cut.vert", Array("#define POINTS \(CutEdge.limit)\n".utf8), PackageResources.light_glsl,
    PackageResources.bend_glsl, PackageResources.edges_glsl, PackageResources.grainplace_glsl,
    PackageResources.cut_vert)
  static let shadowVertex = shadow(isRounded: false)
  static let roundedShadowVertex = shadow(isRounded: true)
  static let revealedVertex = ShaderSource(
    "revealed.vert", Array("#define LINES \(RevealedLines.limit)\n".utf8), PackageResources.revealed_vert)
  static let compositeVertex = ShaderSource("composite.vert", PackageResources.composite_vert)
  static let plain = ShaderSource("plain.frag", PackageResources.plain_frag)
  static let faded = ShaderSource("faded.frag", PackageResources.faded_frag)
  static let front = bent("front.frag", PackageResources.front_frag)
  static let frontSqueezed = bent("front.frag", isSqueezed: true, PackageResources.front_frag)
  static let back = bent("back.frag", PackageResources.back_frag)
  static let backSqueezed = bent("back.frag", isSqueezed: true, PackageResources.back_frag)
  static let shadow = ShaderSource(
    "shadow.frag", PackageResources.light_glsl, PackageResources.shade_glsl, PackageResources.grain_glsl,
    PackageResources.shadow_frag)
  static let rows = ShaderSource("rows.frag", PackageResources.rows_frag)

  /// The shader of a shadow's vertices, of pages with square corners or with round ones.
  private static func shadow(isRounded: Bool) -> ShaderSource {
    let limit = "#define LINES \(ShadowLines.limit)\n"
    return ShaderSource(
      "shadow.vert", Array((limit + (isRounded ? "#define ROUNDED\n" : "")).utf8),
      PackageResources.shade_glsl, PackageResources.bend_glsl, PackageResources.cast_glsl,
      PackageResources.grainplace_glsl, PackageResources.shadow_vert)
  }

  /// A fragment shader of the part that is bent, for where it turns away from the camera or for elsewhere.
  private static func bent(_ name: String, isSqueezed: Bool = false, _ file: [UInt8]) -> ShaderSource {
    ShaderSource(
      name, isSqueezed ? Array("#define SQUEEZED\n".utf8) : [], PackageResources.grain_glsl,
      PackageResources.picture_glsl, file)
  }
}
