/// The two pictures of one curl.
struct PicturePair: Equatable, Sendable {
  /// The page before.
  var from: FileName
  /// The page after.
  var to: FileName
}
