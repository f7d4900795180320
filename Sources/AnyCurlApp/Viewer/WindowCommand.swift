/// `anycurl [PICTURE|FOLDER …]`: pictures in a window.
struct WindowCommand {
  let request: WindowRequest

  /// Shows the pictures until the user ends it.
  func run() throws(ProgramError) {
    let named = request.pictures.isEmpty ? [try AssetFolder.find()] : request.pictures
    let album = Album(named)
    for problem in album.problems { report("\(problem)") }
    guard !album.pictures.isEmpty else {
      throw ProgramError(named.count == 1 ? "\(named[0]): no pictures" : "no pictures")
    }
    try Viewer(request, pictures: album.pictures).run()
  }
}
