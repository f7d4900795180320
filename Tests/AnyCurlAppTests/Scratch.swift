import Glibc

@testable import AnyCurlApp

/// A folder for one test, removed with all that is in it when the value goes away.
final class Scratch {
  let folder: FileName

  init() throws {
    var template = Array("/tmp/anycurl-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw PictureError.Cause.system(errno) }
    folder = FileName(bytes: template.map(UInt8.init(bitPattern:)))
    _ = folder.withCString { chmod($0, 0o755) }
  }

  deinit {
    Self.removeAll(folder)
  }

  /// A file in the folder with the given bytes.
  @discardableResult
  func file(_ name: FileName, _ bytes: [UInt8] = []) throws -> FileName {
    let file = folder.appending(name)
    try AtomicFile(file).write(bytes)
    return file
  }

  @discardableResult
  func file(_ name: String, _ bytes: [UInt8] = []) throws -> FileName {
    try file(FileName(name), bytes)
  }

  @discardableResult
  func subfolder(_ name: String) -> FileName {
    let folder = folder.appending(FileName(name))
    _ = folder.withCString { mkdir($0, 0o755) }
    return folder
  }

  func link(_ name: String, to target: String) {
    _ = folder.appending(FileName(name)).withCString { symlink(target, $0) }
  }

  /// The names of all that is in the folder, sorted by bytes.
  var contents: [String] { Self.entries(of: folder).map(\.description).sorted() }

  private static func entries(of folder: FileName) -> [FileName] {
    guard let stream = folder.withCString(opendir) else { return [] }
    defer { closedir(stream) }
    var names: [FileName] = []
    while let entry = readdir(stream) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { FileName(cString: $0) }
        })
    }
    return names.filter { $0 != FileName(".") && $0 != FileName("..") }
  }

  /// Removes a file, link, or folder with all that is in it.
  private static func removeAll(_ name: FileName) {
    guard name.withCString(remove) != 0, errno == ENOTEMPTY else { return }
    for entry in entries(of: name) { removeAll(name.appending(entry)) }
    _ = name.withCString(rmdir)
  }
}

extension FileName {
  /// All bytes of the file of this name; nil if it cannot be opened.
  var fileBytes: [UInt8]? {
    guard let file = try? OpenFile(self) else { return nil }
    return file.prefix(file.length)
  }
}
