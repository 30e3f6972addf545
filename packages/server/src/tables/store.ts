// Reads and writes the rows of a table. Every change of a match goes through `append`.

import type { Database, Statement } from '../storage/database.ts'
import { one, statement } from '../storage/database.ts'
import type { ChosenBy, LogRow, SeatRow, SnapshotRow, TableRow, VoteRow } from './rows.ts'

/** People who were removed from a table, by their ids with spaces between them; null where there are none. */
export const REMOVED_PEOPLE = `(SELECT string_agg(person_id, ' ' ORDER BY person_id) FROM table_sanctions
  WHERE table_id = tables.id AND removed = 1)`

const TABLE = `SELECT tables.*, people.name AS owner_name, ${REMOVED_PEOPLE} AS removed_people
  FROM tables LEFT JOIN people ON people.id = owner_id WHERE tables.id = $1`

export const readTable = async (db: Database, id: string): Promise<TableRow | undefined> =>
  (await db.read<TableRow>(TABLE, id))[0]

export const readSeats = (db: Database, id: string): Promise<readonly SeatRow[]> =>
  db.read<SeatRow>`SELECT * FROM seats WHERE table_id = ${id} ORDER BY seat`

export const readVotes = (db: Database, id: string): Promise<readonly VoteRow[]> =>
  db.read<VoteRow>`SELECT motion, seat, asked FROM votes WHERE table_id = ${id} ORDER BY motion, seat`

export const readLog = (db: Database, id: string, after: number): Promise<readonly LogRow[]> =>
  db.read<LogRow>`SELECT version, entry, told, at, chosen_by, request_key FROM log_entries
    WHERE table_id = ${id} AND version > ${after} ORDER BY version`

export const readSnapshot = async (db: Database, id: string): Promise<SnapshotRow | undefined> =>
  (
    await db.read<SnapshotRow>`SELECT version, game_version, state FROM snapshots WHERE table_id = ${id}
      ORDER BY version DESC LIMIT 1`
  )[0]

/** Whether the log has an entry with this key after a version. Another process has stored it. */
export const hasLaterKey = async (db: Database, id: string, after: number, key: string): Promise<boolean> =>
  (
    await db.read`SELECT version FROM log_entries
      WHERE table_id = ${id} AND version > ${after} AND request_key = ${key}`
  ).length > 0

export interface NewLogEntry {
  readonly id: string
  /** The version after this entry; the table must be at the one before. */
  readonly version: number
  readonly entry: string
  readonly told: string
  readonly at: number
  readonly by: ChosenBy
  /** Timers and status, if they have changed. */
  readonly turn?: {
    readonly wakeAt: number | null
    readonly deadline: number | null
    readonly timeUsed: string
    readonly status: string
  }
  readonly key: string | null
  readonly state?: { readonly engine: string; readonly json: string }
  /** Further statements of the same unit. */
  readonly more?: readonly Statement[]
}

/** One log entry with its snapshot, key and timers. */
export function append(a: NewLogEntry): readonly Statement[] {
  return [
    // A column that is not named does not write its index.
    a.turn
      ? one`UPDATE tables
        SET version = ${a.version}, changed_at = ${a.at}, wake_at = ${a.turn.wakeAt}, deadline = ${a.turn.deadline},
          time_used = ${a.turn.timeUsed}, status = ${a.turn.status}
        WHERE id = ${a.id} AND version = ${a.version - 1} AND status = 'playing'`
      : one`UPDATE tables SET version = ${a.version}, changed_at = ${a.at}
        WHERE id = ${a.id} AND version = ${a.version - 1} AND status = 'playing'`,
    one`INSERT INTO log_entries (table_id, version, entry, told, at, chosen_by, request_key)
      VALUES (${a.id}, ${a.version}, ${a.entry}, ${a.told}, ${a.at}, ${a.by}, ${a.key})`,
    ...(a.state ? replaceSnapshot(a.id, a.version, a.state.engine, a.state.json) : []),
    ...(a.more ?? []),
  ]
}

/** Only the newest snapshot is kept: for older versions the log is replayed. */
export const replaceSnapshot = (id: string, version: number, engine: string, json: string): readonly Statement[] => [
  statement`DELETE FROM snapshots WHERE table_id = ${id}`,
  one`INSERT INTO snapshots (table_id, version, game_version, state) VALUES (${id}, ${version}, ${engine}, ${json})`,
]
