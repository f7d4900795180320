import Glibc

/// Where the pages that come with the program are.
enum AssetFolder {
  /// The places to look, from the program's own: beside it, and as installed.
  private static let places = ["Assets", "../share/anycurl"]
  /// The place in the sources, for a program that stands where the package builds it.
  private static let sources = FileName(#filePath).folder.appending(FileName("../../../Assets"))

  /// Finds the folder, from the program's real place and never from the current folder.
  ///
  /// - Throws: an error that lists where it looked.
  static func find() throws(ProgramError) -> FileName {
    let program = try executable()
    let candidates = places.map { program.folder.appending(FileName($0)) } + [sources]
    for candidate in candidates where candidate.withCString({ access($0, R_OK | X_OK) }) == 0 {
      return candidate
    }
    let list = candidates.map { "\($0)" }.joined(separator: ", ")
    throw ProgramError("the built-in pages are in none of \(list)")
  }

  /// The program's own file (`readlink` of `/proc/self/exe`), whatever links and names it was started by.
  private static func executable() throws(ProgramError) -> FileName {
    var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = bytes.withUnsafeMutableBytes { buffer in
      buffer.bindMemory(to: CChar.self).baseAddress.map { readlink("/proc/self/exe", $0, buffer.count) } ?? 0
    }
    guard count > 0 else { throw ProgramError.system("/proc/self/exe") }
    return FileName(bytes: bytes[..<count])
  }
}
