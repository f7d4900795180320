import Testing

@testable import AnyCurlApp

@Suite struct InvocationTests {
  @Test func `an empty line opens a window with the defaults`() throws {
    #expect(try Invocation.parse([]) == .window(.standard))
    #expect(try parse("--") == .window(.standard))
  }

  @Test(arguments: [
    ("a.png b folder/", ["a.png", "b", "folder/"]),
    ("-- -dash.png --size", ["-dash.png", "--size"]),
    ("a -- b -- c", ["a", "b", "--", "c"]),
    ("-- render a", ["render", "a"]),
    ("./render gallery", ["./render", "gallery"]),
    ("--margin 80 render a b", ["render", "a", "b"]),
    ("-", ["-"]),
    ("-- --help", ["--help"]),
    ("a=b %d", ["a=b", "%d"]),
  ])
  func `what is not an option is a picture or folder, and everything after the two dashes`(
    line: String, names: [String]
  ) throws {
    #expect(try parse(line) == .window(.standard { $0.pictures = names.map(file) }))
  }

  @Test func `names keep every byte`() throws {
    let name: [UInt8] = [0x2D, 0xFF, 0x0A, 0xC3, 0x28, 0x3D, 0xE9]
    let (dashes, option) = (Array("--".utf8), Array("-o".utf8))
    let window = WindowRequest.standard { $0.pictures = [FileName(bytes: name)] }
    #expect(try Invocation.parse([dashes, name]) == .window(window))

    var gallery = GalleryRequest.standard
    gallery.sheet = FileName(bytes: name)
    #expect(try Invocation.parse(words("gallery") + [option, name]) == .gallery(gallery))
    #expect(try Invocation.parse(words("gallery") + [Array("--output=".utf8) + name]) == .gallery(gallery))

    let frames = RenderRequest.standard {
      $0.pictures = PicturePair(from: FileName(bytes: name), to: FileName(bytes: name + name))
      $0.output = .moment(progress: 0, file: FileName(bytes: [0x25, 0xFF]))
    }
    let line = words("render --progress 0 -o") + [[0x25, 0xFF], dashes, name, name + name]
    #expect(try Invocation.parse(line) == .render(frames))
  }

  @Test func `composed and decomposed letters are different names`() throws {
    #expect(try parse("\u{E9}") != parse("e\u{301}"))
  }

  @Test(arguments: [
    "--help", "-h", "render --help", "gallery a -h", "render -h --frames x", "--foo --help", "a b --help",
    "--size --help", "--help --version", "-o -h", "--help -- --version", "--size=0x0 -h",
  ])
  func `help wins over everything else before the two dashes`(line: String) throws {
    #expect(try parse(line) == .help)
  }

  @Test(arguments: ["--version", "render --version", "a --version --help", "--foo --version"])
  func `version wins over everything else`(line: String) throws {
    #expect(try parse(line) == .version)
  }

  @Test(arguments: [
    "render a b --progress 0.5 -o o", "render --progress 0.5 -o o a b", "render -o o a --progress=0.5 b",
    "render --output=o --progress 0.5 -- a b", "render a --output o b --progress .5",
    "render a b -o x --progress 1 --progress 5e-1 -o o",
  ])
  func `the order of the words of a line does not matter, and the last of one option counts`(
    line: String
  ) throws {
    #expect(try parse(line) == .render(.standard))
  }

  @Test(arguments: [
    ("--progress 0 -o f/%04d.png", RenderOutput.moment(progress: 0, file: file("f/%04d.png"))),
    ("--progress 1 -o 100%", .moment(progress: 1, file: file("100%"))),
    ("-o f/%d.png --frames 2", .frames(count: 2, files: try FramePattern(Array("f/%d.png".utf8)))),
    ("--frames=100000 --output=%05d", .frames(count: 100_000, files: try FramePattern(Array("%05d".utf8)))),
  ])
  func `render draws one moment into a literal name or frames into numbered ones`(
    options: String, output: RenderOutput
  ) throws {
    #expect(try parse("render a b " + options) == .render(.standard { $0.output = output }))
  }

  @Test func `gallery takes two pictures or none`() throws {
    #expect(try parse("gallery -o o") == .gallery(.standard))
    var request = GalleryRequest.standard
    request.pictures = PicturePair(from: file("a"), to: file("b"))
    #expect(try parse("gallery a -o o b") == .gallery(request))
  }

  @Test(arguments: [
    ("bench", BenchRequest.standard),
    ("bench --frames 7 --size 64x48", .standard(size: PixelSize(width: 64, height: 48), frames: 7)),
    ("bench --json --window", .standard { ($0.isJSON, $0.showsWindow) = (true, true) }),
    ("bench --brief", .standard { $0.isBrief = true }),
    ("bench a.jpg", .standard { $0.picture = file("a.jpg") }),
    (
      "bench --full",
      .standard {
        ($0.isFull, $0.frames, $0.furtherFrames) = (true, 1600, 240)
        $0.sizes = [(640, 480), (1280, 800), (1920, 1080), (3840, 2160)].map {
          PixelSize(width: $0, height: $1)
        }
      }
    ),
    (
      "bench --full --size 64x48 --frames 9",
      .standard(size: PixelSize(width: 64, height: 48), frames: 9) { $0.isFull = true }
    ),
  ])
  func `bench measures one size, or all of them where everything is measured`(
    line: String, request: BenchRequest
  ) throws {
    #expect(try parse(line) == .bench(request))
    #expect(request.sizes.contains(request.furtherSize))
  }

  @Test(arguments: [
    ("--full", true), ("--full --frames 320", true), ("--full --frames 319", false), ("", false),
  ])
  func `each combination is told by itself where it has twenty frames`(options: String, isTold: Bool) throws {
    guard case .bench(let request) = try parse("bench" + (options.isEmpty ? "" : " " + options)) else {
      Issue.record("no bench")
      return
    }
    #expect(request.tellsCombinations == isTold)
  }

  @Test func `a gallery shows the moment that is asked for`() throws {
    var request = GalleryRequest.standard
    request.progress = 0.25
    #expect(try parse("gallery -o o --progress 0.25") == .gallery(request))
  }
}
