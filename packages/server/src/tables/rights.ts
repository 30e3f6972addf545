// Decides who may see a table and act at it.

import type { Viewer } from '@lastlight/kernel'
import { notFound, Problem } from '../problems.ts'
import type { LiveTable } from './liveTable.ts'
import type { PersonRef } from './lobby.ts'

/** Whether the host has removed this person, for whom the table is closed from then on. */
export const isRemoved = ({ row }: LiveTable, who: Pick<PersonRef, 'id'> | null): boolean =>
  who !== null && row.removed_people !== null && row.removed_people.split(' ').includes(who.id)

export const isAtTable = (table: LiveTable, who: PersonRef): boolean =>
  !isRemoved(table, who) && (table.row.owner_id === who.id || table.seats.some(each => each.person_id === who.id))

/** Whether everybody who has the link may watch. */
export const isWatchable = ({ open, watching }: LiveTable['row']): boolean => open === 1 || watching === 1

/** A person may watch as a seat of their own, or as the public at a table that they may see. */
export function maySee(table: LiveTable, who: PersonRef | null, viewer: Viewer): boolean {
  if (isRemoved(table, who)) return false
  if (viewer !== 'public')
    return who !== null && table.seats.some(each => each.seat === viewer && each.person_id === who.id)
  return isWatchable(table.row) || (who !== null && isAtTable(table, who))
}

/** People who may not see a table do not learn that it exists. */
const forbidden = (table: LiveTable, who: PersonRef, message: string): Problem =>
  maySee(table, who, 'public') ? new Problem('forbidden', message) : notFound()

export function mustSit(table: LiveTable, who: PersonRef, seat: number): void {
  if (isRemoved(table, who)) throw notFound()
  if (table.seats.find(each => each.seat === seat)?.person_id !== who.id)
    throw forbidden(table, who, 'That seat is not yours.')
}

export function mustOwn(table: LiveTable, who: PersonRef): void {
  if (isRemoved(table, who)) throw notFound()
  if (table.row.owner_id !== who.id) throw forbidden(table, who, 'Only the owner of the table may do that.')
}
