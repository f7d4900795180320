/// The polynomial 3x² − 2x³ on 0…1, constant outside: rises from 0 to 1 and is at rest at both ends.
func smoothstep(_ x: Double) -> Double {
  let u = min(max(x, 0), 1)
  return u * u * (3 - 2 * u)
}

/// The point the fraction `amount` of the way from `start` to `end`; exact at 0 and at 1.
func mix(_ start: Double, _ end: Double, _ amount: Double) -> Double {
  start * (1 - amount) + end * amount
}
