import Glibc

/// A regular file open for reading; closed when the value goes away.
struct OpenFile: ~Copyable {
  let descriptor: CInt
  /// Its length in bytes when it was opened.
  let length: Int

  /// Opens a file (`open`, `fstat`). Does not wait for a pipe's other end.
  ///
  /// - Throws: the system's cause, or `notAFile` for devices, pipes and sockets.
  init(_ name: FileName) throws(PictureError.Cause) {
    let descriptor = name.withCString { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard descriptor >= 0 else { throw .system(errno) }
    var status = stat()
    let cause: PictureError.Cause?
    if fstat(descriptor, &status) != 0 {
      cause = .system(errno)
    } else {
      switch status.st_mode & S_IFMT {
      case S_IFREG: cause = nil
      case S_IFDIR: cause = .system(EISDIR)
      default: cause = .notAFile
      }
    }
    if let cause {
      close(descriptor)
      throw cause
    }
    self.descriptor = descriptor
    length = Int(status.st_size)
  }

  deinit {
    close(descriptor)
  }

  /// Up to `count` bytes from the start of the file, fewer at its end or after an error of reading.
  func prefix(_ count: Int) -> [UInt8] {
    bytes(count, from: 0)
  }

  /// Up to `count` bytes from the byte `offset` on, at least 0 (`pread`).
  func bytes(_ count: Int, from offset: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: max(0, min(count, length - offset))) { buffer, filled in
      while filled < buffer.count, let start = buffer.baseAddress {
        let step = pread(descriptor, start + filled, buffer.count - filled, offset + filled)
        guard step > 0 else { break }
        filled += step
      }
    }
  }
}
