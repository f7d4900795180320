import Glibc
import Synchronization

/// A word on what was being done, should the X server's library end the program while a window is opened.
///
/// That library calls `exit` on an error of the server's, past every error path of ours; a function that runs
/// at exit is all that is left.
enum OpeningNotice {
  private static let isOpening = Atomic(false)

  /// From here on an exit is the display's doing.
  static func begin() {
    isOpening.store(true, ordering: .relaxed)
    atexit {
      if OpeningNotice.isOpening.load(ordering: .relaxed) {
        report("the display refused an OpenGL 3.3 window (try LIBGL_ALWAYS_SOFTWARE=1)")
        // A picture is being loaded meanwhile, by libraries that must not be taken down under it.
        _exit(1)
      }
    }
  }

  /// The window is there.
  static func end() { isOpening.store(false, ordering: .relaxed) }
}
