// The rows of people whom a host has removed from a table or muted there.

import { type Database, one, type Statement, statement } from '../storage/database.ts'
import { withAway } from './away.ts'
import { newCode } from './codes.ts'
import type { LiveTable } from './liveTable.ts'

export interface SanctionRow {
  readonly person_id: string
  readonly name: string
  readonly removed: number
  readonly muted: number
}

export const readSanctions = (db: Database, table: string): Promise<readonly SanctionRow[]> =>
  db.read<SanctionRow>`SELECT person_id, name, removed, muted FROM table_sanctions
    WHERE table_id = ${table} ORDER BY name, person_id`

type Sanctioned = Pick<SanctionRow, 'person_id' | 'name'>

/** Each of the two writes its own column only: a mute and a removal may come at the same moment. */
export const writeMuted = (table: string, { person_id: person, name }: Sanctioned, muted: 0 | 1) => [
  statement`INSERT INTO table_sanctions (table_id, person_id, name, removed, muted)
    VALUES (${table}, ${person}, ${name}, 0, ${muted})
    ON CONFLICT (table_id, person_id) DO UPDATE SET muted = excluded.muted`,
  deleteEmpty(table),
]
export const writeRemoved = (table: string, { person_id: person, name }: Sanctioned, removed: 0 | 1) => [
  statement`INSERT INTO table_sanctions (table_id, person_id, name, removed, muted)
    VALUES (${table}, ${person}, ${name}, ${removed}, 0)
    ON CONFLICT (table_id, person_id) DO UPDATE SET removed = excluded.removed`,
  deleteEmpty(table),
]

/** A row that says nothing is deleted. */
const deleteEmpty = (table: string): Statement =>
  statement`DELETE FROM table_sanctions WHERE table_id = ${table} AND removed = 0 AND muted = 0`

/** The removed person knows the old code of the table, and could sit down again as a new guest. */
export const giveNewCode = (table: string): Statement => one`UPDATE tables SET code = ${newCode()} WHERE id = ${table}`

/** Removes the person of a seat in a running game. The seats stay theirs in case they are let in again; bots play. */
export function removeInGame(table: LiveTable, seat: number): readonly Statement[] {
  const { row, seats } = table
  const there = seats[seat]
  if (!there?.person_id) return []
  const own = seats.filter(each => each.person_id === there.person_id)
  return [
    ...writeRemoved(row.id, { person_id: there.person_id, name: there.name }, 1),
    ...own.flatMap(each => withAway(table, each.seat, true)),
    giveNewCode(row.id),
  ]
}

/** A rematch keeps out whom its table has kept out. Nobody could end a mute of its owner. */
export const sanctionsFor = (rematch: string, table: string, owner: string): Statement =>
  statement`INSERT INTO table_sanctions (table_id, person_id, name, removed, muted)
    SELECT ${rematch}, person_id, name, removed, muted FROM table_sanctions
    WHERE table_id = ${table} AND person_id <> ${owner}`
