import Glibc
import Testing

@testable import AnyCurlApp

@Suite struct `A bitmap's PNG file` {
  static let opaque = Bitmap.noise(alpha: { _ in 255 })
  static let clear = Bitmap.noise(alpha: { UInt8($0 % 256) })

  @Test func `gives back every pixel of an opaque bitmap`() throws {
    let scratch = try Scratch()
    let file = scratch.folder.appending(FileName("a.png"))
    try Self.opaque.writePNG(to: file)
    #expect(try Bitmap(reading: file) == Self.opaque)
  }

  @Test func `keeps alpha, and colours as exactly as straight alpha can`() throws {
    let scratch = try Scratch()
    let file = scratch.folder.appending(FileName("a.png"))
    try Self.clear.writePNG(to: file)
    #expect(try Bitmap(reading: file) == Self.clear)
  }

  @Test(arguments: [(Self.opaque, 2), (Self.clear, 6)] as [(Bitmap, UInt8)])
  func `has no alpha if the bitmap is opaque`(bitmap: Bitmap, colorType: UInt8) throws {
    #expect(try bitmap.png()[25] == colorType)
  }

  @Test func `is the same bytes every time and carries no metadata`() throws {
    let bytes = try Self.opaque.png()
    #expect(try Self.opaque.png() == bytes)
    #expect(!bytes.containsText("tIME") && !bytes.containsText("tEXt") && !bytes.containsText("eXIf"))
  }

  @Test func `replaces an older file and leaves nothing beside it`() throws {
    let scratch = try Scratch()
    let file = try scratch.file("a.png", [1, 2, 3])
    try Self.opaque.writePNG(to: file)
    #expect(try Bitmap(reading: file) == Self.opaque)
    #expect(scratch.contents == ["a.png"])
  }

  @Test func `may have the longest name there is, in any bytes`() throws {
    let scratch = try Scratch()
    let file = scratch.folder.appending(FileName(bytes: [UInt8](repeating: 0xFF, count: 255)))
    try Self.opaque.writePNG(to: file)
    #expect(try Bitmap(reading: file) == Self.opaque)
  }

  @Test func `is not written over a folder`() throws {
    let scratch = try Scratch()
    let folder = scratch.subfolder("a.png")
    let error = #expect(throws: PictureError.self) { try Self.opaque.writePNG(to: folder) }
    #expect(error?.description == "\(folder): Is a directory")
    #expect(scratch.contents == ["a.png"])
  }

  @Test func `is not written over a device or pipe`() throws {
    let scratch = try Scratch()
    let pipe = scratch.folder.appending(FileName("pipe"))
    _ = pipe.withCString { mkfifo($0, 0o644) }
    let error = #expect(throws: PictureError.self) { try Self.opaque.writePNG(to: pipe) }
    #expect(error?.description == "\(pipe): not a regular file")
    #expect(scratch.contents == ["pipe"])
  }

  @Test(arguments: [
    ("/nonexistent/x/a.png", "No such file or directory"), ("/dev/null/a.png", "Not a directory"),
  ])
  func `is not written where there is no folder`(name: String, cause: String) {
    let error = #expect(throws: PictureError.self) { try Self.opaque.writePNG(to: FileName(name)) }
    #expect(error?.description == "\(name): \(cause)")
  }

  @Test func `that does not fit the disk leaves the old file and nothing else`() async {
    await #expect(processExitsWith: .success) {
      let scratch = try Scratch()
      let file = try scratch.file("a.png", [1, 2, 3])
      signal(SIGXFSZ, SIG_IGN)
      var old = rlimit()
      getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &old)
      var limit = rlimit(rlim_cur: 1000, rlim_max: old.rlim_max)
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      let error = #expect(throws: PictureError.self) { try Self.opaque.writePNG(to: file) }
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &old)
      #expect(error?.description == "\(file): File too large")
      #expect(scratch.contents == ["a.png"])
      #expect(file.fileBytes == [1, 2, 3])
    }
  }
}

extension Bitmap {
  /// 61 × 43 pixels without pattern; `alpha` gives that of the pixel of an index.
  static func noise(alpha: (Int) -> UInt8) -> Bitmap {
    let size = PixelSize(width: 61, height: 43)
    var straight: [UInt8] = []
    var state: UInt32 = 1
    for index in 0..<size.area {
      for _ in 0..<3 {
        state = state &* 1_664_525 &+ 1_013_904_223
        straight.append(UInt8(state >> 24))
      }
      straight.append(alpha(index))
    }
    return Bitmap(size: size, straight: straight)
  }
}

extension [UInt8] {
  /// Whether the ASCII text occurs in the bytes.
  fileprivate func containsText(_ text: String) -> Bool {
    indices.contains { self[$0...].starts(with: text.utf8) }
  }
}
