import AnyCurl

/// The motions that come with the library.
enum BuiltInMotion: String, CaseIterable {
  case classic
  case tight

  var motion: any CurlMotion {
    switch self {
    case .classic: .classic
    case .tight: .tight
    }
  }
}
