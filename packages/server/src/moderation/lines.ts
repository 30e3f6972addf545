// The lines of chat around a report. They are copied when it is made, because a table or an account may be deleted, and
// those that were written afterwards are added when it is read.

import type { ReportLine } from '@lastlight/protocol'
import type { Room } from '../chat/rooms.ts'
import { type Database, type Statement, statement, type Value } from '../storage/database.ts'

/** So many before and after. */
const AROUND = 10

/** Where a report is about something: a message, or a moment in a room of a table. */
export interface Place {
  readonly table: string
  readonly room: Room
  readonly message: string | null
  readonly at: number
}

interface LineRow {
  readonly message_id: string
  readonly person_id: string | null
  readonly name: string
  readonly text: string
  readonly at: number
}

const IN_ROOM = 'FROM chat_messages WHERE table_id = $1 AND room = $2'
/** The message itself is the last of these. */
const UNTIL = `${IN_ROOM} AND (at < $3 OR (at = $3 AND id <= $4)) ORDER BY at DESC, id DESC LIMIT ${AROUND + 1}`
const AFTER = `${IN_ROOM} AND (at > $3 OR (at = $3 AND id > $4)) ORDER BY at, id LIMIT ${AROUND}`

const valuesOf = ({ table, room, message, at }: Place): readonly Value[] => [table, room, at, message ?? '']

export const copyLines = (report: string, place: Place): readonly Statement[] =>
  [UNTIL, AFTER].map(lines =>
    statement(
      `INSERT INTO report_lines (report_id, message_id, person_id, name, text, at)
        SELECT $5, id, person_id, name, text, at ${lines}`,
      ...valuesOf(place),
      report,
    ),
  )

/** The oldest line comes first. */
export async function linesAround(
  db: Database,
  report: string,
  place: Place,
  person: string | null,
): Promise<ReportLine[]> {
  const lines = new Map<string, LineRow>()
  const add = (rows: readonly LineRow[]): void => {
    for (const row of rows) lines.set(row.message_id, row)
  }
  const COLUMNS = 'SELECT id AS message_id, person_id, name, text, at'
  add(await db.read<LineRow>(`${COLUMNS} ${UNTIL}`, ...valuesOf(place)))
  add(await db.read<LineRow>(`${COLUMNS} ${AFTER}`, ...valuesOf(place)))
  add(
    await db.read<LineRow>`SELECT message_id, person_id, name, text, at FROM report_lines
    WHERE report_id = ${report}`,
  )
  const sorted = [...lines.values()].sort((a, b) => a.at - b.at)
  const until = sorted.filter(({ at, message_id: id }) => at < place.at || id === place.message).slice(-AROUND - 1)
  const after = sorted.filter(({ at, message_id: id }) => at >= place.at && id !== place.message).slice(0, AROUND)
  return [...until, ...after].map(({ message_id: id, person_id: author, name, text, at }) => ({
    name,
    author,
    text,
    at,
    reported: id === place.message,
    theirs: author !== null && author === person,
  }))
}
