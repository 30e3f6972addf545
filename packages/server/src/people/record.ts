// Lists of a person: tables, past games, statistics, and all data about them.

import type { MyData, MyTable, PastGames, Statistics } from '@lastlight/protocol'
import type { Database, Value } from '../storage/database.ts'
import type { PeopleAt } from '../tables/info.ts'
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

const MOST_TABLES = 200
const PAGE = 50

const TABLE = 'id, code, game, config, owner_id, status, open, created_at, changed_at'
const SEATED = 'SELECT table_id FROM seats WHERE person_id = $1'
const GOING_ON = `FROM tables WHERE status IN ('waiting', 'playing') AND (owner_id = $1 OR id IN (${SEATED}))
  AND id NOT IN (SELECT table_id FROM table_sanctions WHERE person_id = $1 AND removed = 1)
  ORDER BY changed_at DESC, id DESC LIMIT ${MOST_TABLES}`
const PAST = `FROM tables WHERE status IN ('over', 'abandoned') AND id IN (${SEATED})
  AND (changed_at < $2 OR (changed_at = $2 AND id < $3)) ORDER BY changed_at DESC, id DESC LIMIT ${PAGE}`

const seatsAt = (tables: string): string =>
  `SELECT seats.table_id, seats.seat, seats.person_id, name, bot_level, away, won, score
    FROM seats LEFT JOIN results ON results.table_id = seats.table_id AND results.seat = seats.seat
    WHERE seats.table_id IN (SELECT id ${tables}) ORDER BY seats.table_id, seats.seat`

/** By table. */
const seatsOf = async (
  db: Database,
  tables: string,
  ...values: readonly Value[]
): Promise<ReadonlyMap<string, readonly MySeatRow[]>> =>
  Map.groupBy(await db.read<MySeatRow>(seatsAt(tables), ...values), row => row.table_id)

const seatOf = (row: MySeatRow, person: string): Omit<MyTable['seats'][number], 'presence'> => ({
  seat: row.seat,
  name: row.name,
  me: row.person_id === person,
  bot: row.bot_level,
  away: row.away === 1,
})

/** Tables that wait or are played, the newest first. */
export async function tablesOf(db: Database, person: string, { presenceOf }: PeopleAt): Promise<MyTable[]> {
  const rows = await db.read<MyTableRow>(`SELECT ${TABLE} ${GOING_ON}`, person)
  const seats = await seatsOf(db, GOING_ON, person)
  return rows.map(row => ({
    id: row.id,
    code: row.code,
    game: row.game,
    config: JSON.parse(row.config) as MyTable['config'],
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
}

/** The cursor of a page: time and id of its last game. */
const cursorOf = (row: MyTableRow): string => `${row.changed_at}.${row.id}`

function afterCursor(cursor: string | undefined): readonly [number, string] {
  const [, at, id] = cursor?.match(/^(\d{1,15})\.(.+)$/) ?? []
  return at === undefined || id === undefined ? [Number.MAX_SAFE_INTEGER, ''] : [Number(at), id]
}

/** Games that are over, the newest first, in pages. */
export async function gamesOf(db: Database, person: string, after?: string): Promise<PastGames> {
  const [at, id] = afterCursor(after)
  const rows = await db.read<MyTableRow>(`SELECT ${TABLE} ${PAST}`, person, at, id)
  const seats = await seatsOf(db, PAST, person, at, id)
  const last = rows.length === PAGE ? rows.at(-1) : undefined
  return {
    games: rows.map(row => ({
      id: row.id,
      game: row.game,
      config: JSON.parse(row.config) as MyTable['config'],
      abandoned: row.status === 'abandoned',
      at: row.changed_at,
      seats: (seats.get(row.id) ?? []).map(each => ({
        ...seatOf(each, person),
        won: each.won === null ? null : each.won === 1,
        score: each.score,
      })),
    })),
    next: last ? cursorOf(last) : null,
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

/** All data about this person, and about nobody else. */
export async function dataOf(db: Database, person: string): Promise<Omit<MyData, 'person'>> {
  const all = async <Row>(sql: string): Promise<Row[]> => [...(await db.read<Row>(sql, person))]
  const results = await all<Omit<MyData['results'][number], 'won'> & { readonly won: number }>(
    'SELECT table_id AS "table", seat, won, score, at FROM results WHERE person_id = $1 ORDER BY at',
  )
  return {
    seats: await all(
      `SELECT seats.table_id AS "table", tables.game AS game, tables.status AS status, seat, name, notes
        FROM seats JOIN tables ON tables.id = seats.table_id WHERE seats.person_id = $1 ORDER BY tables.created_at, seat`,
    ),
    results: results.map(each => ({ ...each, won: each.won === 1 })),
    chat: await all('SELECT table_id AS "table", room, text, at FROM chat_messages WHERE person_id = $1 ORDER BY at'),
    notices: await all(
      'SELECT id, kind, target, created_at AS created FROM notice_targets WHERE person_id = $1 ORDER BY created_at',
    ),
    reports: await all(
      'SELECT table_id AS "table", reason, text, created_at AS at FROM reports WHERE reporter_id = $1 ORDER BY created_at',
    ),
    sessions: await all(
      'SELECT created_at AS created, seen_at AS seen FROM sessions WHERE person_id = $1 ORDER BY created_at',
    ),
    tokens: await all(
      'SELECT substr(hash, 1, 16) AS id, name, created_at AS created FROM tokens WHERE person_id = $1 ORDER BY created_at',
    ),
  }
}
