import Glibc
import Testing

@testable import AnyCurlApp

@Suite struct `An album` {
  @Test func `holds a folder's pictures in natural order, without the hidden and the others`() throws {
    let scratch = try Scratch()
    for name in [
      "IMG1.png", "img10.JPG", "img2.jpeg", ".hidden.png", "readme.txt", "png", "a.b.WebP", "dot.",
    ] {
      try scratch.file(name)
    }
    scratch.subfolder("folder.jpg")
    let album = Album([scratch.folder])
    #expect(
      album.pictures.map(\.lastComponent.description) == ["a.b.WebP", "IMG1.png", "img2.jpeg", "img10.JPG"])
    #expect(album.problems == [])
  }

  @Test func `follows links to files, but no loop, no dangling one and no folder`() throws {
    let scratch = try Scratch()
    try scratch.file("good.png")
    scratch.subfolder("sub")
    scratch.link("link.png", to: "good.png")
    scratch.link("dangling.png", to: "nowhere.png")
    scratch.link("self.png", to: "self.png")
    scratch.link("loop.png", to: ".")
    scratch.link("sub/up.png", to: "..")
    #expect(Album([scratch.folder]).pictures.map(\.lastComponent.description) == ["good.png", "link.png"])
    #expect(Album([scratch.folder.appending(FileName("sub"))]).pictures == [])
  }

  @Test func `leaves out pipes, which would keep it waiting`() throws {
    let scratch = try Scratch()
    _ = scratch.folder.appending(FileName("pipe.png")).withCString { mkfifo($0, 0o644) }
    #expect(Album([scratch.folder]).pictures == [])
  }

  @Test func `keeps names that are not UTF-8`() throws {
    let scratch = try Scratch()
    let name = FileName(bytes: [0xE9, 0xFF] + Array(".png".utf8))
    let bytes = try #require(PictureCase.folder.appending(FileName("png_rgb8.png")).fileBytes)
    try scratch.file(name, bytes)
    let album = Album([scratch.folder])
    #expect(album.pictures.map(\.lastComponent) == [name])
    let picture = try #require(album.pictures.first)
    #expect(try Bitmap(reading: picture).size == PixelSize(width: 96, height: 64))
  }

  @Test(arguments: [
    "[1].png", "page=2[x]", "-dash.png", "pct%d%s.png", "new\nline.png", "star*?[dpi=10]", " .png",
  ])
  func `opens names that other programs take for something else`(name: String) throws {
    let scratch = try Scratch()
    let bytes = try #require(PictureCase.folder.appending(FileName("png_rgb8.png")).fileBytes)
    let file = try scratch.file(name, bytes)
    #expect(Album([file]).pictures == [file])
    #expect(try Bitmap(reading: file).size == PixelSize(width: 96, height: 64))
  }

  @Test func `takes arguments in their order, whatever a file is called, and lists those that do not exist`()
    throws
  {
    let scratch = try Scratch()
    let folder = scratch.subfolder("folder")
    let first = try scratch.file("z")
    let second = try scratch.file(".a.txt")
    let inside = try scratch.file("folder/b.png")
    let missing = scratch.folder.appending(FileName("missing.png"))
    let album = Album([first, missing, folder, second, first])
    #expect(album.pictures == [first, inside, second, first])
    #expect(album.problems.map(\.description) == ["\(missing): No such file or directory"])
  }

  @Test func `lists 5,000 files in their natural order`() throws {
    let scratch = try Scratch()
    for number in 1...5000 {
      _ = scratch.folder.appending(FileName("p\(number).png")).withCString { mknod($0, S_IFREG | 0o644, 0) }
    }
    let pictures = Album([scratch.folder]).pictures
    #expect(pictures.count == 5000)
    #expect(pictures.last?.lastComponent == FileName("p5000.png"))
  }

  @Test func `of an unreadable folder is empty and says why`() async {
    await #expect(processExitsWith: .success) {
      let scratch = try Scratch()
      let folder = scratch.subfolder("closed")
      let file = try scratch.file("unreadable.png", [1])
      _ = folder.withCString { chmod($0, 0) }
      _ = file.withCString { chmod($0, 0) }
      if geteuid() == 0 { seteuid(65534) }
      let problems = Album([folder]).problems.map(\.description)
      let error = #expect(throws: PictureError.self) { try Bitmap(reading: file) }
      if getuid() == 0 { seteuid(0) }
      #expect(problems == ["\(folder): Permission denied"])
      #expect(error?.description == "\(file): Permission denied")
    }
  }
}
