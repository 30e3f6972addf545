// Removes tables at which nothing has happened for long, with everything that belongs to them.

import { COMMAND_LINE, recorded } from '../moderation/actions.ts'
import { type Database, type Statement, statement } from '../storage/database.ts'

export interface OldTables {
  /** When something last happened there, at the latest. */
  readonly before: number
  /** Tables that wait for players instead of games that are over. */
  readonly waiting: boolean
}

/** Games that go on are nobody's to remove: an operator can end them first. */
const statusesOf = ({ waiting }: OldTables): string => (waiting ? "'waiting'" : "'over', 'abandoned'")

export interface OldTable {
  readonly id: string
  readonly code: string
  readonly game: string
  readonly status: string
  readonly changed: string
}

interface Row extends Omit<OldTable, 'changed'> {
  readonly changed_at: number
}

/** What would be removed, the oldest first. */
export async function oldTables(db: Database, wish: OldTables): Promise<readonly OldTable[]> {
  const rows = await db.read<Row>(
    `SELECT id, code, game, status, changed_at FROM tables
      WHERE changed_at < $1 AND status IN (${statusesOf(wish)}) ORDER BY changed_at, id`,
    wish.before,
  )
  return rows.map(({ changed_at: at, ...row }) => ({ ...row, changed: new Date(at).toISOString() }))
}

/** How many are removed together: a server beside this waits no longer than for one of them. */
const BATCH = 100

/** Foreign keys remove seats, logs, results, chat and votes with their table. One that was used meanwhile stays. */
export async function removeOldTables(db: Database, wish: OldTables): Promise<readonly OldTable[]> {
  const found = await oldTables(db, wish)
  const remove = ({ id }: OldTable): Statement =>
    statement(
      `DELETE FROM tables WHERE id = $1 AND changed_at < $2 AND status IN (${statusesOf(wish)})`,
      id,
      wish.before,
    )
  for (let i = 0; i < found.length; i += BATCH) {
    const batch = found.slice(i, i + BATCH)
    await db.write([
      ...batch.map(remove),
      recorded(COMMAND_LINE, { action: 'remove tables', target: String(batch.length) }, Date.now()),
    ])
  }
  return found
}
