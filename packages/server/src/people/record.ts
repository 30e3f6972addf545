// Lists of a person: tables, past games and statistics.

import { type MyTable, type MyTables, PAGE, type PastGames, type Statistics } from '@lastlight/protocol'
import type { Games } from '../games.ts'
import { LATEST, pageOf, partsOf, type TimeAndId } from '../storage/cursors.ts'
import type { Database } from '../storage/database.ts'
import type { PeopleAt } from '../tables/info.ts'
import { listedConfig } from '../tables/listedConfig.ts'
import type { SeatRow, TableRow } from '../tables/rows.ts'

type MyTableRow = Pick<
  TableRow,
  'id' | 'code' | 'game' | 'config' | 'owner_id' | 'open' | 'created_at' | 'changed_at'
> &
  Pick<MyTable, 'status'>
type MySeatRow = Pick<SeatRow, 'table_id' | 'seat' | 'person_id' | 'name' | 'bot_level' | 'away'> & {
  readonly won: number | null
  readonly score: number | null
}

const TABLE = 'id, code, game, config, owner_id, status, open, created_at, changed_at'
const SEATED = 'SELECT table_id FROM seats WHERE person_id = $1'
const AFTER = '(changed_at < $2 OR (changed_at = $2 AND id < $3)) ORDER BY changed_at DESC, id DESC'
const GOING_ON = `SELECT ${TABLE} FROM tables
  WHERE id IN (SELECT id FROM tables WHERE owner_id = $1 AND status IN ('waiting', 'playing') UNION ${SEATED})
    AND status IN ('waiting', 'playing')
    AND id NOT IN (SELECT table_id FROM table_sanctions WHERE person_id = $1 AND removed = 1)
    AND ${AFTER} LIMIT ${PAGE.myTables + 1}`
const PAST = `SELECT ${TABLE} FROM tables WHERE status IN ('over', 'abandoned') AND id IN (${SEATED})
  AND ${AFTER} LIMIT ${PAGE.pastGames + 1}`

/** By table. */
async function seatsOf(
  db: Database,
  tables: readonly MyTableRow[],
): Promise<ReadonlyMap<string, readonly MySeatRow[]>> {
  if (tables.length === 0) return new Map()
  const places = tables.map((_, i) => `$${i + 1}`).join(', ')
  const rows = await db.read<MySeatRow>(
    `SELECT seats.table_id, seats.seat, seats.person_id, name, bot_level, away, won, score
      FROM seats LEFT JOIN results ON results.table_id = seats.table_id AND results.seat = seats.seat
      WHERE seats.table_id IN (${places}) ORDER BY seats.table_id, seats.seat`,
    ...tables.map(({ id }) => id),
  )
  return Map.groupBy(rows, row => row.table_id)
}

const seatOf = (row: MySeatRow, person: string): Omit<MyTable['seats'][number], 'presence'> => ({
  seat: row.seat,
  name: row.name,
  me: row.person_id === person,
  bot: row.bot_level,
  away: row.away === 1,
})

/** The cursor of a page: time and id of its last table. */
const cursorOf = (row: MyTableRow): string => `${row.changed_at}.${row.id}`

function startAfter(cursor: string | undefined): TimeAndId {
  if (cursor === undefined) return [LATEST, '']
  const [at, id] = partsOf(cursor, /^(\d{1,15})\.(.+)$/)
  return [Number(at), id!]
}

/** Tables that wait or are played, the newest first, in pages. */
export async function tablesOf(
  db: Database,
  games: Games,
  person: string,
  { presenceOf }: Pick<PeopleAt, 'presenceOf'>,
  after?: string,
): Promise<MyTables> {
  const rows = await db.read<MyTableRow>(GOING_ON, person, ...startAfter(after))
  const { page, next } = pageOf(rows, PAGE.myTables, cursorOf)
  const seats = await seatsOf(db, page)
  const tables = page.map(row => ({
    id: row.id,
    code: row.code,
    game: row.game,
    config: listedConfig(games, row.game, row.config),
    status: row.status,
    open: row.open === 1,
    owner: row.owner_id === person,
    seats: (seats.get(row.id) ?? []).map(each => ({
      ...seatOf(each, person),
      presence: each.person_id === null ? null : presenceOf(each.person_id, row.id),
    })),
    created: row.created_at,
    changed: row.changed_at,
  }))
  return { tables, next }
}

/** Games that are over, the newest first, in pages. */
export async function gamesOf(db: Database, games: Games, person: string, after?: string): Promise<PastGames> {
  const rows = await db.read<MyTableRow>(PAST, person, ...startAfter(after))
  const { page, next } = pageOf(rows, PAGE.pastGames, cursorOf)
  const seats = await seatsOf(db, page)
  return {
    games: page.map(row => ({
      id: row.id,
      game: row.game,
      config: listedConfig(games, row.game, row.config),
      abandoned: row.status === 'abandoned',
      at: row.changed_at,
      seats: (seats.get(row.id) ?? []).map(each => ({
        ...seatOf(each, person),
        won: each.won === null ? null : each.won === 1,
        score: each.score,
      })),
    })),
    next,
  }
}

/** A person on several seats has played one game. */
export async function statisticsOf(db: Database, person: string): Promise<Statistics> {
  const rows = await db.read<{ game: string; games: number; won: number }>`
    SELECT tables.game AS game, COUNT(DISTINCT results.table_id) AS games,
      COUNT(DISTINCT CASE WHEN results.won = 1 THEN results.table_id END) AS won
    FROM results JOIN tables ON tables.id = results.table_id
    WHERE results.person_id = ${person} GROUP BY tables.game ORDER BY tables.game`
  return {
    games: rows.reduce((sum, each) => sum + each.games, 0),
    won: rows.reduce((sum, each) => sum + each.won, 0),
    byGame: Object.fromEntries(rows.map(({ game, games, won }) => [game, { games, won }])),
  }
}
