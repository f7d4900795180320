import AnyCurl
import Testing

@testable import AnyCurlApp

@Suite struct OptionTests {
  /// A value of an option and what it changes in the settings.
  struct Case: Sendable {
    let name: String
    let value: String
    let change: @Sendable (inout CurlSettings) -> Void

    init(_ name: String, _ value: String, _ change: @escaping @Sendable (inout CurlSettings) -> Void) {
      (self.name, self.value, self.change) = (name, value, change)
    }
  }

  static let cases = [
    Case("--corner", "top-left") { $0.options.corner = .topLeft },
    Case("--corner", "top-right") { $0.options.corner = .topRight },
    Case("--corner", "bottom-left") { $0.options.corner = .bottomLeft },
    Case("--corner", "bottom-right") { $0.options.corner = .bottomRight },
    Case("--direction", "vertical") { $0.options.direction = .vertical },
    Case("--direction", "horizontal") { $0.options.direction = .horizontal },
    Case("--transition", "up") { $0.kind = .up },
    Case("--transition", "down") { $0.kind = .down },
    Case("--motion", "classic") { $0.motion = .classic },
    Case("--motion", "tight") { $0.motion = .tight },
    Case("--motion", "fade") { $0.motion = .fade },
    Case("--background", "#0af") { $0.background = RGBColor(red: 0, green: 0xAA, blue: 0xFF) },
    Case("--background", "#0102fE") { $0.background = RGBColor(red: 1, green: 2, blue: 0xFE) },
    Case("--fit", "contain") { $0.fit = .contain },
    Case("--fit", "cover") { $0.fit = .cover },
    Case("--corner-radius", "0") { $0.cornerRadius = 0 },
    Case("--corner-radius", "4096") { $0.cornerRadius = 4096 },
    Case("--thickness", "1.5") { $0.thickness = 1.5 },
    Case("--thickness", "64") { $0.thickness = 64 },
    Case("--shadow", "0") { $0.shadow = 0 },
    Case("--shadow", ".25") { $0.shadow = 0.25 },
    Case("--light", "0.5") { $0.light = 0.5 },
    Case("--light", "1.000") { $0.light = 1 },
    Case("--bleed", "1e-05") { $0.bleed = 0.00001 },
    Case("--light-from", "0") { $0.lightFrom = 0 },
    Case("--light-from", "359.5") { $0.lightFrom = 359.5 },
    Case("--samples", "0") { $0.samples = 0 },
    Case("--samples", "2") { $0.samples = 2 },
    Case("--samples", "4") { $0.samples = 4 },
    Case("--samples", "8") { $0.samples = 8 },
    Case("--camera", "0") { $0.perspective = 0 },
    Case("--camera", "2.5") { $0.perspective = 2.5 },
    Case("--duration", "2.5") { $0.duration = 2.5 },
  ]

  @Test(arguments: cases)
  func `an option of the curl means the same for every command`(option: Case) throws {
    let (apart, joined) = ("\(option.name) \(option.value)", "\(option.name)=\(option.value)")
    let window = Invocation.window(.standard { option.change(&$0.settings) })
    #expect(try parse(apart) == window)
    #expect(try parse(joined) == window)
    let render = Invocation.render(.standard { option.change(&$0.settings) })
    #expect(try parse("render a b \(apart) --progress 0.5 -o o") == render)
    #expect(try parse("render \(joined) a b --progress 0.5 -o o") == render)
    let sheet = Invocation.gallery(.standard { option.change(&$0.settings) })
    #expect(try parse("gallery \(apart) -o o") == sheet)
  }

