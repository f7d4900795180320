import Glibc

/// Which file a name stands for, whatever links and spellings lead to it: its device and its number there.
struct FileIdentity: Hashable, Sendable {
  private let device: UInt
  private let number: UInt

  /// Looks a name up, through links (`stat`); nil where there is no such file.
  init?(_ name: FileName) {
    var status = stat()
    guard name.withCString({ stat($0, &status) }) == 0 else { return nil }
    device = UInt(status.st_dev)
    number = UInt(status.st_ino)
  }
}
