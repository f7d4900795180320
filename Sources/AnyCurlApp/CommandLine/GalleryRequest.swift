/// A sheet of examples to draw into a file.
struct GalleryRequest: Equatable, Sendable {
  /// The pages before and after; nil for pictures that come with the program.
  var pictures: PicturePair?
  /// The size of each frame, in pixels.
  var frame: PixelSize
  /// The size of the page, centred in the frame, in pixels. It may be larger than the frame.
  var page: PixelSize
  /// The moment of the curls up, from 0 to 1; that of the curls down is as long before their end.
  var progress: Double
  /// The file to write.
  var sheet: FileName
  /// How curls move and look.
  var settings: CurlSettings
}

extension GalleryRequest {
  /// Makes the request of a line.
  init(_ line: ParsedLine) throws(UsageError) {
    let names = line.operands.map { FileName(bytes: $0) }
    guard names.isEmpty || names.count == 2 else {
      throw UsageError("gallery takes no pictures or two, FROM and TO, not \(names.count)")
    }
    let frame = line.values.size ?? PixelSize(width: 720, height: 480)
    self.init(
      pictures: names.isEmpty ? nil : PicturePair(from: names[0], to: names[1]),
      frame: frame, page: try line.values.pageSize(in: frame),
      progress: line.values.progress ?? 0.62, sheet: FileName(bytes: try line.values.output(of: "gallery")),
      settings: line.values.settings)
  }
}
