// Tables that wait for players come to an end: the owner closes them, or nobody has been there for long. What never became a
// game is deleted later; games that are over stay until the operator removes them.

import { Problem } from '../problems.ts'
import { type Database, one, statement, writeOr } from '../storage/database.ts'
import { mustNotBeDealing } from './dealing.ts'
import type { PersonRef } from './lobby.ts'
import { mustOwn } from './rights.ts'
import { CHANNEL, type Tables } from './tables.ts'

const DAY = 86_400_000
/** A public table at which one plays together, now. */
export const PUBLIC_WAIT_DAYS = 1
/** A private table, and one with days for each turn. */
export const WAIT_DAYS = 30
/** A game in which nobody has chosen anything. */
export const STILL_DAYS = 365
/** A table that was closed before its game began. */
export const CLOSED_DAYS = 30
const AT_ONCE = 200

/** The owner closes a table that waits. */
export async function closeTable(tables: Tables, who: PersonRef, id: string): Promise<void> {
  const table = await tables.table(id)
  await tables.change(table, () => {
    mustOwn(table, who)
    if (table.row.status !== 'waiting')
      throw new Problem('conflict', 'This game has begun: give it up with a vote, or get up from your seat.')
    mustNotBeDealing(table)
    return [
      one`UPDATE tables SET status = 'abandoned', wake_at = NULL, changed_at = ${Date.now()}
      WHERE id = ${id} AND status = 'waiting' AND reveal_by IS NULL`,
    ]
  })
}

/** Nobody who owns the table or sits there is connected, to whichever process. */
const NOBODY_IS_THERE = `NOT EXISTS (SELECT 1 FROM presence WHERE lost_at IS NULL AND (presence.person_id = tables.owner_id
  OR presence.person_id IN (SELECT person_id FROM seats WHERE seats.table_id = tables.id AND person_id IS NOT NULL)))`

const UNUSED = `SELECT id, changed_at FROM tables WHERE ${NOBODY_IS_THERE}
  AND ((status = 'waiting' AND reveal_by IS NULL AND changed_at <= CAST($1 AS BIGINT))
    OR (status = 'waiting' AND reveal_by IS NULL AND open = 1 AND clock NOT LIKE '%"days"%' AND changed_at <= CAST($2 AS BIGINT))
    OR (status = 'playing' AND changed_at <= CAST($3 AS BIGINT)))
  ORDER BY changed_at LIMIT ${AT_ONCE}`

/** Ends tables that nobody uses any more, and deletes those that were closed long ago without a game. */
export async function sweepTables(db: Database, now = Date.now()): Promise<void> {
  const before = (days: number): number => now - days * DAY
  const unused = await db.read<{ readonly id: string; readonly changed_at: number }>(
    UNUSED,
    before(WAIT_DAYS),
    before(PUBLIC_WAIT_DAYS),
    before(STILL_DAYS),
  )
  for (const { id, changed_at: seen } of unused)
    await writeOr(db, () => new Problem('conflict', 'Somebody has come.'), [
      one`UPDATE tables SET status = 'abandoned', wake_at = NULL, deadline = NULL, changed_at = ${now}
        WHERE id = ${id} AND changed_at = ${seen} AND status IN ('waiting', 'playing') AND reveal_by IS NULL`,
    ]).then(
      () => db.announce(CHANNEL, JSON.stringify({ id, from: '' })).catch(() => undefined),
      (problem: unknown) => {
        if (!(problem instanceof Problem)) throw problem
      },
    )
  const closed = await db.read<{ readonly id: string }>(
    `SELECT id FROM tables WHERE status = 'abandoned' AND seed IS NULL AND changed_at <= $1 LIMIT ${AT_ONCE}`,
    before(CLOSED_DAYS),
  )
  await db.write(
    closed.flatMap(({ id }) => [
      statement`UPDATE tables SET rematch_id = NULL WHERE rematch_id = ${id}`,
      statement`DELETE FROM tables WHERE id = ${id} AND status = 'abandoned' AND seed IS NULL`,
    ]),
  )
}
