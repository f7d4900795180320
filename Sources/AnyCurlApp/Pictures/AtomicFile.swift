import Glibc

/// A file that is written whole or not at all.
struct AtomicFile {
  private let target: FileName

  /// The file of the given name, which need not exist; its folder must.
  init(_ target: FileName) {
    self.target = target
  }

  /// Writes `bytes` to a new file beside the target (`open` with `O_EXCL`, `write`) and gives it the target's
  /// name (`rename`). A target that is a link is replaced, not followed.
  ///
  /// - Throws: the system's cause, the new file removed and the target as it was; `notAFile` for a target
  ///   that is a device, pipe or socket.
  func write(_ bytes: [UInt8]) throws(PictureError.Cause) {
    try checkTarget()
    let (descriptor, temporary) = try create()
    var failure = Self.fill(descriptor, with: bytes)
    if close(descriptor) != 0, failure == nil { failure = errno }
    if failure == nil, temporary.withCString({ new in target.withCString { rename(new, $0) } }) != 0 {
      failure = errno
    }
    if let failure {
      _ = temporary.withCString(unlink)
      throw .system(failure)
    }
  }

  private func checkTarget() throws(PictureError.Cause) {
    var status = stat()
    guard target.withCString({ stat($0, &status) }) == 0 else { return }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .system(EISDIR)
    default: throw .notAFile
    }
  }

  /// A new file in the target's folder; its name is short, since the target's may be as long as names can be.
  private func create() throws(PictureError.Cause) -> (descriptor: CInt, name: FileName) {
    for attempt in 0..<1000 {
      let name = target.folder.appending(FileName(".anycurl-\(getpid())-\(attempt).tmp"))
      let descriptor = name.withCString { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
      if descriptor >= 0 { return (descriptor, name) }
      guard errno == EEXIST else { break }
    }
    throw .system(errno)
  }

  /// Writes all bytes (`write`); the `errno` of the first failure.
  private static func fill(_ descriptor: CInt, with bytes: [UInt8]) -> CInt? {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno != EINTR { return errno }
        rest = rest.dropFirst(max(0, count))
      }
      return nil
    }
  }
}
