// Limits how many games a person may have running in which nobody else plays: such games only cost the server's time.

import { holding } from '../people/person.ts'
import { Problem } from '../problems.ts'
import { type Database, one, type Statement } from '../storage/database.ts'
import type { LiveTable } from './liveTable.ts'

/** Counts games of the owner `$1`. */
const gamesAlone = (
  which: string,
): string => `(SELECT COUNT(*) FROM tables AS theirs WHERE theirs.owner_id = $1 AND ${which}
  AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.table_id = theirs.id AND seats.person_id IS NOT NULL AND seats.person_id <> $1))`
/** Games that are being dealt count too, so that nobody can start many at once. */
const RUNNING = `${gamesAlone("theirs.status = 'playing'")} + ${gamesAlone("theirs.status = 'waiting' AND theirs.reveal_by IS NOT NULL")}`

const isAlone = ({ row, seats }: LiveTable): boolean =>
  seats.every(({ person_id: person }) => person === null || person === row.owner_id)

export async function checkSoloLimit(db: Database, table: LiveTable, most: number): Promise<void> {
  if (!isAlone(table) || !Number.isFinite(most)) return
  const [running] = await db.read<{ n: number }>(`SELECT (${RUNNING}) AS n`, table.row.owner_id)
  if (running!.n >= most)
    throw new Problem(
      'tooMany',
      `You have ${running!.n} games running in which nobody else plays: end one of them before you begin another.`,
    )
}

/** The same check inside the transaction, because several starts may come at the same moment. */
export const soloLimitStatements = (table: LiveTable, most: number): readonly Statement[] =>
  isAlone(table) && Number.isFinite(most)
    ? [
        holding(table.row.owner_id),
        one(
          `UPDATE tables SET changed_at = changed_at WHERE id = $2 AND (${RUNNING}) < $3`,
          table.row.owner_id,
          table.row.id,
          most,
        ),
      ]
    : []
