/// A progress on its way to 0 or 1: one cubic Hermite segment that ends at rest.
///
/// From rest it is smoothstep. Given a velocity it takes that up, so that a sheet that is turned round or let
/// go neither jumps nor stops. The segment never leaves 0…1: where the velocity is too great for the duration
/// asked for, the duration is shortened, and where even 0.1 s would be too long the velocity is reduced.
package struct ProgressCurve: Hashable, Sendable {
  /// The progress at the start, from 0 to 1.
  package let start: Double
  /// The velocity at the start, in units of progress per second.
  package let startVelocity: Double
  /// Where the progress goes: 0 or 1.
  package let target: Double
  /// The time from start to target, in seconds; 0 arrives at once.
  package let duration: Double

  /// Makes the segment from a progress and a velocity to a target at rest.
  ///
  /// - Parameters:
  ///   - start: the progress at the start, from 0 to 1.
  ///   - velocity: the velocity at the start, in units of progress per second.
  ///   - target: 0 or 1.
  ///   - duration: the time asked for, in seconds; 0 and less arrive at once.
  /// - Precondition: all are finite, `start` is in 0…1, `target` is 0 or 1.
  package init(from start: Double, velocity: Double = 0, to target: Double, duration: Double) {
    precondition((0...1).contains(start), "a progress is from 0 to 1, not \(start)")
    precondition(velocity.isFinite, "a velocity is a finite number, not \(velocity)")
    precondition(target == 0 || target == 1, "a target is 0 or 1, not \(target)")
    precondition(duration.isFinite, "a duration is a finite number of seconds, not \(duration)")
    self.start = start
    self.target = target
    let way = abs(target - start)
    let toward = target > start ? velocity : -velocity
    let asked = max(duration, 0)
    // Back from 0 or 1 there is no room at all, whatever the duration.
    let stuck = way == 1 && toward < 0
    if way == 0 || asked == 0 || toward == 0 || stuck {
      (self.startVelocity, self.duration) = (0, asked)
    } else if toward > 0 {
      // A start steeper than three times the mean slope would overshoot.
      (self.startVelocity, self.duration) = (velocity, min(asked, 3 * way / toward))
    } else {
      let steepest = Self.steepestRetreat(way: way, room: 1 - way)
      let longest = steepest * way / -toward
      let shortest = min(asked, 0.1)
      if longest >= shortest {
        (self.startVelocity, self.duration) = (velocity, min(asked, longest))
      } else {
        let speed = steepest * way / shortest
        (self.startVelocity, self.duration) = (velocity > 0 ? speed : -speed, shortest)
      }
    }
  }

  /// The greatest M = |v| T / a with which a segment that starts away from its target at the distance `way`
  /// (a) goes no further back than `room` (b).
  ///
  /// The excursion of the cubic is a M² (9 + 4M) / (27 (2 + M)²), which grows with M: found by halving.
  private static func steepestRetreat(way a: Double, room b: Double) -> Double {
    func excursion(_ m: Double) -> Double { a * m * m * (9 + 4 * m) / (27 * (2 + m) * (2 + m)) }
    // The excursion exceeds a M / 9 − a for every M, so that the root lies below 9 (b/a + 1).
    var (low, high) = (0.0, 9 * (b / a + 1))
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if excursion(middle) <= b { low = middle } else { high = middle }
    }
    return low
  }

  /// The progress after `time` seconds, from 0 to 1; exactly the target from the duration on.
  package func value(at time: Double) -> Double {
    guard time < duration else { return target }
    let u = max(time, 0) / duration
    let blend = u * u * (3 - 2 * u)
    let push = u * (1 - u) * (1 - u) * startVelocity * duration
    return min(max(mix(start, target, blend) + push, 0), 1)
  }

  /// The velocity after `time` seconds, in units of progress per second; 0 from the duration on.
  package func velocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    let u = max(time, 0) / duration
    return 6 * u * (1 - u) * (target - start) / duration + (1 - u) * (1 - 3 * u) * startVelocity
  }
}
