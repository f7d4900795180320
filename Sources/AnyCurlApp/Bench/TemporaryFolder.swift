import Glibc

/// A new folder for files that nobody keeps, removed with the object once it is empty.
final class TemporaryFolder {
  /// The folder.
  let name: FileName

  /// Makes the folder where the system has its temporary files (`mkdtemp`).
  init() throws(ProgramError) {
    let place = getenv("TMPDIR").map { FileName(cString: $0) } ?? FileName(P_tmpdir)
    let pattern = place.appending(FileName("anycurl-XXXXXX"))
    var template = pattern.bytes.map(CChar.init(bitPattern:)) + [0]
    guard mkdtemp(&template) != nil else { throw ProgramError.system(place) }
    name = FileName(bytes: template.dropLast().map(UInt8.init(bitPattern:)))
  }

  deinit { _ = name.withCString(rmdir) }
}
