// Deletes a person: personal data is removed, and the games of others go on.

import type { Statement } from '../storage/database.ts'
import { one, statement } from '../storage/database.ts'

/** Replaces the name of a deleted person. */
const NOBODYS_NAME = 'Somebody'

const atTables = (which: string): string => `table_id IN (SELECT id FROM tables WHERE ${which})`
/** A seat can still be left: the game has not begun and is not being dealt. */
const BEFORE = "status = 'waiting' AND reveal_by IS NULL"

/** Foreign keys delete sessions, tokens and notice targets with the person. */
export const forget = (person: string, now: number): readonly Statement[] => [
  // The driver has to look at the running games, because a bot plays on.
  statement`UPDATE tables SET wake_at = ${now}
    WHERE status = 'playing' AND id IN (SELECT table_id FROM seats WHERE person_id = ${person})`,
  statement(
    `UPDATE seats SET salt_commitment = '' WHERE person_id = $1 AND ${atTables(`${BEFORE} AND deal_table_id = id`)}`,
    person,
  ),
  statement(
    `UPDATE seats SET person_id = NULL, name = '', notes = '' WHERE person_id = $1 AND ${atTables(BEFORE)}`,
    person,
  ),
  statement(
    `UPDATE seats SET person_id = NULL, name = $1, notes = '', away = 1 WHERE person_id = $2 AND ${atTables(`NOT (${BEFORE})`)}`,
    NOBODYS_NAME,
    person,
  ),
  statement`UPDATE results SET person_id = NULL WHERE person_id = ${person}`,
  statement`DELETE FROM chat_messages WHERE person_id = ${person}`,
  statement`DELETE FROM open_notices WHERE person_id = ${person}`,
  statement`DELETE FROM table_sanctions WHERE person_id = ${person}`,
  // Reports stay, with what was said, and no longer say by whom and about whom.
  statement`UPDATE reports SET reporter_id = NULL, reporter_name = ${NOBODYS_NAME} WHERE reporter_id = ${person}`,
  statement`UPDATE reports SET person_id = NULL, person_name = ${NOBODYS_NAME} WHERE person_id = ${person}`,
  statement`UPDATE report_lines SET person_id = NULL, name = ${NOBODYS_NAME} WHERE person_id = ${person}`,
  statement`UPDATE operator_actions SET person_id = NULL, target = ${NOBODYS_NAME} WHERE person_id = ${person}`,
  statement`UPDATE operator_actions SET operator_id = NULL, operator_name = ${NOBODYS_NAME}
    WHERE operator_id = ${person}`,
  // A table goes to the first person on a seat who was not removed; a table without people is abandoned.
  statement`UPDATE tables SET owner_id = COALESCE(
    (SELECT person_id FROM seats WHERE seats.table_id = tables.id AND person_id IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM table_sanctions AS sanctions WHERE sanctions.table_id = tables.id
        AND sanctions.person_id = seats.person_id AND sanctions.removed = 1)
      ORDER BY seat LIMIT 1), ''
    ) WHERE owner_id = ${person}`,
  statement(`UPDATE tables SET status = 'abandoned' WHERE owner_id = '' AND status = 'waiting'`),
  one`DELETE FROM people WHERE id = ${person}`,
]
