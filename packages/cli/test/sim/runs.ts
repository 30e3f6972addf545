// Runs of games in this very thread.

import type { AnyGame } from '@lastlight/kernel'
import { game } from '@lastlight/outlive'
import { outlive } from '../../src/games/outlive/ledger.ts'
import { Tally } from '../../src/sim/figures.ts'
import type { Entry } from '../../src/sim/ledger.ts'
import type { Order, Played } from '../../src/sim/order.ts'
import { playOne } from '../../src/sim/play.ts'
import { type Counts, countAll } from '../../src/sim/sums.ts'

export const OUTLIVE = game as unknown as AnyGame

export const orderOf = (given: Partial<Order>): Order => ({
  path: '',
  players: 2,
  games: 1,
  seed: 'runs',
  bots: ['random'],
  budget: { iterations: 1 },
  listens: true,
  atOnce: false,
  cells: new SharedArrayBuffer(4),
  ...given,
})

/** Plays Outlive with its ledger open; somebody else may listen too. */
export function playRun(given: Partial<Order>, overhear?: (event: unknown) => void) {
  const order = orderOf(given)
  const tally = new Tally(order)
  const played: Played[] = []
  for (let number = 0; number < order.games; number++) {
    const entry = outlive.open()
    const both: Entry = {
      ...entry,
      hear(event) {
        entry.hear(event)
        overhear?.(event)
      },
    }
    const course = playOne(OUTLIVE, order, number, () => undefined, both)
    const heard: Counts = new Map()
    countAll(heard, course.heard ?? new Map())
    played.push(course.played)
    tally.add({ played: [course.played], thinking: {}, heard })
  }
  return { order, tally, played }
}
