// The value of the counts of a shelter: a line for each stage, whose weights change with the nights to come.

import { FEATURES, STAGES, type Stage, type Weights } from '@lastlight/bots/games/outlive'
import { ROUNDS } from '@lastlight/outlive/content/tables'
import type { Errors } from '../../../fit/errors.ts'
import { fit } from '../../../fit/heldOut.ts'
import { type Line, predict, type RidgeOptions } from '../../../fit/ridge.ts'
import type { FitGames } from './kinds.ts'
import type { Pair } from './pairs.ts'
import type { ShelterSample } from './shelterSamples.ts'

const COUNTS = FEATURES.length
const BY_GAMES: RidgeOptions = { strength: 5, hasBase: true, isScaled: true }
const BY_PAIRS: RidgeOptions = { strength: 30, hasBase: false, isScaled: true }

export function fitWeights({ games, pairs }: FitGames, errors: Errors): Weights {
  const lines = new Map(STAGES.map(stage => [stage, fitStage(stage, games, errors)]))
  lines.set('end', fitPairs(pairs, lines.get('end')!, errors))
  return written(STAGES.map(stage => lines.get(stage)!))
}

const nightsFrom = (round: number): number => ROUNDS - round

/** The counts, and the counts with the nights to come. */
const columnsOf = ({ round, counts }: ShelterSample | Pair): number[] => [
  ...counts,
  ...counts.map(count => count * nightsFrom(round)),
]

const fitStage = (stage: Stage, games: FitGames['games'], errors: Errors): Line =>
  fit({
    games: games.map(snapshots => snapshots.filter(snapshot => snapshot.stage === stage)),
    columns: 2 * COUNTS + 2,
    read(snapshot) {
      const nights = nightsFrom(snapshot.round)
      return { columns: [...columnsOf(snapshot), nights, nights * nights], target: snapshot.score }
    },
    options: BY_GAMES,
    tell: ({ round }, error) => errors.add(stage, round, error),
  })

/**
 * After a night, single games mislead: a player with many materials is one who has just built nothing. Pairs of games
 * separate the two, and the first fit is their starting point. The base is kept, because differences do not contain it.
 */
function fitPairs(pairs: FitGames['pairs'], first: Line, errors: Errors): Line {
  const start: Line = { base: 0, weights: first.weights.slice(0, 2 * COUNTS) }
  const change = fit({
    games: pairs,
    columns: 2 * COUNTS,
    read(pair) {
      const columns = columnsOf(pair)
      return { columns, target: pair.score - predict(start, columns) }
    },
    options: BY_PAIRS,
    tell: ({ round }, error) => errors.add('pairs', round, error),
  })
  return { ...first, weights: first.weights.map((weight, i) => weight + (change.weights[i] ?? 0)) }
}

/** A row for each feature, with a column for each stage; behind the features come the nights and their square. */
function written(lines: readonly Line[]): Weights {
  const row = (i: number) => lines.map(({ weights }) => weights[i]!)
  const rows = (from: number) => Object.fromEntries(FEATURES.map((feature, i) => [feature, row(from + i)]))
  return {
    base: { now: lines.map(({ base }) => base), perNight: row(2 * COUNTS), squared: row(2 * COUNTS + 1) },
    now: rows(0),
    perNight: rows(COUNTS),
  } as unknown as Weights
}
