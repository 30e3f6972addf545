// How a person is forgotten: what is theirs goes, and the games of the others go on.

import type { Statement } from '../storage/database.ts'
import { one, statement } from '../storage/database.ts'

/** Stands where a name has been. */
const NOBODYS_NAME = 'Somebody'

const atTables = (which: string): string => `game IN (SELECT id FROM tables WHERE ${which})`
/** Where a seat can still be left: the game has not begun, and is not being dealt. */
const BEFORE = "status = 'waiting' AND reveal_by IS NULL"

/** Sessions, tokens and notices go with the person they refer to. */
export const forget = (person: string, now: number): readonly Statement[] => [
  // Somebody has to look at the running games, where a bot goes on.
  statement(
    `UPDATE tables SET wake = $1 WHERE status = 'playing' AND id IN (SELECT game FROM seats WHERE person = $2)`,
    now,
    person,
  ),
  statement(`UPDATE seats SET commitment = '' WHERE person = $1 AND ${atTables(`${BEFORE} AND deal = id`)}`, person),
  statement(`UPDATE seats SET person = NULL, name = '', notes = '' WHERE person = $1 AND ${atTables(BEFORE)}`, person),
  statement(
    `UPDATE seats SET person = NULL, name = $1, notes = '', away = 1 WHERE person = $2 AND ${atTables(`NOT (${BEFORE})`)}`,
    NOBODYS_NAME,
    person,
  ),
  statement('UPDATE results SET person = NULL WHERE person = $1', person),
  statement('DELETE FROM chat WHERE person = $1', person),
  statement('DELETE FROM keys WHERE person = $1', person),
  // A table goes to whoever sits there first; one where nobody sits is given up.
  statement(
    `UPDATE tables SET owner = COALESCE(
      (SELECT person FROM seats WHERE seats.game = tables.id AND person IS NOT NULL ORDER BY seat LIMIT 1), ''
    ) WHERE owner = $1`,
    person,
  ),
  statement(`UPDATE tables SET status = 'abandoned' WHERE owner = '' AND status = 'waiting'`),
  one('DELETE FROM people WHERE id = $1', person),
]
