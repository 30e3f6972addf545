// Whether a person may write: a host can mute them at one table, an operator everywhere for some days.

import { Problem } from '../problems.ts'
import type { Database } from '../storage/database.ts'

interface SilencedRow {
  readonly muted_until: number | null
  readonly here: number | null
}

/** Throws if the author of a chat message is muted. Read from the database, because another process may have muted them. */
export async function mustNotBeMuted(db: Database, table: string, person: string, now: number): Promise<void> {
  const [row] = await db.read<SilencedRow>`SELECT muted_until,
      (SELECT muted FROM table_sanctions WHERE table_id = ${table} AND person_id = ${person}) AS here
    FROM people WHERE id = ${person}`
  if (!row) return
  if (row.muted_until !== null && row.muted_until > now)
    throw new Problem(
      'muted',
      `You are muted until ${new Date(row.muted_until).toISOString()}: other people do not see your chat.`,
    )
  if (row.here === 1)
    throw new Problem('muted', 'The host has muted you at this table: people here do not see your chat.')
}
