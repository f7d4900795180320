/// What a search for a page has come to.
enum PageSearch: Equatable, Sendable {
  /// The page's place in the album; it is loaded.
  case found(Int)
  /// The next page that may be readable is being loaded.
  case loading
  /// No page that can be read is there.
  case nothing
}
