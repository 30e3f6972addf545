// Runs of games in this very thread.

import type { AnyGame } from '@lastlight/kernel'
import { game } from '@lastlight/outlive'
import { statistics } from '../../src/games/outlive/sim/statistics.ts'
import { Tally } from '../../src/sim/figures.ts'
import { playOne } from '../../src/sim/playOne.ts'
import type { Order, Played } from '../../src/sim/simOrder.ts'
import type { GameCount } from '../../src/sim/statistics.ts'
import { type Counts, countAll } from '../../src/sim/sums.ts'

export const OUTLIVE = game as unknown as AnyGame

export const orderOf = (given: Partial<Order>): Order => ({
  path: '',
  tables: [{ players: 2 }],
  games: 1,
  seed: 'runs',
  bots: ['random'],
  budget: { iterations: 1 },
  isCounted: true,
  atOnce: false,
  cells: new SharedArrayBuffer(4),
  ...given,
})

/** Plays Outlive and counts it; the test may look at each event too. */
export function playRun(given: Partial<Order>, look?: (event: unknown) => void) {
  const order = orderOf(given)
  const tally = new Tally(order)
  const played: Played[] = []
  for (let number = 0; number < order.games; number++) {
    const gameCount = statistics.beginCount()
    const both: GameCount = {
      ...gameCount,
      count(event) {
        gameCount.count(event)
        look?.(event)
      },
    }
    const done = playOne(OUTLIVE, order, number, () => undefined, both)
    const counted: Counts = new Map()
    countAll(counted, done.counted ?? new Map())
    played.push(done.played)
    tally.add({ played: [done.played], thinking: {}, counted })
  }
  return { order, tally, played }
}
