import CVips
import Glibc
import Synchronization

/// libvips, loaded and started at its first use.
///
/// libvips keeps one text of errors for the whole process: calls are made one at a time, so that each error
/// names its own cause. Every call works on several threads of its own.
enum VipsLibrary {
  private static let turn = Mutex(())
  /// Why libvips cannot be used; nil where it can.
  private static let failure = start()
  private static let modules: Void = loadModules()

  /// Runs `body` with libvips started and no other thread in it.
  static func use<Result>(
    _ body: () throws(PictureError.Cause) -> sending Result
  ) throws(PictureError.Cause) -> sending Result {
    try turn.withLock { (_) throws(PictureError.Cause) -> sending Result in
      if let failure { throw failure }
      cvips_error_clear()
      return try body()
    }
  }

  /// What libvips says about the call that just failed (`vips_error_buffer`): the first line, which names the
  /// cause, without the name of the part of libvips that says it. Some of its loaders fail without a word.
  static var error: PictureError.Cause {
    let report = String(cString: cvips_error_buffer())
    let line = report.split(whereSeparator: \.isNewline).first { !$0.allSatisfy(\.isWhitespace) }
    guard let line else { return .notAPicture("broken file") }
    let part = line.prefix { $0 != ":" && $0 != " " }
    let isNamed = line.dropFirst(part.count).hasPrefix(": ")
    return .library(String(isNamed ? line.dropFirst(part.count + 2) : line))
  }

  /// Sees to it that libvips starts without its warnings on standard error, and without the loaders that are libraries
  /// of their own: those take as long as all the rest, and few pictures need them.
  ///
  /// To be called while there is one thread only, since the environment is changed.
  static func prepare() {
    setenv("VIPS_WARNING", "0", 0)
    setenv("VIPSHOME", "/nonexistent", 0)
  }

  /// Loads the loaders that are libraries of their own, at the first call. Used inside `use`.
  static func needModules() { modules }

  /// Loads and starts libvips (`vips_init`) without its cache, which would hold on to what was decoded.
  private static func start() -> PictureError.Cause? {
    prepare()
    if let cause = cvips_load() { return .library(String(cString: cause)) }
    guard cvips_init("anycurl") == 0 else { return error }
    cvips_cache_set_max(0)
    block()
    return nil
  }

  private static func loadModules() {
    cvips_load_modules()
    block()
  }

  /// Blocks the loaders that are not hardened against hostile files (`vips_block_untrusted_set`) but for SVG and PDF
  /// (`vips_operation_block_set`).
  private static func block() {
    cvips_block_untrusted_set(1)
    for loader in ["VipsForeignLoadSvg", "VipsForeignLoadPdf"] {
      cvips_operation_block_set(loader, 0)
    }
  }
}
