@testable import AnyCurlApp

/// A folder of pictures of a page's own size, so that every pixel that is shown is known.
final class TestAlbum {
  let scratch: Scratch
  /// The names of the pictures, in order.
  let names: [String]
  /// The size of the window they are made for.
  static let window = PixelSize(width: 480, height: 360)
  static let margin = 40

  /// Draws so many pictures, named `1.png` and so on.
  init(_ count: Int = 4) throws {
    scratch = try Scratch()
    names = (1...count).map { "\($0).png" }
    for (index, name) in names.enumerated() {
      try Self.page(index).writePNG(to: scratch.folder.appending(FileName(name)))
    }
  }

  var folder: String { "\(scratch.folder)" }

  func file(_ index: Int) -> String { "\(folder)/\(names[index])" }

  /// The options of a frame for this album.
  static let frame = ["--size", "\(window)", "--margin", "\(margin)"]

  /// The options of a window for this album, in which pages are to be seen alone.
  static let options = frame + ["--no-label"]

  /// What a window of the album's size shows when the picture of an index is at rest.
  static func atRest(_ index: Int) -> Bitmap {
    Bitmap(size: window, color: background).drawing(page(index), x: margin, y: margin)
  }

  static let background = CurlSettings().background

  /// The picture of an index: a pattern that no other picture has, different in every corner.
  private static func page(_ index: Int) -> Bitmap {
    let size = PixelSize(width: window.width - 2 * margin, height: window.height - 2 * margin)
    let pixels = (0..<size.area).flatMap { pixel -> [UInt8] in
      let (y, x) = pixel.quotientAndRemainder(dividingBy: size.width)
      return [
        UInt8(x * 255 / size.width), UInt8(y * 255 / size.height), UInt8((40 + 53 * index) & 0xFF), 255,
      ]
    }
    return Bitmap(size: size, pixels: pixels)
  }
}
