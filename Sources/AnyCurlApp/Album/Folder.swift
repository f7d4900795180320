import Glibc

/// A folder of pictures.
struct Folder {
  let name: FileName

  /// The endings, after the last dot and in lower case, by which a file in a folder is taken for a picture.
  static let extensions: Set<[UInt8]> = Set(
    [
      "avif", "bmp", "dib", "gif", "heic", "heif", "jfif", "jpe", "jpeg", "jpg", "pdf", "png", "svg", "svgz",
      "tif", "tiff", "webp",
    ].map { Array($0.utf8) })

  /// The names of the pictures in the folder itself, in natural order (`opendir`, `readdir`; nothing is
  /// opened). Left out: hidden files, names without one of the `extensions`, folders, devices, and links that
  /// lead to no regular file (`stat`, for links alone).
  ///
  /// - Throws: the system's cause.
  func pictures() throws(PictureError.Cause) -> [FileName] {
    guard let stream = name.withCString(opendir) else { throw .system(errno) }
    defer { closedir(stream) }
    var found: [FileName] = []
    errno = 0
    while let entry = readdir(stream) {
      let entryName = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { FileName(cString: $0) }
      }
      if Self.isPictureName(entryName.bytes), isFile(entryName, kind: Int(entry.pointee.d_type)) {
        found.append(entryName)
      }
      errno = 0
    }
    guard errno == 0 else { throw .system(errno) }
    return found.sorted(by: NaturalOrder.precedes).map(name.appending)
  }

  /// Whether a name is not hidden and ends as pictures do.
  private static func isPictureName(_ bytes: [UInt8]) -> Bool {
    guard bytes.first != UInt8(ascii: "."), let dot = bytes.lastIndex(of: UInt8(ascii: ".")) else {
      return false
    }
    let ending = bytes[(dot + 1)...].map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 | 0x20 : $0 }
    return extensions.contains(ending)
  }

  /// Whether an entry is a regular file or leads to one; asks the system only where `readdir` did not say.
  private func isFile(_ entry: FileName, kind: Int) -> Bool {
    if kind == Int(DT_REG) { return true }
    guard kind == Int(DT_LNK) || kind == Int(DT_UNKNOWN) else { return false }
    var status = stat()
    return name.appending(entry).withCString { stat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}
