import CVips
import Glibc
import Synchronization

/// libvips, started at its first use (about 0.1 s, since it loads its modules).
///
/// libvips keeps one text of errors for the whole process: calls are made one at a time, so that each error
/// names its own cause. Every call works on several threads of its own.
enum VipsLibrary {
  private static let turn = Mutex(())
  private static let started = start()

  /// Runs `body` with libvips started and no other thread in it.
  static func use<Result>(
    _ body: () throws(PictureError.Cause) -> sending Result
  ) throws(PictureError.Cause) -> sending Result {
    try turn.withLock { (_) throws(PictureError.Cause) -> sending Result in
      guard started else { throw VipsLibrary.error }
      vips_error_clear()
      return try body()
    }
  }

  /// What libvips says about the call that just failed (`vips_error_buffer`): the first line, which names the
  /// cause, without the name of the part of libvips that says it. Some of its loaders fail without a word.
  static var error: PictureError.Cause {
    let report = String(cString: vips_error_buffer())
    let line = report.split(whereSeparator: \.isNewline).first { !$0.allSatisfy(\.isWhitespace) }
    guard let line else { return .notAPicture("broken file") }
    let part = line.prefix { $0 != ":" && $0 != " " }
    let isNamed = line.dropFirst(part.count).hasPrefix(": ")
    return .library(String(isNamed ? line.dropFirst(part.count + 2) : line))
  }

  /// Starts libvips (`vips_init`) without its warnings on standard error, without its cache, which would hold
  /// on to what was decoded, and without the loaders that are not hardened against hostile files
  /// (`vips_block_untrusted_set`) but for SVG and PDF (`vips_operation_block_set`).
  private static func start() -> Bool {
    setenv("VIPS_WARNING", "0", 0)
    guard vips_init("anycurl") == 0 else { return false }
    vips_cache_set_max(0)
    vips_block_untrusted_set(1)
    for loader in ["VipsForeignLoadSvg", "VipsForeignLoadPdf"] {
      vips_operation_block_set(loader, 0)
    }
    return true
  }
}
