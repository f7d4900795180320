import CGLEW
import Glibc
import Synchronization
import Testing

/// How many objects are asked for, or given up, while it lives; none really is.
///
/// Textures do not count: their functions are of OpenGL 1.1 and not reached through GLEW.
final class ObjectCounter {
  enum Act {
    case make, delete
  }

  private static let total = Atomic(0)
  private var originals: [(place: UnsafeMutableRawPointer, function: UnsafeRawPointer?)] = []

  /// Puts functions that count in the places where GLEW keeps those that make objects, or delete them.
  init(_ act: Act) throws {
    Self.total.store(0, ordering: .relaxed)
    for kind in ["Buffers", "VertexArrays", "Framebuffers", "Renderbuffers", "Samplers"] {
      let several: @convention(c) (GLsizei, UnsafeMutablePointer<GLuint>?) -> Void = { count, _ in
        ObjectCounter.total.add(Int(count), ordering: .relaxed)
      }
      try replace(
        (act == .make ? "Gen" : "Delete") + kind, by: unsafeBitCast(several, to: UnsafeRawPointer.self))
    }
    for kind in ["Program", "Shader"] {
      // The function that makes a program takes no argument, and never looks at one.
      let one: @convention(c) (GLuint) -> GLuint = { _ in
        ObjectCounter.total.add(1, ordering: .relaxed)
        return 0
      }
      try replace(
        (act == .make ? "Create" : "Delete") + kind, by: unsafeBitCast(one, to: UnsafeRawPointer.self))
    }
  }

  deinit {
    for (place, function) in originals { place.storeBytes(of: function, as: UnsafeRawPointer?.self) }
  }

  var count: Int { Self.total.load(ordering: .relaxed) }

  private func replace(_ name: String, by function: UnsafeRawPointer) throws {
    let place = try #require(dlsym(nil, "__glew\(name)"), "GLEW has no \(name)")
    originals.append((place, place.load(as: UnsafeRawPointer?.self)))
    place.storeBytes(of: function, as: UnsafeRawPointer.self)
  }
}
