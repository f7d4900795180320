import AnyCurl
import CGLEW

/// How pages are read, whatever their textures were given: four sampler objects.
final class PageSamplers {
  private var plain: GLuint = 0
  private var mipmapped: GLuint = 0
  private var oneLevel: GLuint = 0
  private var exact: GLuint = 0

  init() {
    plain = Self.sampler(smaller: GL_LINEAR, larger: GL_LINEAR)
    mipmapped = Self.sampler(smaller: GL_LINEAR_MIPMAP_LINEAR, larger: GL_LINEAR)
    oneLevel = Self.sampler(smaller: GL_LINEAR_MIPMAP_NEAREST, larger: GL_LINEAR)
    exact = Self.sampler(smaller: GL_NEAREST, larger: GL_NEAREST)
    // A page at its own size is read from the first level alone, however a driver rounds.
    cglew_SamplerParameterf(mipmapped, GLenum(GL_TEXTURE_LOD_BIAS), -1 / 16)
  }

  deinit {
    guard isContextCurrent else { return }
    cglew_DeleteSamplers(1, &plain)
    cglew_DeleteSamplers(1, &mipmapped)
    cglew_DeleteSamplers(1, &oneLevel)
    cglew_DeleteSamplers(1, &exact)
  }

  /// Reads what is bound to the first unit as any texture.
  func bind() { cglew_BindSampler(0, plain) }

  /// Reads what is bound as a page's picture: from all of its mipmaps, or from the one level that fits.
  func bind(for picture: PageTexture, at place: PagePlane) {
    guard picture.hasMipmaps else { return bind() }
    guard let level = place.level(of: picture) else { return cglew_BindSampler(0, mipmapped) }
    cglew_SamplerParameterf(oneLevel, GLenum(GL_TEXTURE_MIN_LOD), GLfloat(level))
    cglew_SamplerParameterf(oneLevel, GLenum(GL_TEXTURE_MAX_LOD), GLfloat(level))
    cglew_BindSampler(0, oneLevel)
  }

  /// Reads what is bound without a filter, where each of its pixels is one of the target.
  func bindExact() { cglew_BindSampler(0, exact) }

  /// Reads a page that lies flat, exactly where it is as large as its picture.
  func bind(forFlat page: PlacedSheet) {
    if page.place.isPixelExact, page.texture.size == page.place.size {
      bindExact()
    } else {
      bind(for: page.texture, at: page.place)
    }
  }

  private static func sampler(smaller: Int32, larger: Int32) -> GLuint {
    var name: GLuint = 0
    cglew_GenSamplers(1, &name)
    for (parameter, value) in [
      (GL_TEXTURE_MIN_FILTER, smaller), (GL_TEXTURE_MAG_FILTER, larger),
      (GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE), (GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE),
    ] {
      cglew_SamplerParameteri(name, GLenum(parameter), value)
    }
    return name
  }
}
