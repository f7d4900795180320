import AnyCurl
import CGLEW
import Glibc

/// The uniforms of `Shaders/light.glsl` and `Shaders/cast.glsl`.
struct LightUniforms {
  private let contact, lean, planeSpread, sheetSpread, turned, fading, shadow, dither: GLint

  init(_ program: GLProgram) {
    contact = program.location("contact")
    lean = program.location("lean")
    planeSpread = program.location("planeSpread")
    sheetSpread = program.location("sheetSpread")
    turned = program.location("turned")
    fading = program.location("fading")
    shadow = program.location("shadow")
    dither = program.location("dither")
  }

  /// Sets them for the program in use.
  func set(_ light: CurlLight, on sheet: PlacedSheet) {
    let bend = sheet.bend
    cglew_Uniform1f(contact, Float(bend.contact))
    let across = light.lean.x
    cglew_Uniform4f(
      lean, Float(across), Float(light.lean.y), Float(atan(across)),
      Float(1 / (1 + across * across).squareRoot()))
    cglew_Uniform2f(planeSpread, Float(light.planeSpread.x), Float(light.planeSpread.y))
    cglew_Uniform2f(sheetSpread, Float(light.sheetSpread.x), Float(light.sheetSpread.y))
    cglew_Uniform1f(turned, Float(CanonicalOutline(bend, size: sheet.size).last / bend.radius))
    cglew_Uniform1f(fading, Float(light.fading))
    cglew_Uniform1f(shadow, Float(light.shadow))
    cglew_Uniform1f(dither, light.dither ? 1 : 0)
  }
}
