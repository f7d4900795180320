import Testing

@testable import AnyCurlApp

@Suite struct MistakeTests {
  @Test(arguments: [
    ("--foo", "unknown option --foo (see anycurl --help)"),
    ("--foo=bar", "unknown option --foo (see anycurl --help)"),
    ("-x", "unknown option -x (see anycurl --help)"),
    ("-1", "unknown option -1 (see anycurl --help)"),
    ("-oout", "unknown option -oout (see anycurl --help)"),
    ("--Size 1x1", "unknown option --Size (see anycurl --help)"),
    ("--siz 1x1", "unknown option --siz (see anycurl --help)"),
    ("---", "unknown option --- (see anycurl --help)"),
    ("--help=1", "--help takes no value"),
    ("--no-dither=1", "--no-dither takes no value"),
    ("--version=", "--version takes no value"),
    ("--size", "--size needs a value: --size WxH"),
    ("--size -- 1x1", "--size needs a value: --size WxH"),
    ("--size --margin 1", "--size needs a value: --size WxH"),
    ("--size --margin=1", "--size needs a value: --size WxH"),
    ("a  b", "a file name is empty"),
    ("-- ", "a file name is empty"),
    ("--tour=1", "--tour takes no value"),
    ("--no-label=no", "--no-label takes no value"),
    ("--shuffle=", "--shuffle takes no value"),
    ("--any-corner=1", "--any-corner takes no value"),
    ("--slideshow --shuffle", "--slideshow needs a value: --slideshow SECONDS"),
    ("--slideshow 5 --tour", "the window takes --slideshow or --tour, not both"),
    ("gallery --tour -o o", "--tour belongs to the window, not to anycurl gallery"),
    ("render a b --start 2", "--start belongs to the window, not to anycurl render"),
    ("--page 1x1", "--page belongs to anycurl render and anycurl gallery, not to the window"),
    ("--progress 0", "--progress belongs to anycurl render and anycurl gallery, not to the window"),
    ("-o x", "--output belongs to anycurl render and anycurl gallery, not to the window"),
    ("--json", "--json belongs to anycurl bench, not to the window"),
    ("render a b --full --progress 0 -o o", "--full belongs to anycurl bench, not to anycurl render"),
    (
      "bench --corner top-left",
      "--corner belongs to the window and anycurl render and anycurl gallery, not to anycurl bench"
    ),
    ("bench --json=yes", "--json takes no value"),
    ("gallery --frames=3", "--frames belongs to anycurl render and anycurl bench, not to anycurl gallery"),
  ])
  func `a word that is no option of the command is refused`(line: String, expected: String) {
    #expect(message(words(line)) == expected)
  }

  @Test(arguments: [
    ("render", "render takes two pictures, FROM and TO, not 0"),
    ("render a --progress 0 -o o", "render takes two pictures, FROM and TO, not 1"),
    ("render a b c --progress 0 -o o", "render takes two pictures, FROM and TO, not 3"),
    ("render a b --progress 0", "render needs -o OUT, the file to write (see anycurl --help)"),
    ("render a b -o o", "render needs --progress P or --frames N (see anycurl --help)"),
    ("render a b -o %d --frames 2 --progress 0", "render takes --progress or --frames, not both"),
    ("render a b --progress 0 -o ", "--output: \"\" is not a file name"),
    ("render a b --progress 0 --output=", "--output: \"\" is not a file name"),
    ("bench --brief a.jpg", "--brief measures no picture, such as a.jpg"),
    ("bench a b", "bench takes no picture or one, not 2"),
    ("gallery", "gallery needs -o OUT, the file to write (see anycurl --help)"),
    ("gallery a -o o", "gallery takes no pictures or two, FROM and TO, not 1"),
    ("gallery a b c -o o", "gallery takes no pictures or two, FROM and TO, not 3"),
    (
      "gallery -o o --size 160x999",
      "--margin: 80 pixels on each side leave no page in a frame of 160x999"
    ),
    (
      "render a b -o o --progress 0 --size 9x9 --margin 5",
      "--margin: 5 pixels on each side leave no page in a frame of 9x9"
    ),
  ])
  func `a command says what it lacks or has too much of`(line: String, expected: String) {
    #expect(message(words(line)) == expected)
  }

