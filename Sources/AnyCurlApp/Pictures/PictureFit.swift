/// How a picture whose shape is not the page's is fitted on it.
enum PictureFit: String, CaseIterable, Sendable {
  /// The whole picture shows; the rest of the page is paper.
  case contain
  /// The picture fills the page; what reaches beyond it is cut off equally on both sides.
  case cover
}
