// How sure a figure is: intervals that hold the true one in 95 runs of 100.

export type Interval = readonly [low: number, high: number]

/** A figure with its interval. */
export interface Estimate {
  readonly value: number
  readonly interval: Interval
}

const Z = 1.959964

/** Wilson's interval of a share: it stays between 0 and 1 and holds for few games too. */
export function wilson(hits: number, of: number): Interval {
  if (of === 0) return [0, 1]
  const share = hits / of
  const spread = Z * Math.sqrt((share * (1 - share)) / of + (Z * Z) / (4 * of * of))
  const scale = 1 + (Z * Z) / of
  const middle = share + (Z * Z) / (2 * of)
  return [Math.max(0, (middle - spread) / scale), Math.min(1, (middle + spread) / scale)]
}

export const shareOf = (hits: number, of: number): Estimate | null =>
  of === 0 ? null : { value: hits / of, interval: wilson(hits, of) }

/** Student's quantile for 95 %, by the expansion of Cornish and Fisher. */
export function student(freedom: number): number {
  const [z3, z5, z7] = [Z ** 3, Z ** 5, Z ** 7]
  return (
    Z +
    (z3 + Z) / (4 * freedom) +
    (5 * z5 + 16 * z3 + 3 * Z) / (96 * freedom ** 2) +
    (3 * z7 + 19 * z5 + 17 * z3 - 15 * Z) / (384 * freedom ** 3)
  )
}

/** The interval of a mean of two or more. */
export function meanInterval(n: number, sum: number, squares: number): Interval {
  const mean = sum / n
  const variance = Math.max(0, (squares - sum * mean) / (n - 1))
  const spread = student(n - 1) * Math.sqrt(variance / n)
  return [mean - spread, mean + spread]
}
