/// Where a hand has let a sheet go, and how fast.
public struct CurlThrow: Hashable, Sendable {
  /// Where the sheet goes: 0 to lie flat, 1 to be gone.
  public var target: Double
  /// How fast the hand was, in units of the sheet's progress per second.
  public var velocity: Double

  /// Makes a throw.
  public init(target: Double, velocity: Double = 0) {
    (self.target, self.velocity) = (target, velocity)
  }
}
