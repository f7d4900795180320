import Glibc

@testable import AnyCurlApp

extension ProgramRun {
  /// Moves the mouse to a pixel of the window, or to one outside.
  func move(_ x: Int, _ y: Int) throws {
    try screen.xdotool("mousemove", "--window", window, "--", "\(x)", "\(y)")
  }

  /// Moves the mouse from one pixel of the window to another, in steps of about a frame.
  func move(from start: SIMD2<Int>, to end: SIMD2<Int>, steps: Int = 10) throws {
    for step in 1...steps {
      let way = (end &- start) &* SIMD2(repeating: step) / SIMD2(repeating: steps)
      try move(start.x + way.x, start.y + way.y)
      usleep(12_000)
    }
  }

  /// Presses a mouse button at a pixel of the window.
  func grab(_ x: Int, _ y: Int, button: Int = 1) throws {
    try move(x, y)
    try screen.xdotool("mousedown", "\(button)")
  }

  /// Lets a mouse button go, where it is.
  func drop(button: Int = 1) throws { try screen.xdotool("mouseup", "\(button)") }

  /// Takes hold of a pixel of the window, pulls it to another, and stays there until nothing is thrown.
  func drag(from start: SIMD2<Int>, to end: SIMD2<Int>) throws {
    try grab(start.x, start.y)
    try move(from: start, to: end)
    usleep(200_000)
  }
}
