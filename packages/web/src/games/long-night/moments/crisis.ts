// What is still possible while the contributions to a crisis are turned one by one.

export interface Turning {
  /** The sum of the cards that are turned, and the number that is wanted. */
  readonly score: number
  readonly need: number
  /** Cards that still lie face down. */
  readonly left: number
}

/** 'safe' and 'lost': whatever comes. Otherwise so many of the cards that are left must help. */
export type StillPossible = { readonly is: 'safe' | 'lost' } | { readonly is: 'all' | 'some'; readonly must: number }

export function stillPossible({ score, need, left }: Turning): StillPossible {
  if (score - left >= need) return { is: 'safe' }
  if (score + left < need) return { is: 'lost' }
  const must = Math.ceil((need - score + left) / 2)
  return { is: must === left ? 'all' : 'some', must }
}

/** The numbers of the scale: everything that was or still is possible, and the two that matter. */
export function scaleOf({ score, need, left }: Turning, surplus: number): readonly number[] {
  const low = Math.min(0, score - left)
  const high = need + surplus
  return Array.from({ length: high - low + 1 }, (_, i) => low + i)
}
