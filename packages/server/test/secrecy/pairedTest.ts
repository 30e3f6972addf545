// Whether one of two paired measurements is larger than the other more often, and by more, than chance explains: the
// signed-rank test of Wilcoxon, with the normal approximation that is exact enough from about twenty pairs on.

/** The chance of a value at least so far from 0, under the normal curve (Abramowitz and Stegun 7.1.26). */
function twoSided(z: number): number {
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * x)
  const polynomial = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t
  return Math.min(1, polynomial * Math.exp(-x * x))
}

export interface Comparison {
  readonly pairs: number
  /** How likely a difference like this is if there is none. */
  readonly p: number
  /** The middle of all differences, in the unit of the measurement. */
  readonly median: number
}

/** Differences of pairs; pairs without a difference say nothing and are left out. */
export function comparePairs(differences: readonly number[]): Comparison {
  const sorted = differences.toSorted((a, b) => a - b)
  const median = sorted.length === 0 ? 0 : (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2
  const bySize = differences.filter(each => each !== 0).toSorted((a, b) => Math.abs(a) - Math.abs(b))
  const n = bySize.length
  if (n === 0) return { pairs: differences.length, p: 1, median }
  let positive = 0
  let ties = 0
  for (let from = 0; from < n; ) {
    let to = from
    while (to < n && Math.abs(bySize[to]!) === Math.abs(bySize[from]!)) to++
    // Equal sizes share the mean of their ranks.
    const rank = (from + 1 + to) / 2
    for (let i = from; i < to; i++) if (bySize[i]! > 0) positive += rank
    ties += (to - from) ** 3 - (to - from)
    from = to
  }
  const mean = (n * (n + 1)) / 4
  const variance = (n * (n + 1) * (2 * n + 1)) / 24 - ties / 48
  const away = Math.max(0, Math.abs(positive - mean) - 0.5)
  return { pairs: differences.length, p: twoSided(away / Math.sqrt(variance)), median }
}
