import type { Measured, Rates, Waits } from './measure/meter.ts'
import type { Rounds } from './rounds.ts'
import { type Figure, idOf, type Rate } from './suites/suite.ts'

interface Speed {
  readonly perSecond: number
  /** From the slowest to the fastest round, as a share of the median. */
  readonly spread: number
}

interface Wait {
  readonly wallMs: number
  /** Of how many waits. */
  readonly among?: number
}

export type Absolute = Speed | Wait
/** By measurement and by what was measured. */
export type Absolutes = Readonly<Record<string, Readonly<Record<string, Absolute>>>>

export const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

/** The smallest number that at least this share of the numbers does not exceed. */
export const percentile = (numbers: readonly number[], percent: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.ceil((percent / 100) * numbers.length) - 1] ?? Number.NaN

const speedOf = (numbers: readonly number[]): Speed => {
  const perSecond = median(numbers)
  return { perSecond, spread: (Math.max(...numbers) - Math.min(...numbers)) / perSecond }
}

export const absolutes = (rounds: Rounds): Absolutes =>
  Object.fromEntries([...rounds].map(([id, measured]) => [id, { ...speeds(measured), ...waits(measured) }]))

/** The median of everything that was counted. */
const speeds = (measured: readonly Measured[]): Record<string, Speed> => {
  const tallies = measured.filter((one): one is Rates => 'perSecond' in one).map(({ perSecond }) => perSecond)
  const whats = Object.keys(tallies[0] ?? {})
  return Object.fromEntries(whats.map(what => [what, speedOf(tallies.map(tally => tally[what] ?? Number.NaN))]))
}

/** All rounds together: a single one has too few samples for its longest to mean much. */
const waits = (measured: readonly Measured[]): Record<string, Wait> => {
  const all = measured.filter((one): one is Waits => 'wallMs' in one)
  if (all[0] === undefined) return {}
  const wallMs = all.flatMap(one => one.wallMs)
  const among = wallMs.length
  return {
    budget: { wallMs: all[0].budget },
    p50: { wallMs: percentile(wallMs, 50), among },
    p99: { wallMs: percentile(wallMs, 99), among },
    longest: { wallMs: Math.max(...wallMs), among },
  }
}

/** The ratio of two figures; undefined when one was not measured. */
export const ratio = (figure: Figure, of: Absolutes): number | undefined => {
  const ours = numberOf(figure.rate, of)
  const theirs = numberOf(figure.over, of)
  return ours === undefined || theirs === undefined ? undefined : ours / theirs
}

const numberOf = (rate: Rate, of: Absolutes): number | undefined => {
  const absolute = of[idOf(rate)]?.[rate.what]
  return absolute && ('perSecond' in absolute ? absolute.perSecond : absolute.wallMs)
}
