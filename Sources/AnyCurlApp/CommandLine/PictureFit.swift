/// How a picture fills a page of another shape.
enum PictureFit: String, CaseIterable, Hashable, Sendable {
  /// The whole picture is seen, with background beside it.
  case contain
  /// The page is covered, and what stands over is cut off.
  case cover
}
