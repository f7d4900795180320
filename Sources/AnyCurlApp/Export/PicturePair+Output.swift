extension PicturePair {
  /// Refuses a file to write that is one of the pictures, which would be lost.
  func check(output: FileName) throws(ProgramError) {
    guard let written = FileIdentity(output) else { return }
    if written == FileIdentity(from) || written == FileIdentity(to) {
      throw ProgramError("\(output): is one of the pictures, and would be overwritten")
    }
  }
}
