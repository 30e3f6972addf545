import type { Tally } from './measure/tally.ts'
import type { Rounds } from './rounds.ts'
import { type Figure, idOf, type Rate } from './suites/suite.ts'

export interface Absolute {
  readonly perSecond: number
  /** From the slowest to the fastest round, as a share of the median. */
  readonly spread: number
}

export const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

const absoluteOf = (numbers: readonly number[]): Absolute => {
  const perSecond = median(numbers)
  return { perSecond, spread: (Math.max(...numbers) - Math.min(...numbers)) / perSecond }
}

/** The median of everything that was counted, by measurement and by what was counted. */
export const absolutes = (rounds: Rounds): Record<string, Record<string, Absolute>> => {
  const out: Record<string, Record<string, Absolute>> = {}
  for (const [id, tallies] of rounds) {
    const whats = Object.keys(tallies[0] ?? {})
    out[id] = Object.fromEntries(whats.map(what => [what, absoluteOf(tallies.map(tally => rateIn(tally, what)))]))
  }
  return out
}

const rateIn = (tally: Tally, what: string): number => tally[what] ?? Number.NaN

/** The ratio of two medians; undefined when one of them was not measured. */
export const ratio = (figure: Figure, of: Record<string, Record<string, Absolute>>): number | undefined => {
  const perSecond = (rate: Rate): number | undefined => of[idOf(rate)]?.[rate.what]?.perSecond
  const ours = perSecond(figure.rate)
  const theirs = perSecond(figure.over)
  return ours === undefined || theirs === undefined ? undefined : ours / theirs
}
