// Pairs of games that differ only in one seat's night: greedy in one, random in the other. The difference in the
// shelter the morning after explains the difference in the score, without luck and earlier skill.

import { Draws } from '@lastlight/bots'
import { featuresOf, stageFor } from '@lastlight/bots/games/outlive'
import { ROUNDS } from '@lastlight/outlive/content/tables'
import { GreedyMatch } from './greedyMatch.ts'

/** The greedy shelter's counts minus the other one's. */
export interface Pair {
  readonly round: number
  readonly counts: readonly number[]
  readonly score: number
}

/** Two games that part in one night, when the seat's night is over. */
export interface Fork {
  readonly seat: number
  readonly round: number
  readonly greedy: GreedyMatch
  readonly astray: GreedyMatch
}

/** Game by game, over and over. */
const PLAYERS = [2, 3]
/** Choices of a hundred. */
const RANDOM_PERCENT = [20, 50, 100]

export function playPairs(seed: string, number: number): Pair[] {
  const name = `${seed} pairs ${number}`
  const draws = new Draws(name)
  const match = GreedyMatch.begin(PLAYERS[number % PLAYERS.length]!, name)
  const found: (Pair & { readonly seat: number })[] = []
  let night = 0
  for (let [next] = match.pending; next !== undefined; [next] = match.pending) {
    const { phase, round } = match.state
    // The last night is judged by the score itself.
    if (phase !== 'night' || round === night || round === ROUNDS) match.play(next)
    else {
      night = round
      const fork = forkNight(match, draws)
      const counts = fork && differenceIn(fork)
      if (counts?.some(count => count !== 0))
        found.push({ seat: fork!.seat, round, counts, score: -fork!.astray.finish()[fork!.seat]! })
    }
  }
  const { scores } = match
  return found.map(({ seat, round, counts, score }) => ({ round, counts, score: scores[seat]! + score }))
}

/** Plays the night of one seat twice: greedily in this match, partly at random in a copy. */
export function forkNight(match: GreedyMatch, draws: Draws): Fork | undefined {
  const { pending } = match
  // When nobody else is waited for, the night would end before the shelter could be recorded.
  if (pending.length < 2) return undefined
  const { round } = match.state
  const seat = draws.oneOf(pending)
  const rate = draws.oneOf(RANDOM_PERCENT)
  const astray = match.copy()
  const isAsked = ({ state, pending }: GreedyMatch): boolean =>
    state.phase === 'night' && state.round === round && pending.includes(seat)
  while (isAsked(match)) match.play(seat)
  while (isAsked(astray)) {
    if (draws.below(100) < rate) astray.play(seat, draws.oneOf(astray.options(seat)))
    else astray.play(seat)
  }
  const isOver = ({ state }: GreedyMatch): boolean => stageFor(state, seat) === 'end'
  return isOver(match) && isOver(astray) ? { seat, round, greedy: match, astray } : undefined
}

function differenceIn({ seat, greedy, astray }: Fork): number[] {
  const other = featuresOf(astray.state, seat)
  return featuresOf(greedy.state, seat).map((count, i) => count - other[i]!)
}
