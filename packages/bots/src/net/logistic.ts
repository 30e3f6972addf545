/** Further out the result is 0 or 1 for all that matters. */
const FARTHEST = 20
/** The power of two that the argument is divided by; the result is squared as often. */
const HALVINGS = 7

/**
 * 1 / (1 + e^-x). The language leaves the last digits of Math.exp to the machine; additions and multiplications are the
 * same everywhere.
 */
export function logistic(x: number): number {
  const far = Math.min(FARTHEST, Math.abs(x))
  const s = -far / (1 << HALVINGS)
  let power = 1 + s * (1 + (s / 2) * (1 + (s / 3) * (1 + (s / 4) * (1 + s / 5))))
  for (let i = 0; i < HALVINGS; i++) power *= power
  const share = 1 / (1 + power)
  return x < 0 ? 1 - share : share
}
