// OUT-SCORE-07: who has won.

import type { Outcome, Seat } from '@lastlight/kernel'
import { scoreOf } from '../queries/score.ts'
import type { Player, State } from '../state.ts'

/** Points, then food, then everything else. */
const ranks = (player: Player): readonly number[] => [
  scoreOf(player).total,
  player.meat + player.water + player.cans,
  player.wood + player.metal + player.microchip + player.ammo,
]

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [i, n] of a.entries()) if (n !== b[i]) return n - b[i]!
  return 0
}

export function outcome(s: State): Outcome {
  const all = s.players.map(ranks)
  const best = all.reduce((a, b) => (compare(b, a) > 0 ? b : a))
  const winners = [...all.keys()].filter(seat => compare(all[seat]!, best) === 0)
  const tied = all.filter(each => each[0] === best[0]).length > 1
  return {
    winners,
    scores: all.map(each => each[0]!),
    reasons: winners.map((seat: Seat) => ({
      rule: 'OUT-SCORE-07',
      key: tied ? (winners.length > 1 ? 'over.shared' : 'over.tieBreak') : 'over.most',
      args: { seat, points: best[0]! },
    })),
  }
}
