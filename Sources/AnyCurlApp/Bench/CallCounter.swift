import Glibc

/// Counts what one thread does, by a library that `Scripts/bench` loads before all others
/// (`Tests/peers/count.c`); the program itself counts nothing.
///
/// While it counts, OpenGL calls do nothing: what is counted, and what time it takes, is the caller's alone and
/// nothing of the driver's.
struct CallCounter {
  /// What has been counted, or a share of it.
  struct Counts: Equatable {
    /// OpenGL functions called.
    var calls = 0.0
    /// Those of them that draw.
    var draws = 0.0
    /// Vertices drawn, each as often as it is named.
    var vertices = 0.0
    /// Bytes handed over: uniforms, buffers and textures.
    var bytes = 0.0
    /// OpenGL objects made.
    var objects = 0.0
    /// Calls of `malloc` and its like.
    var allocations = 0.0

    /// The share of one of so many frames.
    func shared(among frames: Int) -> Counts {
      let share = 1 / Double(max(frames, 1))
      return Counts(
        calls: calls * share, draws: draws * share, vertices: vertices * share, bytes: bytes * share,
        objects: objects * share, allocations: allocations * share)
    }
  }

  private let switchOver: @convention(c) (CInt) -> Void
  private let read: @convention(c) (UnsafeMutablePointer<CLong>?, CInt) -> Void

  /// Finds the library; nil where it is not loaded.
  init?() {
    guard let switchOver = dlsym(nil, "anycurl_count_switch"), let read = dlsym(nil, "anycurl_count_read")
    else { return nil }
    self.switchOver = unsafeBitCast(switchOver, to: (@convention(c) (CInt) -> Void).self)
    self.read = unsafeBitCast(
      read, to: (@convention(c) (UnsafeMutablePointer<CLong>?, CInt) -> Void).self)
  }

  /// Starts counting on this thread, and leaves the driver out.
  func begin() { switchOver(1) }

  /// Stops counting.
  func end() { switchOver(0) }

  /// Forgets what has been counted.
  func reset() { read(nil, 0) }

  /// What has been counted since the last `reset()`.
  var counts: Counts {
    var values = [CLong](repeating: 0, count: 6)
    read(&values, CInt(values.count))
    let numbers = values.map(Double.init)
    return Counts(
      calls: numbers[0], draws: numbers[1], vertices: numbers[2], bytes: numbers[3], objects: numbers[4],
      allocations: numbers[5])
  }
}
