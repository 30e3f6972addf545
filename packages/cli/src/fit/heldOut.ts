// A net is judged by games that it has not seen: whole games, because positions of one game resemble each other.

import { type HeldOutFigures, Inputs, type Net, type Sample } from '@lastlight/bots/net'
import type { Rows } from './rows.ts'

const EVERY = 10
export const LEAST_GAMES = 2 * EVERY

/** Most games are learned from; some tell when to stop, and some tell how good the net is in the end. */
export type Use = 'learn' | 'stop' | 'test'
const useOf = (game: number): Use => (game % EVERY === 0 ? 'test' : game % EVERY === 1 ? 'stop' : 'learn')

/** Games of several runs have the same numbers. Afterwards each has its own, and its use stays the same. */
export function renumbered(runs: readonly (readonly Rows[])[]): readonly Rows[] {
  let first = 0
  return runs.flatMap(run => {
    const from = first
    for (const { game } of run) for (const number of game) first = Math.max(first, from + number + 1)
    first = EVERY * Math.ceil(first / EVERY)
    return run.map(rows => ({ ...rows, game: rows.game.map(number => from + number) }))
  })
}

/** The rows of the games for one use, in the order of the games: it must not matter who played which. */
export const rowsFor = (use: Use, { game }: Rows): Uint32Array =>
  Uint32Array.from(game.keys())
    .filter(row => useOf(game[row]!) === use)
    .sort((a, b) => game[a]! - game[b]! || a - b)

/** Sums over the rows of one round. */
interface Pile {
  count: number
  points: number
  squares: number
  errors: number
  logLoss: number
}

/** Nobody is sure: a chance of 0 or 1 would make one surprise infinitely bad. */
const SURE = 1e-6
const surprise = (chance: number, win: number): number => {
  const p = Math.min(1 - SURE, Math.max(SURE, chance))
  return -(win * Math.log(p) + (1 - win) * Math.log(1 - p))
}

export function figuresOf(net: Net, rows: Rows, tested: Uint32Array): HeldOutFigures {
  const inputs = new Inputs(net.parts.scales.length)
  const piles: Pile[] = []
  let wins = 0
  for (const row of tested) {
    readRow(rows, row, inputs)
    const round = Math.max(1, rows.round[row]!)
    const pile = (piles[round - 1] ??= { count: 0, points: 0, squares: 0, errors: 0, logLoss: 0 })
    const points = rows.points[row]!
    pile.count++
    pile.points += points
    pile.squares += points * points
    pile.errors += (points - net.points(inputs)) ** 2
    pile.logLoss += surprise(net.chance(inputs), rows.win[row]!)
    wins += rows.win[row]!
  }
  const all = Array.from(piles, pile => pile ?? { count: 1, points: 0, squares: 0, errors: 0, logLoss: 0 })
  const rate = wins / Math.max(1, tested.length)
  return {
    games: new Set(Array.from(tested, row => rows.game[row]!)).size,
    positions: tested.length,
    r2: all.map(({ count, points, squares, errors }) =>
      rounded(1 - errors / Math.max(1e-9, squares - points ** 2 / count)),
    ),
    logLoss: all.map(({ count, logLoss }) => rounded(logLoss / count)),
    blindLogLoss: rounded(surprise(rate, rate)),
  }
}

const rounded = (n: number): number => Number(n.toFixed(3))

function readRow({ start, at, value }: Rows, row: number, into: Inputs): void {
  into.clear()
  for (let i = start[row]!; i < start[row + 1]!; i++) into.add(at[i]!, value[i]!)
}

const SAMPLES = 5

/** Positions with the numbers of the net, to compare with on other machines. */
export function samplesOf(net: Net, rows: Rows, tested: Uint32Array): readonly Sample[] {
  const inputs = new Inputs(net.parts.scales.length)
  return Array.from({ length: SAMPLES }, (_, i) => {
    readRow(rows, tested[Math.floor((i * tested.length) / SAMPLES)]!, inputs)
    const { at, value, count } = inputs
    return {
      at: Array.from(at.subarray(0, count)),
      value: Array.from(value.subarray(0, count)),
      points: net.points(inputs),
      chance: net.chance(inputs),
    }
  })
}
