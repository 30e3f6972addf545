import { notFound } from '../problems.ts'
import { type Database, one, writeOr } from '../storage/database.ts'
import type { LiveTable } from './liveTable.ts'
import type { PersonRef } from './lobby.ts'
import { mustSit } from './rights.ts'

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
  await writeOr(db, notFound, [
    one`UPDATE seats SET notes = ${text}
      WHERE table_id = ${table.row.id} AND seat = ${seat} AND person_id = ${who.id}`,
  ])
}
