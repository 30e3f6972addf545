// Games with some random choices: shelters on the way, and their final points.

import { Draws } from '@lastlight/bots'
import { featuresOf, type Stage, stageFor } from '@lastlight/bots/games/outlive'
import { GreedyMatch } from './greedyMatch.ts'

export interface ShelterSample {
  readonly stage: Stage
  readonly round: number
  /** In the order of the features. */
  readonly counts: readonly number[]
  /** At the end of the game. */
  readonly score: number
}

/** Game by game, over and over. */
const PLAYERS = [2, 2, 2, 4]
/** Random choices per hundred. The lists have different lengths, so that every table size meets every rate. */
const RANDOM_PERCENT = [0, 10, 20]

/** The share of questions that are recorded, in per cent: a day has many more questions than a night. */
const SAMPLED_PERCENT = { day: 5, night: 25 }

export function playGame(seed: string, number: number): ShelterSample[] {
  const name = `${seed} game ${number}`
  const draws = new Draws(name)
  const astray = RANDOM_PERCENT[number % RANDOM_PERCENT.length]!
  const match = GreedyMatch.begin(PLAYERS[number % PLAYERS.length]!, name)
  const { state } = match
  const seen: (Omit<ShelterSample, 'score'> & { readonly seat: number })[] = []
  for (let [seat] = match.pending; seat !== undefined; [seat] = match.pending) {
    const isUnderWay = state.phase !== 'setup'
    if (isUnderWay && draws.below(100) < (state.phase === 'day' ? SAMPLED_PERCENT.day : SAMPLED_PERCENT.night))
      for (const at of state.players.keys())
        seen.push({
          seat: at,
          stage: stageFor(state, at),
          round: state.round,
          counts: featuresOf(state, at),
        })
    if (isUnderWay && draws.below(100) < astray) match.play(seat, draws.oneOf(match.options(seat)))
    else match.play(seat)
  }
  const { scores } = match
  return seen.map(({ seat, ...snapshot }) => ({ ...snapshot, score: scores[seat]! }))
}
