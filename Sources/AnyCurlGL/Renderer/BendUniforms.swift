import AnyCurl
import CGLEW

/// The uniforms that every program of a sheet has: its bend, its transform and inverse, its place.
struct BendUniforms {
  private let across, radius, size, toPage, toCanonical, place, grainStep: GLint

  init(_ program: GLProgram) {
    across = program.location("across")
    radius = program.location("radius")
    size = program.location("size")
    toPage = program.location("toPage")
    toCanonical = program.location("toCanonical")
    place = program.location("place")
    grainStep = program.location("grainStep")
  }

  /// Sets them for the program in use.
  func set(_ sheet: PlacedSheet) {
    cglew_Uniform2f(across, Float(sheet.bend.across.x), Float(sheet.bend.across.y))
    cglew_Uniform1f(radius, Float(sheet.bend.radius))
    cglew_Uniform2f(size, Float(sheet.size.width), Float(sheet.size.height))
    // From the target's centre to its edges lie half of its pixels, each a step of Roberts' R2 sequence (grain.glsl).
    let target = sheet.place.target
    cglew_Uniform2f(
      grainStep, 0.7548776662 * Float(target.width) / 2, 0.5698402910 * Float(target.height) / 2)
    set(toPage, to: sheet.transform)
    set(toCanonical, to: sheet.transform.inverse)
    var columns = sheet.place.columns
    withUnsafeBytes(of: &columns) { bytes in
      cglew_UniformMatrix4fv(place, 1, 0, bytes.bindMemory(to: GLfloat.self).baseAddress)
    }
  }

  private func set(_ location: GLint, to transform: PageTransform) {
    var columns = SIMD4<Float>(SIMD4(lowHalf: transform.xAxis, highHalf: transform.yAxis))
    withUnsafeBytes(of: &columns) { bytes in
      cglew_UniformMatrix2fv(location, 1, 0, bytes.bindMemory(to: GLfloat.self).baseAddress)
    }
  }
}
