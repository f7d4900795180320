import Glibc

/// Writes one line to standard error, after the program's name.
func report(_ message: String) {
  let line = Array("anycurl: \(message)\n".utf8)
  _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
}