  @Test(arguments: [
    "0x0", "0x1", "1x0", "16385x1", "1x16385", "99999999999999999999x1", "1x99999999999999999999", "-1x1",
    "1x-1", "+1x1", "1X1", "1x", "x1", "x", "1", "1x1x1", "1.5x1", "1,5x1", "axb", "", "0x10", "1x1 ", " 1x1",
    "1×1", "１x１", "nanxnan", "1e3x1", "1x1\n", "1\u{0}x1",
  ])
  func `a size is two whole numbers in range`(text: String) {
    let phrase = "is not a size like 1280x800, from 1x1 to 16384x16384"
    expectRefusal(of: text, by: "--size", of: "", phrase)
    expectRefusal(of: text, by: "--page", of: "render", phrase)
  }

  @Test(arguments: [
    "nan", "inf", "-inf", "infinity", "1e999", "", "-1", "-0", "+1", "0x10", " 5", "5 ", "1,5", "1_0",
    "86401",
    "99999999999999999999", "1e", "e1", ".", "1.2.3", "--1", "１", "0x1p3", "86400.0000001", "1e+", "NaN",
    "\u{0}",
    String(repeating: "9", count: 60),
  ])
  func `a number is finite, unsigned and in range`(text: String) {
    expectRefusal(of: text, by: "--duration", of: "", "is not a number of seconds from 0 to 60")
    expectRefusal(of: text, by: "--slideshow", of: "", "is not a number of seconds from 0 to 86400")
    expectRefusal(of: text, by: "--shadow", of: "", "is not a number from 0 to 1")
    expectRefusal(of: text, by: "--light", of: "gallery", "is not a number from 0 to 1")
    expectRefusal(of: text, by: "--bleed", of: "render", "is not a number from 0 to 1")
    expectRefusal(of: text, by: "--progress", of: "render", "is not a number from 0 to 1")
  }

  @Test(arguments: [
    "nan", "inf", "1e999", "1e3", "", "-1", "+3", "0x10", " 5", "5 ", "1,5", "2.0", "3_0", "1000001", "１",
    "99999999999999999999", "9223372036854775808", "\u{0}",
  ])
  func `a whole number has digits only and is in range`(text: String) {
    expectRefusal(of: text, by: "--start", of: "", "is not a whole number from 1 to 1000000")
    expectRefusal(of: text, by: "--margin", of: "", "is not a whole number from 0 to 4096")
    expectRefusal(of: text, by: "--corner-radius", of: "gallery", "is not a whole number from 0 to 4096")
    expectRefusal(of: text, by: "--frames", of: "render", "is not a whole number from 2 to 100000")
    expectRefusal(of: text, by: "--samples", of: "", "is not 0, 2, 4 or 8")
  }

  @Test(arguments: [
    ("--frames", "0"), ("--frames", "1"), ("--duration", "61"), ("--duration", "60.0000001"),
    ("--frames", "100001"), ("--margin", "4097"), ("--corner-radius", "4097"), ("--thickness", "65"),
    ("--samples", "1"),
    ("--samples", "3"),
    ("--samples", "16"), ("--progress", "1.0000001"), ("--shadow", "2"),
    ("--camera", "10.1"), ("--camera", "-1"), ("--camera", "nan"), ("--light-from", "361"),
    ("--light-from", "-90"), ("--light-from", "top"),
  ])
  func `numbers just out of range are refused`(name: String, value: String) {
    let text = message(words("render \(name) \(value)"))
    #expect(text?.hasPrefix("\(name): \"\(value)\" is not ") == true)
  }

  @Test(arguments: [
    ("--corner", "is not top-left, top-right, bottom-left or bottom-right"),
    ("--direction", "is not vertical or horizontal"), ("--transition", "is not up or down"),
    ("--motion", "is not classic, tight or fade"), ("--fit", "is not contain or cover"),
    ("--background", "is not a colour like #333333 or #333"),
  ])
  func `a word is one of a list, in lower case`(name: String, phrase: String) {
    for text in [
      "", "UP", "Vertical", "upp", "#", "#12", "#12345", "#1234567", "#ggg", "333", "#１２３", "up\n",
    ] {
      expectRefusal(of: text, by: name, of: "", phrase)
    }
  }

  /// Expects that an option refuses a value in both of its forms.
  private func expectRefusal(of text: String, by name: String, of command: String, _ phrase: String) {
    let line = command.isEmpty ? [] : words(command)
    let expected = "\(name): \"\(PrintableText(Array(text.utf8)))\" \(phrase)"
    #expect(message(line + [Array(name.utf8), Array(text.utf8)]) == expected)
    #expect(message(line + [Array("\(name)=\(text)".utf8)]) == expected)
  }
}
