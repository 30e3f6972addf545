// How sure a figure is: intervals that hold the true one in 95 runs of 100.

export type Interval = readonly [low: number, high: number]

/** A figure with its interval and its sample. */
export interface Estimate {
  readonly value: number
  /** Nothing for a mean of one game, which says nothing about others. */
  readonly interval: Interval | null
  /** How many games, seats or choices it is taken from. */
  readonly of: number
  /** Of a difference: how many others they are compared with. */
  readonly against?: number
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

/** A share always has an interval. */
export interface Share extends Estimate {
  readonly interval: Interval
}

export const shareOf = (hits: number, of: number): Share | null =>
  of === 0 ? null : { value: hits / of, interval: wilson(hits, of), of }

/**
 * By how much one share is above another one of other games, with Newcombe's interval: it puts Wilson's intervals of
 * both shares together (1998, method 10).
 */
export function differenceOf(hits: number, of: number, otherHits: number, others: number): Share | null {
  const [here, there] = [shareOf(hits, of), shareOf(otherHits, others)]
  if (!here || !there) return null
  const value = here.value - there.value
  const [low, high] = here.interval
  const [otherLow, otherHigh] = there.interval
  const below = Math.hypot(here.value - low, otherHigh - there.value)
  const above = Math.hypot(high - here.value, there.value - otherLow)
  return { value, interval: [value - below, value + above], of, against: others }
}

/** A mean by the sum and the sum of squares. */
export const meanOf = (n: number, sum: number, squares: number): Estimate | null =>
  n === 0 ? null : { value: sum / n, interval: n === 1 ? null : meanInterval(n, sum, squares), of: n }

/** Where a share should lie. */
export interface Wanted {
  readonly least: number
  readonly most: number
}

/** On which side of the wanted shares a figure lies; nothing as long as its interval reaches into them. */
export function outside(estimate: Estimate | null, { least, most }: Wanted): 'low' | 'high' | null {
  if (!estimate?.interval) return null
  const [low, high] = estimate.interval
  return high < least ? 'low' : low > most ? 'high' : null
}

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
