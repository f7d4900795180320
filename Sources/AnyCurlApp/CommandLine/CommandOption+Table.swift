import AnyCurl

extension CommandOption {
  /// Every option, in the order of the help text.
  static let all: [CommandOption] = places + curls + looks + hands + outputs + measures + answers

  /// Where things are.
  private static let places = [
    CommandOption(
      "--size", "WxH", .size, for: Command.allCases, standard: "1280x800",
      help: "window or frame (gallery: 720x480)",
      set: { $0.size = $1 }),
    CommandOption(
      "--page", "WxH", .size, for: [.render, .gallery], help: "page in the frame [frame less margins]",
      set: { $0.page = $1 }),
    CommandOption(
      "--margin", "N", .whole(in: 0...4096), standard: "80",
      help: "room on each side of the page",
      set: { $0.margin = $1 }),
  ]

  /// How a page moves.
  private static let curls = [
    CommandOption(
      "--corner", "CORNER", .word(), standard: "top-left",
      help: "top-left, top-right, bottom-left, bottom-right",
      set: { $0.settings.options.corner = $1 }),
    CommandOption(
      "--direction", "AXIS", .word(), standard: "vertical", help: "vertical, horizontal",
      set: { $0.settings.options.direction = $1 }),
    CommandOption(
      "--transition", "KIND", .word(), standard: "up", help: "up (a page leaves), down (it arrives)",
      set: { $0.settings.kind = $1 }),
    CommandOption(
      "--motion", "NAME", .word(), standard: "classic", help: "classic, tight, fade (no motion)",
      set: { $0.settings.motion = $1 }),
    CommandOption(
      "--reduced-motion", help: "fade in place of every motion", set: { $0.settings.reducesMotion = true }),
    CommandOption(
      "--camera", "S", .number(in: 0...10), standard: "1", help: "perspective, 0 (flat) to 10 (strong)",
      set: { $0.settings.perspective = $1 }),
    CommandOption(
      "--duration", "SECONDS", .number(in: 0...60, of: " of seconds"), standard: "1",
      help: "how long a curl takes, 0 to 60", set: { $0.settings.duration = $1 }),
  ]

  /// How a page looks.
  private static let looks = [
    CommandOption(
      "--background", "'#RGB'", .color, standard: "#333333", help: "colour round the page, also '#RRGGBB'",
      set: { $0.settings.background = $1 }),
    CommandOption(
      "--fit", "HOW", .word(), standard: "contain", help: "contain (whole picture), cover (whole page)",
      set: { $0.settings.fit = $1 }),
    CommandOption(
      "--corner-radius", "N", .whole(in: 0...4096), standard: "0", help: "round corners of the page",
      set: { $0.settings.cornerRadius = $1 }),
    CommandOption(
      "--thickness", "N", .number(in: 0...64), standard: "0", help: "thickness of the paper where it is cut",
      set: { $0.settings.thickness = $1 }),
    CommandOption(
      "--shadow", "S", .number(in: 0...1), standard: "1", help: "strength of the shadow, 0 to 1",
      set: { $0.settings.shadow = $1 }),
    CommandOption(
      "--light", "S", .number(in: 0...1), standard: "1", help: "strength of the light, 0 to 1",
      set: { $0.settings.light = $1 }),
    CommandOption(
      "--light-from", "ANGLE", .number(in: 0...360, of: " of degrees"),
      help: "side of the light: 0 right, 90 top, 180 left [above]",
      set: { $0.settings.lightFrom = $1 }),
    CommandOption("--no-dither", help: "let slow gradients show bands", set: { $0.settings.dither = false }),
    CommandOption(
      "--bleed", "S", .number(in: 0...1), standard: "0.17",
      help: "how far the front shows on the back, 0 to 1", set: { $0.settings.bleed = $1 }),
    CommandOption(
      "--samples", "N", .samples, standard: "0", help: "smoothing of edges: 0, 2, 4, 8",
      set: { $0.settings.samples = $1 }),
  ]

  /// How the window is used.
  private static let hands = [
    CommandOption(
      "--grab", "WHERE", .word(), for: [.window], standard: "edge",
      help: "what of a page can be dragged: edge, page", set: { $0.zone = $1 }),
    CommandOption(
      "--no-wrap", for: [.window], help: "end at the last picture and at the first",
      set: { $0.wraps = false }),
    CommandOption(
      "--start", "N", .whole(in: 1...1_000_000), for: [.window], standard: "1",
      help: "the page to start with",
      set: { $0.start = $1 }),
    CommandOption(
      "--slideshow", "SECONDS", .number(in: 0...86_400, of: " of seconds"), for: [.window],
      help: "turn pages by itself", set: { $0.slideshow = $1 }),
    CommandOption(
      "--shuffle", for: [.window], help: "a slideshow in random order", set: { $0.isShuffled = true }),
    CommandOption(
      "--any-corner", for: [.window], help: "a slideshow from all corners",
      set: { $0.usesAnyCorner = true }),
    CommandOption(
      "--tour", for: [.window], help: "play all sixteen curls", set: { $0.startsTour = true }),
    CommandOption(
      "--no-label", for: [.window], help: "do not name the curl on the page", set: { $0.hasLabel = false }),
  ]

  /// What is written, and where.
  private static let outputs = [
    CommandOption(
      "--progress", "P", .number(in: 0...1), for: [.render, .gallery], help: "the moment, from 0 to 1",
      set: { $0.progress = $1 }),
    CommandOption(
      "--frames", "N", .whole(in: 2...100_000), for: [.render, .bench], help: "how many, 2 to 100000",
      set: { $0.frames = $1 }),
    CommandOption(
      "--output", short: "-o", "OUT", .fileName, for: [.render, .gallery],
      help: "file to write, frames with %d or %04d", set: { $0.output = $1 }),
  ]

  /// What is measured.
  private static let measures = [
    CommandOption(
      "--full", for: [.bench], help: "more frames, from 640x480 to 3840x2160", set: { $0.isFull = true }),
    CommandOption("--brief", for: [.bench], help: "whole curls only", set: { $0.isBrief = true }),
    CommandOption(
      "--window", for: [.bench], help: "draw into a window", set: { $0.measuresWindow = true }),
    CommandOption("--json", for: [.bench], help: "print it for a program", set: { $0.printsJSON = true }),
  ]

  /// What the program says of itself.
  private static let answers = [
    CommandOption("--help", short: "-h", answer: .help, help: "show this text"),
    CommandOption("--version", answer: .version, help: "show the version"),
  ]
}
