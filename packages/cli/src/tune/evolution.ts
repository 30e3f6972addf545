// Evolution of numbers above zero: each generation tries numbers near the present ones and moves towards the best.

import type { Draws } from '@lastlight/bots'

/** Logarithms of the numbers, and how far from them the next generation looks. */
export interface Evolved {
  readonly mean: readonly number[]
  readonly spread: readonly number[]
}

export interface Tried {
  readonly at: readonly number[]
  readonly worth: number
}

const FIRST_SPREAD = 0.3
const LEAST_SPREAD = 0.05
/** How far the mean moves to that of the best, and how quickly the spread follows theirs. */
const STEP = 0.7
const SPREAD_STEP = 0.15
/** What the best, the second and so on count. */
const SHARES = [0.36, 0.25, 0.18, 0.12, 0.09]

/** Fewer could not be told apart from the rest. */
export const LEAST_TRIED = 2 * SHARES.length

export const evolvedFrom = (numbers: readonly number[]): Evolved => ({
  mean: numbers.map(Math.log),
  spread: numbers.map(() => FIRST_SPREAD),
})

export const numbersOf = (at: readonly number[]): readonly number[] => at.map(Math.exp)

const WORDS = 2 ** 30
const part = (draws: Draws): number => (draws.below(WORDS) + 0.5) / WORDS
const normal = (draws: Draws): number => Math.sqrt(-2 * Math.log(part(draws))) * Math.cos(2 * Math.PI * part(draws))

/** The sets of numbers that one generation plays with, as logarithms. */
export const generationOf = ({ mean, spread }: Evolved, size: number, draws: Draws): readonly (readonly number[])[] =>
  Array.from({ length: size }, () => mean.map((value, i) => value + spread[i]! * normal(draws)))

export function evolve({ mean, spread }: Evolved, tried: readonly Tried[]): Evolved {
  const best = tried.toSorted((a, b) => b.worth - a.worth).slice(0, SHARES.length)
  const weighed = (of: (at: readonly number[]) => number): number =>
    best.reduce((sum, { at }, rank) => sum + SHARES[rank]! * of(at), 0)
  return {
    mean: mean.map((old, i) => old + STEP * (weighed(at => at[i]!) - old)),
    spread: spread.map((old, i) => {
      const theirs = weighed(at => (at[i]! - mean[i]!) ** 2)
      return Math.max(LEAST_SPREAD, Math.sqrt((1 - SPREAD_STEP) * old ** 2 + SPREAD_STEP * theirs))
    }),
  }
}
