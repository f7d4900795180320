/// Tests that run the program on an album of their own, on a screen of their own.
protocol AlbumSuite {
  var screen: VirtualScreen { get }
  var album: TestAlbum { get }
}

extension AlbumSuite {
  /// Starts the program on the album.
  func start(_ options: String...) throws -> ProgramRun {
    try ProgramRun(TestAlbum.options + options + [album.folder], on: screen)
  }
}
