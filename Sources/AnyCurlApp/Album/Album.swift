import Glibc

/// The pictures that a command line names, in order, and what was wrong with it.
struct Album: Sendable {
  /// The names of the pictures: those of the arguments in their order, and in the place of a folder its
  /// pictures. Nothing is decoded, so a name may turn out to be no picture.
  let pictures: [FileName]
  /// The arguments that do not exist or cannot be listed.
  let problems: [PictureError]

  /// The album of files and folders. A file is taken whatever its name; of a folder, what
  /// `Folder.pictures()` finds, which may be nothing.
  init(_ arguments: [FileName]) {
    var pictures: [FileName] = []
    var problems: [PictureError] = []
    for argument in arguments {
      do throws(PictureError.Cause) {
        pictures += try Self.pictures(of: argument)
      } catch {
        problems.append(PictureError(file: argument, cause: error))
      }
    }
    self.pictures = pictures
    self.problems = problems
  }

  /// The pictures of one argument (`stat`).
  private static func pictures(of argument: FileName) throws(PictureError.Cause) -> [FileName] {
    var status = stat()
    guard argument.withCString({ stat($0, &status) }) == 0 else { throw .system(errno) }
    guard status.st_mode & S_IFMT == S_IFDIR else { return [argument] }
    return try Folder(name: argument).pictures()
  }
}
