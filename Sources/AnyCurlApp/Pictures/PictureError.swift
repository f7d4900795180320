import Glibc

/// A file that could not be read as a picture, listed, or written, and why: one line of text.
struct PictureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong.
  enum Cause: Error, Hashable, Sendable {
    /// A system call failed with this `errno`.
    case system(CInt)
    /// The file is there but is no picture; says what it is instead.
    case notAPicture(String)
    /// Its header gives more pixels than the limit, in megapixels.
    case tooLarge(PixelSize, limit: Int)
    /// The name is that of a device, pipe or socket.
    case notAFile
    /// libvips or SDL refused it, in their own words.
    case library(String)
  }

  let file: FileName
  let cause: Cause

  /// The file's name, a colon and the cause, for example `photo.jpg: not a picture (empty file)`.
  var description: String { "\(file): \(cause)" }
}

extension PictureError.Cause: CustomStringConvertible {
  /// The cause in the words of the system (`strerror`) or library that gave it, without a full stop.
  var description: String {
    switch self {
    case .system(let number): String(cString: strerror(number))
    case .notAPicture(let what): "not a picture (\(what))"
    case .tooLarge(let size, let limit): "too large (\(size) pixels, at most \(limit) million)"
    case .notAFile: "not a regular file"
    case .library(let words): words
    }
  }
}