  @Test func `no-dither is said without a value`() throws {
    #expect(try parse("--no-dither") == .window(.standard { $0.settings.dither = false }))
    #expect(
      try parse("render a b --no-dither --progress 0.5 -o o")
        == .render(.standard { $0.settings.dither = false }))
  }

  @Test func `reduced-motion is said without a value, and no motion undoes it`() throws {
    for line in ["--reduced-motion --motion tight", "--motion tight --reduced-motion"] {
      guard case .window(let request) = try parse(line) else {
        Issue.record("no window")
        continue
      }
      #expect(request.settings.motion == .tight && request.settings.shownMotion == .fade)
    }
    #expect(
      try parse("gallery -o o --reduced-motion")
        == .gallery(.standard { $0.settings.reducesMotion = true }))
  }

  @Test func `the window has options of its own`() throws {
    #expect(try parse("--start 7") == .window(.standard { $0.start = 7 }))
    #expect(try parse("--no-label") == .window(.standard { $0.hasLabel = false }))
    #expect(try parse("--tour") == .window(.standard { $0.startsTour = true }))
    #expect(
      try parse("--slideshow 2.5")
        == .window(
          .standard {
            $0.startsSlideshow = true
            $0.slideshow.seconds = 2.5
          }))
    #expect(
      try parse("--shuffle --any-corner")
        == .window(
          .standard {
            $0.slideshow.isShuffled = true
            $0.slideshow.usesAnyCorner = true
          }))
  }

  @Test(arguments: [("0", 0.0), ("60", 60), ("2.5", 2.5), ("0001", 1)])
  func `duration is a number of seconds`(text: String, seconds: Double) throws {
    #expect(try parse("--duration \(text)") == .window(.standard { $0.settings.duration = seconds }))
  }

  @Test(arguments: [("1x1", 1, 1), ("16384x16384", 16384, 16384), ("0640x480", 640, 480)])
  func `size is the size of the window`(text: String, width: Int, height: Int) throws {
    let request = WindowRequest.standard { $0.size = PixelSize(width: width, height: height) }
    #expect(try parse("--size \(text)") == .window(request))
    #expect(try parse("--size=\(text)") == .window(request))
  }

  @Test(arguments: [0, 4096])
  func `margin is a number of pixels`(margin: Int) throws {
    #expect(try parse("--margin \(margin)") == .window(.standard { $0.margin = margin }))
  }

  @Test(arguments: [
    ("", 1280, 800, 1120, 640),
    ("--margin 0", 1280, 800, 1280, 800),
    ("--size 161x162", 161, 162, 1, 2),
    ("--page 3x5000", 1280, 800, 3, 5000),
    ("--page 3x4 --size 5x6", 5, 6, 3, 4),
    ("--margin=4096 --page=3x4", 1280, 800, 3, 4),
  ])
  func `the page is the frame without margins unless its size is given`(
    options: String, width: Int, height: Int, pageWidth: Int, pageHeight: Int
  ) throws {
    let (frame, page) = (
      PixelSize(width: width, height: height), PixelSize(width: pageWidth, height: pageHeight)
    )
    let words = options.isEmpty ? "" : " " + options
    let render = RenderRequest.standard { ($0.frame, $0.page) = (frame, page) }
    #expect(try parse("render a b --progress 0.5 -o o" + words) == .render(render))
  }

  @Test(arguments: [
    ("", 720, 480, 560, 320),
    ("--margin 0", 720, 480, 720, 480),
    ("--size 161x162", 161, 162, 1, 2),
    ("--page 3x5000", 720, 480, 3, 5000),
  ])
  func `the frames of a gallery are smaller`(
    options: String, width: Int, height: Int, pageWidth: Int, pageHeight: Int
  ) throws {
    let gallery = GalleryRequest.standard {
      $0.frame = PixelSize(width: width, height: height)
      $0.page = PixelSize(width: pageWidth, height: pageHeight)
    }
    #expect(try parse("gallery -o o" + (options.isEmpty ? "" : " " + options)) == .gallery(gallery))
  }

  @Test(arguments: CommandOption.all.compactMap { option in option.standard.map { (option.name, $0) } })
  func `the default that the help text shows is the one that the parser uses`(
    name: String, standard: String
  ) throws {
    #expect(try parse("\(name) \(standard)") == Invocation.parse([]))
  }

  @Test func `every name is there once`() {
    let names = CommandOption.all.flatMap { [$0.name] + ($0.shortName.map { [$0] } ?? []) }
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: CommandOption.all)
  func `every option with a value is refused without one and by the commands that lack it`(
    option: CommandOption
  ) throws {
    guard case .value(let valueName, _) = option.effect else { return }
    for command in Command.allCases {
      let line = (command.name.map { [Array($0.utf8)] } ?? []) + [Array(option.name.utf8)]
      let expected =
        option.commands.contains(command)
        ? "\(option.name) needs a value: \(option.name) \(valueName)"
        : "\(option.name) belongs to "
          + option.commands.map(\.phrase).joined(separator: " and ") + ", not to \(command.phrase)"
      #expect(message(line) == expected)
    }
  }
}
