// A chance in words: nobody plays better for knowing 43 from 44 per cent.

const BANDS = [
  [0.85, 'almostSure'],
  [0.65, 'likely'],
  [0.45, 'even'],
  [0.25, 'behind'],
  [0, 'unlikely'],
] as const

export const chanceWord = (chance: number): (typeof BANDS)[number][1] =>
  BANDS.find(([least]) => chance >= least)?.[1] ?? 'unlikely'

/** How an option compares with the best one. Smaller differences are the noise of the search. */
export const comparedWord = (chance: number, best: number): 'asGood' | 'weaker' | 'muchWeaker' =>
  best - chance < 0.02 ? 'asGood' : best - chance < 0.08 ? 'weaker' : 'muchWeaker'
