// Decides who may read and write where. Players and spectators have separate rooms, because spectators may know
// secrets.

import type { LiveTable } from '../tables/liveTable.ts'
import type { PersonRef } from '../tables/lobby.ts'
import { isAtTable, maySee } from '../tables/rights.ts'
import { isOver } from '../tables/rows.ts'

export type Room = 'table' | 'spectators'

const sits = (table: LiveTable, who: PersonRef | null): boolean =>
  who !== null && table.seats.some(each => each.person_id === who.id)

export function mayRead(table: LiveTable, who: PersonRef | null, room: Room): boolean {
  if (room === 'table') return who !== null && isAtTable(table, who)
  // Spectators may write about what they have seen; players can read it after the game.
  return maySee(table, who, 'public') && (!sits(table, who) || isOver(table.row))
}

export const maySpeak = (table: LiveTable, who: PersonRef, room: Room): boolean =>
  mayRead(table, who, room) && (room === 'table' || !sits(table, who))
