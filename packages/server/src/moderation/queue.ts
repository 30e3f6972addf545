// The operator's queue: reports, what was said around them, and their end.

import { type CloseWish, PAGE, type ReportInFull, type ReportPage, type ReportSummary } from '@lastlight/protocol'
import type { Room } from '../chat/rooms.ts'
import { announceLogout } from '../people/sessions.ts'
import { Problem } from '../problems.ts'
import { pageOf } from '../storage/cursors.ts'
import { type Database, one, type Statement, statement, writeOr } from '../storage/database.ts'
import { type Operator, operatorOf, recorded } from './actions.ts'
import { closingNote, readClosingNote } from './closingNote.ts'
import { linesAround } from './lines.ts'
import { DAY_MS } from './moderated.ts'
import { cursorOf, startsAfter } from './queueCursor.ts'

interface ReportRow {
  readonly id: string
  readonly table_id: string
  readonly room: Room
  readonly message_id: string | null
  readonly around_at: number
  readonly reporter_id: string | null
  readonly reporter_name: string
  readonly person_id: string | null
  readonly person_name: string
  readonly reason: ReportSummary['reason']
  readonly text: string
  readonly created_at: number
  readonly closed_at: number | null
  readonly outcome: ReportSummary['outcome']
  readonly username: string | null
  readonly banned: number | null
  readonly muted_until: number | null
  readonly reports: number
  /** Null where the table is deleted. */
  readonly is_open: number | null
  /** Null where the report is open, or was closed before operators' actions were recorded. */
  readonly closing_note: string | null
  readonly operator_id: string | null
  readonly operator_name: string | null
}

const MOST: number = PAGE.reports
/** Closed reports are deleted after so long. */
const KEPT_DAYS = 180

/** The note of an action begins with the id of its report. An id may hold "_", for which LIKE would take any sign. */
const NAMES_IT = "substr(actions.note, 1, length(reports.id) + 1) = reports.id || ':'"
/**
 * In records of earlier versions a ban that closed several reports is one action, which names one of them: the others have
 * its time and person.
 */
const CLOSING = `SELECT id FROM operator_actions AS actions
  WHERE actions.action = 'close report' AND actions.at = reports.closed_at
    AND (${NAMES_IT} OR actions.person_id = reports.person_id)
  ORDER BY CASE WHEN ${NAMES_IT} THEN 0 ELSE 1 END LIMIT 1`

const REPORTS = `SELECT reports.*, people.username, people.banned, people.muted_until,
    CASE WHEN tables.id IS NULL THEN NULL WHEN tables.open = 1 OR tables.watching = 1 THEN 1 ELSE 0 END AS is_open,
    closing.note AS closing_note, closing.operator_id, closing.operator_name,
    CASE WHEN reports.person_id IS NULL THEN 1
      ELSE (SELECT COUNT(*) FROM reports AS others WHERE others.person_id = reports.person_id) END AS reports
  FROM reports LEFT JOIN people ON people.id = reports.person_id
    LEFT JOIN tables ON tables.id = reports.table_id
    LEFT JOIN operator_actions AS closing ON closing.id = (${CLOSING})`

const tableIs = ({ is_open: isOpen }: ReportRow): ReportSummary['tableIs'] =>
  isOpen === null ? 'deleted' : isOpen === 1 ? 'open' : 'private'

const closingOf = ({ closing_note: note, operator_id, operator_name }: ReportRow): ReportSummary['closing'] =>
  note === null || operator_name === null
    ? null
    : { operator: operatorOf({ operator_id, operator_name }), ...readClosingNote(note) }

const summaryOf = (row: ReportRow): ReportSummary => ({
  id: row.id,
  at: row.created_at,
  table: row.table_id,
  tableIs: tableIs(row),
  room: row.room,
  reason: row.reason,
  text: row.text,
  reporter: row.reporter_name,
  reporterId: row.reporter_id,
  person: {
    id: row.person_id,
    name: row.person_name,
    username: row.username,
    banned: row.banned === 1,
    mutedUntil: row.muted_until !== null && row.muted_until > Date.now() ? row.muted_until : null,
  },
  reports: row.reports,
  closedAt: row.closed_at,
  outcome: row.outcome,
  closing: closingOf(row),
})

const OPEN = `${REPORTS} WHERE reports.closed_at IS NULL
  AND (reports.created_at > $1 OR (reports.created_at = $1 AND reports.id > $2))
  ORDER BY reports.created_at, reports.id LIMIT $3`
const CLOSED = `${REPORTS} WHERE reports.closed_at IS NOT NULL
  AND (reports.closed_at < $1 OR (reports.closed_at = $1 AND reports.id > $2))
  ORDER BY reports.closed_at DESC, reports.id LIMIT $3`

