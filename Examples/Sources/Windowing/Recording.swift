import CSDLGL
import Glibc

/// Lets a script run an example without hands: `--frames N --output FILE.ppm [--click FRAME:X,Y]…`.
///
/// Every frame then takes 1/60 s, clicks come at the frames named, and after the last the picture is written and
/// the program ends. Without these arguments a recording does nothing.
public struct Recording {
  private let frames: Int?
  private let output: String?
  private var clicks: [(frame: Int, x: Int32, y: Int32)] = []
  private var frame = 0

  /// Reads the arguments of the program.
  public init() {
    var (frames, output): (Int?, String?) = (nil, nil)
    let arguments = CommandLine.arguments.dropFirst()
    for (name, value) in zip(arguments, arguments.dropFirst()) {
      switch name {
      case "--frames": frames = Int(value)
      case "--output": output = value
      case "--click":
        let numbers = value.split { ":,".contains($0) }.compactMap { Int32($0) }
        if numbers.count == 3 { clicks.append((Int(numbers[0]), numbers[1], numbers[2])) }
      default: break
      }
    }
    (self.frames, self.output) = (frames, output)
  }

  /// The time of a frame in seconds: what the clock says, or 1/60 s while recording.
  public func time(_ clock: Double) -> Double { frames == nil ? clock : 1 / 60 }

  /// Sets the time since the start in seconds to that of the frame while recording.
  public func set(_ time: inout Double) {
    if frames != nil { time = Double(frame + 1) / 60 }
  }

  /// To be called when a frame is drawn and not yet shown: clicks, and writes the last one and ends the program.
  public mutating func drawn(width: Int32, height: Int32) {
    guard let frames else { return }
    frame += 1
    for click in clicks where click.frame == frame {
      var event = SDL_Event()
      event.button.type = SDL_MOUSEBUTTONDOWN.rawValue
      (event.button.x, event.button.y) = (click.x, click.y)
      SDL_PushEvent(&event)
    }
    guard frame == frames else { return }
    exit(write(width: Int(width), height: Int(height)) ? 0 : 1)
  }

  /// Writes the frame as a portable pixmap, which has its rows from top to bottom.
  private func write(width: Int, height: Int) -> Bool {
    guard let output, let file = fopen(output, "wb") else { return false }
    var pixels = [UInt8](repeating: 0, count: width * height * 3)
    glPixelStorei(GLenum(GL_PACK_ALIGNMENT), 1)
    glReadPixels(
      0, 0, GLsizei(width), GLsizei(height), GLenum(GL_RGB), GLenum(GL_UNSIGNED_BYTE), &pixels)
    fputs("P6\n\(width) \(height)\n255\n", file)
    for row in (0..<height).reversed() {
      fwrite(Array(pixels[(row * width * 3)..<((row + 1) * width * 3)]), 1, width * 3, file)
    }
    return fclose(file) == 0
  }
}
