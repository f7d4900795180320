/// One of the two ends of a sheet's way.
public enum CurlEnd: Hashable, Sendable {
  /// The sheet lies flat, at progress 0.
  case flat
  /// The sheet is gone, at progress 1.
  case gone

  /// The progress of a sheet that has arrived there.
  package var progress: Double { self == .flat ? 0 : 1 }

  /// The end across from it.
  var other: CurlEnd { self == .flat ? .gone : .flat }
}
