// Who talks where. Those at the table and those who look on do not hear one another, or secrets would travel.

import type { LiveTable } from '../tables/liveTable.ts'
import type { PersonRef } from '../tables/lobby.ts'
import { isAtTable, maySee } from '../tables/rights.ts'
import { isOver } from '../tables/rows.ts'

export type Room = 'table' | 'spectators'

const sits = (table: LiveTable, who: PersonRef | null): boolean =>
  who !== null && table.seats.some(each => each.person_id === who.id)

export function mayRead(table: LiveTable, who: PersonRef | null, room: Room): boolean {
  if (room === 'table') return who !== null && isAtTable(table, who)
  // Spectators may speak of what they have seen; players read it when it can no longer help them.
  return maySee(table, who, 'public') && (!sits(table, who) || isOver(table.row))
}

export const maySpeak = (table: LiveTable, who: PersonRef, room: Room): boolean =>
  mayRead(table, who, room) && (room === 'table' || !sits(table, who))
