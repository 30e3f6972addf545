// The figures of many games of Outlive.

import { EQUIPMENT_KINDS } from '@lastlight/outlive/content/equipment'
import { EVENT_IDS } from '@lastlight/outlive/content/events'
import { LEADER_IDS } from '@lastlight/outlive/content/leaders'
import { ROOM_KINDS } from '@lastlight/outlive/content/rooms'
import { ROUNDS, SHIP_SLOTS } from '@lastlight/outlive/content/tables'
import { byId, countsIn } from '../../../sim/countsById.ts'
import { type Estimate, meanOf, outside, type Share, shareOf, type Wanted } from '../../../sim/interval.ts'
import type { Sample } from '../../../sim/statistics.ts'
import type { Sums } from '../../../sim/sums.ts'
import { SOURCES } from './counting.ts'

/** Which share of the seats had something, and which share of those won. */
export interface SeatShare {
  readonly share: Share | null
  readonly won: Share | null
}

/** A leader should win between these parts of a fair share: 15 and 35 % at four players. */
export const FAIR: Wanted = { least: 0.6, most: 1.4 }

export const wantedOfLeaders = (players: number): Wanted => ({
  least: FAIR.least / players,
  most: FAIR.most / players,
})

export type OutliveFigures = ReturnType<typeof outliveFigures>

export function outliveFigures(sums: Sums, { players, games, bots }: Sample) {
  const of = countsIn(sums)
  const mean = (what: string, id: string, name: string, all: number): Estimate | null =>
    meanOf(all, of(what, id, name), of(what, id, `${name}, squared`))
  const seats = [...new Set(bots)].reduce((sum, bot) => sum + of('source', bot, 'seats'), 0)
  const won = (what: string, id: string, name: string): Share | null =>
    shareOf(of(what, id, `${name}, won`), of(what, id, name))
  const had = (what: string, id: string, name: string): SeatShare => ({
    share: shareOf(of(what, id, name), seats),
    won: won(what, id, name),
  })
  const boardings = SHIP_SLOTS.reduce((sum, slot) => sum + of('slot', slot, 'taken'), 0)
  return {
    leaders: byId(LEADER_IDS, id => {
      const share = won('leader', id, 'played')
      return {
        played: of('leader', id, 'played'),
        won: share,
        points: mean('leader', id, 'points', of('leader', id, 'played')),
        outOfLine: outside(share, wantedOfLeaders(players)),
      }
    }),
    rooms: byId(ROOM_KINDS, kind => ({
      kept: had('room', kind, 'kept'),
      built: had('room', kind, 'built'),
      staffed: had('room', kind, 'staffed'),
      used: mean('room', kind, 'used', games),
    })),
    sources: byId([...new Set(bots)], bot =>
      byId(SOURCES, source => mean('source', bot, source, of('source', bot, 'seats'))),
    ),
    tiles: byId(EQUIPMENT_KINDS, kind => ({
      owned: mean('tile', kind, 'owned', games),
      repaired: mean('tile', kind, 'repaired', games),
      used: mean('tile', kind, 'used', games),
      atEnd: had('tile', kind, 'working'),
      points: mean('tile', kind, 'points', of('tile', kind, 'working')),
    })),
    events: byId(EVENT_IDS, id => {
      const revealed = of('event', id, 'revealed')
      const ended = rounds.map(round => of('event', id, `round ${round}`))
      return {
        revealed: shareOf(revealed, games),
        ended: shareOf(of('event', id, 'ended'), revealed),
        /** A share of those revealed, by round. */
        endedIn: ended.map(n => shareOf(n, revealed)),
        meanRound: meanOf(
          of('event', id, 'ended'),
          ended.reduce((sum, n, i) => sum + n * (i + 1), 0),
          ended.reduce((sum, n, i) => sum + n * (i + 1) ** 2, 0),
        ),
        roundsActive: mean('event', id, 'rounds', revealed),
        won: won('event', id, 'claimed'),
      }
    }),
    ship: byId(SHIP_SLOTS.map(String), slot => ({
      taken: mean('slot', slot, 'taken', games),
      share: shareOf(of('slot', slot, 'taken'), boardings),
    })),
  }
}

const rounds = Array.from({ length: ROUNDS }, (_, i) => i + 1)
