import Testing

@testable import AnyCurlApp

/// A row of `Cases/manifest.tsv`: a picture file and what is known of it.
struct PictureCase: CustomTestStringConvertible, Sendable {
  /// What must happen: `ok` shown, `skip` refused, `either` or `policy` as the program documents.
  let expectation: String
  let name: String
  /// The size upright; nil where there is none.
  let size: PixelSize?
  /// Places and their channels: red, green, blue and, in some, straight alpha.
  let pixels: [(x: Int, y: Int, channels: [Int])]
  /// The largest difference allowed in a channel.
  let tolerance: Int

  var testDescription: String { name }
  var file: FileName { Self.folder.appending(FileName(name)) }

  static let folder = FileName(#filePath).folder.appending(FileName("Cases"))

  /// Those that this program shows, and those that it refuses.
  static let shown = all.filter { $0.expectation != "skip" && !refused.contains($0.name) }
  static let notShown = all.filter { $0.expectation == "skip" || refused.contains($0.name) }

  /// The `either` rows that this program refuses.
  private static let refused: Set = ["bomb_25000x25000.png", "ppm_raw.ppm"]

  static let all: [PictureCase] = {
    let bytes = (try? OpenFile(folder.appending(FileName("manifest.tsv"))))?.prefix(1 << 20) ?? []
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst().compactMap(Self.init)
  }()

  private init?(row: Substring) {
    let fields = row.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count == 7, let tolerance = Int(fields[5]) else { return nil }
    let sides = fields[3].split(separator: "x").compactMap { Int($0) }
    name = String(fields[0])
    expectation = String(fields[2])
    size = sides.count == 2 ? PixelSize(width: sides[0], height: sides[1]) : nil
    self.tolerance = tolerance
    pixels = fields[4].split(separator: ";").compactMap { entry in
      let numbers = entry.split(whereSeparator: { "=,".contains($0) }).compactMap { Int($0) }
      return numbers.count >= 5 ? (numbers[0], numbers[1], Array(numbers[2...])) : nil
    }
  }
}