/**
 * A page of the queue: open reports come first, the oldest of them first; then closed ones, the newest first. `after` is
 * the `next` of the page before.
 */
export async function listReports(db: Database, limit = MOST, after?: string): Promise<ReportPage> {
  const { open, closed } = startsAfter(after)
  const wanted = limit + 1
  const rows = open ? [...(await db.read<ReportRow>(OPEN, ...open, wanted))] : []
  rows.push(...(await db.read<ReportRow>(CLOSED, ...closed, wanted - rows.length)))
  const { page, next } = pageOf(rows, limit, cursorOf)
  const [count] = await db.read<{ n: number }>`SELECT COUNT(*) AS n FROM reports WHERE closed_at IS NULL`
  return {
    reports: page.map(summaryOf),
    open: count!.n,
    next,
  }
}

async function readReport(db: Database, id: string): Promise<ReportRow> {
  const [row] = await db.read<ReportRow>(`${REPORTS} WHERE reports.id = $1`, id)
  if (!row) throw new Problem('notFound', `There is no report ${id}.`)
  return row
}

export async function showReport(db: Database, id: string): Promise<ReportInFull> {
  const row = await readReport(db, id)
  const place = { table: row.table_id, room: row.room, message: row.message_id, at: row.around_at }
  const others = await db.read<ReportRow>(
    `${REPORTS} WHERE reports.person_id = $1 AND reports.id <> $2
      ORDER BY reports.created_at DESC, reports.id LIMIT ${MOST}`,
    row.person_id,
    id,
  )
  return {
    ...summaryOf(row),
    lines: await linesAround(db, id, place, row.person_id),
    others: others.map(summaryOf),
  }
}

/** A ban closes every open report about that person. */
export async function closeReport(db: Database, by: Operator, id: string, wish: CloseWish): Promise<void> {
  const { person_id: person, person_name: name } = await readReport(db, id)
  const now = Date.now()
  const { outcome } = wish
  if (outcome !== 'nothing') mustBeSomebodyElse(by, person)
  await writeOr(db, () => new Problem('conflict', `Report ${id} is closed already, or the person is gone.`), [
    one`UPDATE reports SET closed_at = ${now}, outcome = ${outcome} WHERE id = ${id} AND closed_at IS NULL`,
    ...effectOn(person, wish, now),
    recorded(by, { action: 'close report', target: name, person, note: closingNote(id, wish) }, now),
    ...(outcome === 'ban' ? [recordedOthers(by, id, person, wish, now)] : []),
  ])
  if (outcome === 'ban') await announceLogout(db, person!)
}

/**
 * Records every other report that a ban has just closed. Each has an action of its own, because an action that names no
 * report is not found any more when the person deletes their account.
 */
function recordedOthers(by: Operator, id: string, person: string | null, wish: CloseWish, now: number): Statement {
  const note = closingNote('', wish)
  return statement`INSERT INTO operator_actions (id, at, operator_id, operator_name, action, person_id, target, note)
    SELECT 'close-' || id, ${now}, ${by.id}, ${by.name}, 'close report', person_id, person_name, id || ${note}
      FROM reports WHERE person_id = ${person} AND closed_at = ${now} AND outcome = 'ban' AND id <> ${id}`
}

function mustBeSomebodyElse(by: Operator, person: string | null): void {
  if (person === null)
    throw new Problem('conflict', 'This person has deleted their account: close the report without doing anything.')
  if (person === by.id) throw new Problem('conflict', 'You cannot do that to yourself.')
}

function effectOn(person: string | null, wish: CloseWish, now: number): readonly Statement[] {
  switch (wish.outcome) {
    case 'nothing':
      return []
    case 'mute':
      return [muteUntil(person, now + wish.days * DAY_MS)]
    case 'ban':
      return [
        one`UPDATE people SET banned = 1 WHERE id = ${person}`,
        statement`UPDATE reports SET closed_at = ${now}, outcome = 'ban'
          WHERE person_id = ${person} AND closed_at IS NULL`,
      ]
  }
}

/** A longer mute stays. */
const muteUntil = (person: string | null, until: number): Statement =>
  one`UPDATE people SET muted_until = CASE WHEN muted_until > ${until} THEN muted_until ELSE ${until} END
    WHERE id = ${person}`

/** Deletes reports that were closed long ago. */
export const sweepReports = (db: Database, now = Date.now()): Promise<void> =>
  db.write([statement`DELETE FROM reports WHERE closed_at <= ${now - KEPT_DAYS * DAY_MS}`])
