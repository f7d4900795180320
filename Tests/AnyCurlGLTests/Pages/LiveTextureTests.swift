import AnyCurl
import AnyCurlGL
import CGLEW
import Testing

extension GL {
  /// The host's textures: what they show may change at any time, and how they are set up does not matter.
  struct LiveTextureTests {
    @Test(arguments: MotionName.allCases, [0.3, 0.6, 0.95])
    func `a picture may change between any two frames on both pages`(
      motion: MotionName, progress: Double
    ) throws {
      let scene = Scene(width: 101, height: 67)
      let canvas = try scene.canvas()
      let curl = Curl(.up, motion: motion.value)
      let (a, b) = (canvas.page(scene.noise(1)), canvas.page(scene.noise(2)))
      _ = scene.draw(curl, at: progress, from: a, to: b, on: canvas)
      canvas.change(a, to: scene.noise(3))
      canvas.change(b, to: scene.noise(4))
      let changed = scene.draw(curl, at: progress, from: a, to: b, on: canvas)
      let (c, d) = (canvas.page(scene.noise(3)), canvas.page(scene.noise(4)))
      #expect(changed == scene.draw(curl, at: progress, from: c, to: d, on: canvas))
    }

    @Test(arguments: OddTexture.allCases)
    func `a texture with settings of its own is drawn like any other`(odd: OddTexture) throws {
      let scene = Scene(width: 101, height: 67)
      let canvas = try scene.canvas()
      let (a, b) = (canvas.page(scene.noise(1)), canvas.page(scene.noise(2)))
      let expected = [0, 0.4, 1].map { scene.draw(Curl(.up), at: $0, from: a, to: b, on: canvas) }
      for page in [a, b] {
        glBindTexture(GLenum(GL_TEXTURE_2D), page.name)
        odd.set()
      }
      for (progress, frame) in zip([0, 0.4, 1], expected) {
        #expect(scene.draw(Curl(.up), at: progress, from: a, to: b, on: canvas) == frame, "\(progress)")
      }
      #expect(glGetError() == GLenum(GL_NO_ERROR))
    }
  }
}

/// Settings that a host may have given a texture.
enum OddTexture: CaseIterable {
  case mipmapsWithoutAny, repeated, mirrored, border, blocks, bias, lastLevelsOnly

  /// Gives them to the texture that is bound.
  func set() {
    switch self {
    case .mipmapsWithoutAny:
      // As a texture is when it is made.
      set(GL_TEXTURE_MAX_LEVEL, 1000)
      set(GL_TEXTURE_MIN_FILTER, GL_NEAREST_MIPMAP_LINEAR)
    case .repeated: setWrap(GL_REPEAT)
    case .mirrored: setWrap(GL_MIRRORED_REPEAT)
    case .border: setWrap(GL_CLAMP_TO_BORDER)
    case .blocks:
      set(GL_TEXTURE_MIN_FILTER, GL_NEAREST)
      set(GL_TEXTURE_MAG_FILTER, GL_NEAREST)
    case .bias: set(GL_TEXTURE_LOD_BIAS, 3)
    case .lastLevelsOnly: set(GL_TEXTURE_MIN_LOD, 5)
    }
  }

  private func setWrap(_ mode: Int32) {
    set(GL_TEXTURE_WRAP_S, mode)
    set(GL_TEXTURE_WRAP_T, mode)
  }

  private func set(_ name: Int32, _ value: Int32) {
    glTexParameteri(GLenum(GL_TEXTURE_2D), GLenum(name), value)
  }
}
