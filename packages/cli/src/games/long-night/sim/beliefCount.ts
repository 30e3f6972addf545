// What an onlooker would believe about each player at the end of every round, compared with the truth.

import { beliefsAt } from '@lastlight/bots/beliefs/long-night'
import type { Seat } from '@lastlight/kernel'
import type { Event, View } from '@lastlight/long-night'
import { isBetrayal } from '@lastlight/long-night/content/secretObjectives'
import type { Add } from '../../../sim/countsById.ts'

/** Chances are counted in steps of a fifth; the last one is closed. */
export const FIFTHS = ['0', '20', '40', '60', '80'] as const
const fifthOf = (chance: number): string => FIFTHS[Math.min(FIFTHS.length - 1, Math.floor(chance * FIFTHS.length))]!

export const PERMILLE = 1000

/** More likely than not. */
const SUSPECTED = 0.5

export function countBeliefs(add: Add, end: View, told: readonly Event[]): void {
  const { mode, players } = end
  if (mode !== 'hidden') return
  const traitor = players.findIndex(({ known }) => known.some(isBetrayal))
  const beliefs = beliefsAt(end)
  const exiled = new Set<Seat>()
  let round = 1
  let isSuspected = false
  for (const event of told) {
    beliefs.hear(event)
    if (event.e === 'exiled') {
      exiled.add(event.seat)
      if (event.seat === traitor) add('found', round, 'games')
    }
    if (event.e !== 'round') continue
    const chances = beliefs.chances()
    for (const [seat, chance] of chances.entries())
      if (!exiled.has(seat)) {
        // A whole number, so that the order of the games makes no difference.
        const permille = Math.round(chance * PERMILLE)
        add('belief', fifthOf(chance), 'seats')
        add('belief', fifthOf(chance), 'permille', permille)
        add('belief', fifthOf(chance), 'squares', permille ** 2)
        add('belief', fifthOf(chance), 'traitors', seat === traitor ? 1 : 0)
      }
    if (traitor >= 0 && !isSuspected && chances[traitor]! > SUSPECTED) {
      isSuspected = true
      add('suspected', round, 'games')
    }
    round++
  }
  if (traitor < 0) return
  add('traitor', 'all', 'dealt')
  add('traitor', 'all', 'suspected', isSuspected ? 1 : 0)
  add('traitor', 'all', 'exiled', exiled.has(traitor) ? 1 : 0)
}
