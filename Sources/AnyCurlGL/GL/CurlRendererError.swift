/// Why a renderer could not be made.
public enum CurlRendererError: Error, CustomStringConvertible {
  /// The OpenGL loader failed, or no context is current.
  case noContext(String)
  /// The context is older than OpenGL 3.3; the driver's own words for its version.
  case tooOld(String)
  /// The driver does not offer a function that is needed.
  case missingFunction(String)
  /// A shader did not compile or link: its name and the driver's log.
  case shader(name: String, log: String)

  /// One line that names what failed and why.
  public var description: String {
    switch self {
    case .noContext(let cause): "no OpenGL context is current: \(cause)"
    case .tooOld(let version): "OpenGL 3.3 is needed, the driver offers \(version)"
    case .missingFunction(let name): "the OpenGL driver has no \(name)"
    case .shader(let name, let log): "the shader \(name) was refused by the driver: \(log)"
    }
  }
}
