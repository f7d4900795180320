import CGLEW
import CSDL2
import Glibc

/// What a benchmark runs on, without anything that names one machine or its user.
enum BenchMachine {
  /// The facts, asked of the system, of SDL and of the current OpenGL context.
  static func facts(display: String) -> [(name: String, text: String)] {
    var sdl = SDL_version()
    SDL_GetVersion(&sdl)
    return [
      ("program", "anycurl \(Program.version), \(build)"),
      ("processor", "\(processor ?? "unknown"), \(sysconf(CInt(_SC_NPROCESSORS_ONLN))) online"),
      ("OpenGL", "\(text(GL_RENDERER)), \(text(GL_VERSION))"),
      ("LP_NUM_THREADS", getenv("LP_NUM_THREADS").map { String(cString: $0) } ?? "not set"),
      ("display", "\(display), SDL \(sdl.major).\(sdl.minor).\(sdl.patch)"),
    ]
  }

  private static var build: String {
    #if DEBUG
      "built for debugging: times mean little"
    #else
      "built for release"
    #endif
  }

  /// The first processor's model (`/proc/cpuinfo`).
  private static var processor: String? {
    guard let file = fopen("/proc/cpuinfo", "r") else { return nil }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, CInt(line.count), file) != nil {
      let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      let parts = text.split(separator: ":", maxSplits: 1)
      guard text.hasPrefix("model name"), parts.count == 2 else { continue }
      return String(parts[1].drop { $0 == " " }.prefix { $0 != "\n" })
    }
    return nil
  }

  private static func text(_ name: CInt) -> String {
    glGetString(GLenum(name)).map { String(cString: $0) } ?? "unknown"
  }
}
