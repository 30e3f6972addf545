// The figures of many games of Outlive.

import { EQUIPMENT_KINDS } from '@lastlight/outlive/content/equipment'
import { EVENT_IDS } from '@lastlight/outlive/content/events'
import { LEADER_IDS } from '@lastlight/outlive/content/leaders'
import { ROOM_KINDS } from '@lastlight/outlive/content/rooms'
import { ROUNDS, SHIP_SLOTS } from '@lastlight/outlive/content/tables'
import { byId, countsIn } from '../../../sim/countsById.ts'
import { type Estimate, shareOf } from '../../../sim/interval.ts'
import type { Sample } from '../../../sim/statistics.ts'
import type { Sums } from '../../../sim/sums.ts'
import { SOURCES } from './counting.ts'

/** Which share of the seats had something, and which share of those won. */
export interface SeatShare {
  readonly share: number
  readonly won: Estimate | null
}

/**
 * A leader is out of line when they win this much less or more often than a fair share: 15 and 35 % at four players.
 */
const FAIR = { least: 0.6, most: 1.4 }

export type OutliveFigures = ReturnType<typeof outliveFigures>

export function outliveFigures(sums: Sums, { players, games, bots }: Sample) {
  const of = countsIn(sums)
  const per = (n: number, all: number): number | null => (all === 0 ? null : n / all)
  const won = (what: string, id: string, name: string): Estimate | null =>
    shareOf(of(what, id, `${name}, won`), of(what, id, name))
  const had = (what: string, id: string, name: string): SeatShare => ({
    share: of(what, id, name) / (games * players),
    won: won(what, id, name),
  })
  const boardings = SHIP_SLOTS.reduce((sum, slot) => sum + of('slot', slot, 'taken'), 0)
  return {
    leaders: byId(LEADER_IDS, id => {
      const share = won('leader', id, 'played')
      return {
        played: of('leader', id, 'played'),
        won: share,
        points: per(of('leader', id, 'points'), of('leader', id, 'played')),
        outOfLine: share && outOfLine(share.value * players),
      }
    }),
    rooms: byId(ROOM_KINDS, kind => ({
      kept: had('room', kind, 'kept'),
      built: had('room', kind, 'built'),
      staffed: had('room', kind, 'staffed'),
      used: of('room', kind, 'used') / games,
    })),
    sources: byId([...new Set(bots)], bot =>
      byId(SOURCES, source => per(of('source', bot, source), of('source', bot, 'seats'))),
    ),
    tiles: byId(EQUIPMENT_KINDS, kind => ({
      owned: of('tile', kind, 'owned') / games,
      repaired: of('tile', kind, 'repaired') / games,
      used: of('tile', kind, 'used') / games,
      atEnd: had('tile', kind, 'working'),
      points: per(of('tile', kind, 'points'), of('tile', kind, 'working')),
    })),
    events: byId(EVENT_IDS, id => {
      const revealed = of('event', id, 'revealed')
      const ended = rounds.map(round => of('event', id, `round ${round}`))
      return {
        revealed: revealed / games,
        ended: per(of('event', id, 'ended'), revealed),
        /** A share of those revealed, by round. */
        endedIn: ended.map(n => per(n, revealed)),
        meanRound: per(
          ended.reduce((sum, n, i) => sum + n * (i + 1), 0),
          of('event', id, 'ended'),
        ),
        roundsActive: per(of('event', id, 'rounds'), revealed),
        won: won('event', id, 'claimed'),
      }
    }),
    ship: byId(SHIP_SLOTS.map(String), slot => ({
      taken: of('slot', slot, 'taken') / games,
      share: per(of('slot', slot, 'taken'), boardings),
    })),
  }
}

const rounds = Array.from({ length: ROUNDS }, (_, i) => i + 1)

const outOfLine = (fair: number): 'low' | 'high' | null =>
  fair < FAIR.least ? 'low' : fair > FAIR.most ? 'high' : null
