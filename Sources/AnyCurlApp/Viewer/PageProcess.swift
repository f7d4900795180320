import Glibc
import Synchronization

/// A page that a process of its own loads while this one opens its window.
///
/// Within one process libraries are loaded one after another, and the hundred that read pictures would keep those
/// waiting that draw them. The other process is a copy of this one, which hands over the page and ends.
final class PageProcess: Sendable {
  /// What it loads.
  let request: PageRequest
  private let pipe: CInt
  /// Nil once it has ended.
  private let process: Mutex<pid_t?>

  /// Starts to load a page (`fork`), or nothing where the system has no process to give.
  ///
  /// To be called while there is one thread only: the copy would lack the others and hold on to their locks.
  init?(_ request: PageRequest) {
    var ends: [CInt] = [-1, -1]
    guard Glibc.pipe(&ends) == 0 else { return nil }
    let process = fork()
    if process == 0 {
      // Else it would itself be one who may read, and wait for ever where this program has gone.
      close(ends[0])
      Self.load(request, into: ends[1])
    }
    close(ends[1])
    guard process > 0 else {
      close(ends[0])
      return nil
    }
    self.request = request
    pipe = ends[0]
    self.process = Mutex(process)
  }

  deinit { close(pipe) }

  /// Waits for the page; to be called once.
  ///
  /// - Returns: nil where the process has none to give, for whatever reason: it is not told.
  func page() -> LoadedPage? {
    let count = request.size.area * 4
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count, let start = buffer.baseAddress {
        let step = read(pipe, start + filled, count - filled)
        if step < 0 && errno == EINTR { continue }
        guard step > 0 else { break }
        filled += step
      }
    }
    process.withLock { process in
      if let number = process { waitpid(number, nil, 0) }
      process = nil
    }
    guard pixels.count == count else { return nil }
    return request.loaded(.success(Bitmap(size: request.size, pixels: pixels)))
  }

  /// Ends the process where it still runs; nobody wants the page any more.
  func end() {
    process.withLock { process in
      if let process { _ = kill(process, SIGKILL) }
    }
  }

  /// What the process does: it writes the pixels, or nothing where there are none.
  private static func load(_ request: PageRequest, into pipe: CInt) -> Never {
    // Nobody who reads what this program says has to wait for this process, too.
    let nothing = open("/dev/null", O_RDWR | O_CLOEXEC)
    for descriptor in STDIN_FILENO...STDERR_FILENO { dup2(nothing, descriptor) }
    guard case .success(let bitmap) = request.load().result else { _exit(1) }
    bitmap.pixels.withUnsafeBytes { bytes in
      var written = 0
      while written < bytes.count, let start = bytes.baseAddress {
        let step = write(pipe, start + written, bytes.count - written)
        if step < 0 && errno == EINTR { continue }
        guard step > 0 else { break }
        written += step
      }
    }
    _exit(0)
  }
}
