/// How a hand lets a sheet go: where it goes, and how fast it was.
public struct CurlThrow: Hashable, Sendable {
  /// Where the sheet goes.
  public var target: CurlEnd
  /// How fast the hand was, in units of the sheet's progress per second; less than 0 toward lying flat.
  public var velocity: Double

  /// Makes a throw.
  public init(to target: CurlEnd, velocity: Double = 0) {
    (self.target, self.velocity) = (target, velocity)
  }
}
