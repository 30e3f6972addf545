import { holding } from '../people/person.ts'
import { notFound, Problem } from '../problems.ts'
import { Conflict, type Database, one } from '../storage/database.ts'
import type { LiveTable } from './liveTable.ts'
import type { PersonRef } from './lobby.ts'
import { mustSit } from './rights.ts'

/** Letters in all notes of one person, at tables that are over too: fifty full ones, or hundreds of usual ones. */
export const MOST_NOTES = 1_000_000

const tooMany = (): Problem =>
  new Problem(
    'conflict',
    `Your notes have ${MOST_NOTES} letters at all your tables together, and that is the most: shorten some.`,
  )

export async function readNotes(db: Database, table: LiveTable, who: PersonRef, seat: number): Promise<string> {
  mustSit(table, who, seat)
  const [row] = await db.read<{ notes: string }>`SELECT notes FROM seats
    WHERE table_id = ${table.row.id} AND seat = ${seat}`
  return row?.notes ?? ''
}

export async function writeNotes(
  db: Database,
  table: LiveTable,
  who: PersonRef,
  seat: number,
  text: string,
): Promise<void> {
  mustSit(table, who, seat)
  const { id } = table.row
  const length = Array.from(text).length
  try {
    await db.write([
      holding(who.id),
      // Notes that are too long already, of an older version, can still be shortened.
      one`UPDATE seats SET notes = ${text}
        WHERE table_id = ${id} AND seat = ${seat} AND person_id = ${who.id} AND (${length} <= LENGTH(notes) OR ${length} +
          (SELECT COALESCE(SUM(LENGTH(others.notes)), 0) FROM seats AS others
            WHERE others.person_id = ${who.id} AND NOT (others.table_id = ${id} AND others.seat = ${seat}))
          <= ${MOST_NOTES})`,
    ])
  } catch (problem) {
    if (!(problem instanceof Conflict)) throw problem
    const [still] = await db.read`SELECT seat FROM seats
      WHERE table_id = ${id} AND seat = ${seat} AND person_id = ${who.id}`
    throw still ? tooMany() : notFound()
  }
}
