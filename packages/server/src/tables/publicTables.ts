// The list of public tables: read from their rows, because loading a game takes long.

import { createHmac } from 'node:crypto'
import { type OpenTable, type OpenTables, PAGE } from '@lastlight/protocol'
import type { Games } from '../games.ts'
import { rangeAround } from '../http/address.ts'
import { pageOf, partsOf } from '../storage/cursors.ts'
import type { Database } from '../storage/database.ts'
import { kindOfSeat, type PeopleAt } from './info.ts'
import { listedConfig } from './listedConfig.ts'
import { isKnownDeal } from './lobby.ts'
import type { SeatRow, TableRow } from './rows.ts'

const MARK = 16
/** Names the network that a table was made from, without telling which one it is. */
export const networkMark = (secret: string, visitor: string): string =>
  createHmac('sha256', secret)
    .update(`network ${rangeAround(visitor)}`)
    .digest('base64url')
    .slice(0, MARK)

type Listed = Pick<
  TableRow,
  | 'id'
  | 'game'
  | 'config'
  | 'owner_id'
  | 'owner_name'
  | 'status'
  | 'clock'
  | 'deal_table_id'
  | 'commitment'
  | 'created_at'
> & { readonly turn: number }

/** So many tables of each status are looked at; who makes more than that has made the oldest ones disappear. */
const MOST_LOOKED_AT = 2000

/**
 * Networks take turns: the newest table of each comes first, then the second of each, and so on. So nobody can fill the first
 * page, however many tables they make; and no change of a table moves it, because hosts would renew theirs.
 */
const TURNS = `SELECT id AS listed, ROW_NUMBER() OVER (PARTITION BY network ORDER BY created_at DESC, id DESC) AS turn
  FROM (SELECT id, created_at, COALESCE(network, id) AS network FROM tables WHERE status = $1 AND open = 1
    ORDER BY created_at DESC LIMIT ${MOST_LOOKED_AT}) AS newest`

const PAGE_OF_TABLES = `SELECT tables.id, game, config, owner_id, people.name AS owner_name, status, clock, deal_table_id,
    commitment, tables.created_at, turn
  FROM (${TURNS}) AS turns JOIN tables ON tables.id = turns.listed LEFT JOIN people ON people.id = owner_id
  WHERE (turn > $2 OR (turn = $2 AND (tables.created_at < $3 OR (tables.created_at = $3 AND tables.id < $4))))
    AND NOT EXISTS (SELECT 1 FROM table_sanctions AS sanctions
      WHERE sanctions.table_id = tables.id AND sanctions.person_id = $5 AND sanctions.removed = 1)
  ORDER BY turn, tables.created_at DESC, tables.id DESC LIMIT ${PAGE.openTables + 1}`

const cursorOf = ({ turn, created_at: at, id }: Listed): string => `${turn}.${at}.${id}`

/** Tables that are open to everybody; those that have removed `me` are left out. */
export async function openTables(
  db: Database,
  games: Games,
  {
    status,
    me,
    after,
  }: { readonly status: 'waiting' | 'playing'; readonly me: string | null; readonly after?: string | undefined },
  { presenceOf }: Pick<PeopleAt, 'presenceOf'>,
): Promise<OpenTables> {
  const [turn = '0', at = '0', id = ''] =
    after === undefined ? [] : partsOf(after, /^(\d{1,9})\.(\d{1,15})\.(.{1,64})$/)
  const rows = await db.read<Listed>(PAGE_OF_TABLES, status, Number(turn), Number(at), id, me ?? '')
  const { page, next } = pageOf(rows, PAGE.openTables, cursorOf)
  const seats = await seatsOf(db, page)
  const tables = page.map((row): OpenTable => {
    const own = seats.get(row.id) ?? []
    const host = own.find(each => each.person_id === row.owner_id)
    return {
      id: row.id,
      game: row.game,
      config: listedConfig(games, row.game, row.config),
      owner: me !== null && row.owner_id === me,
      host: { name: host?.name ?? row.owner_name ?? '', seat: host?.seat ?? null },
      status,
      clock: JSON.parse(row.clock) as OpenTable['clock'],
      commitment: row.commitment,
      knownDeal: isKnownDeal(row),
      created: row.created_at,
      seats: own.map(each => ({
        seat: each.seat,
        kind: kindOfSeat(each, status),
        me: me !== null && each.person_id === me,
        name: each.name,
        bot: each.bot_level,
        presence: each.person_id === null ? null : presenceOf(each.person_id, row.id),
      })),
    }
  })
  return { tables, next }
}

type ListedSeat = Pick<SeatRow, 'table_id' | 'seat' | 'person_id' | 'name' | 'bot_level'>

async function seatsOf(db: Database, tables: readonly Listed[]): Promise<ReadonlyMap<string, readonly ListedSeat[]>> {
  if (tables.length === 0) return new Map()
  const places = tables.map((_, i) => `$${i + 1}`).join(', ')
  const rows = await db.read<ListedSeat>(
    `SELECT table_id, seat, person_id, name, bot_level FROM seats WHERE table_id IN (${places}) ORDER BY table_id, seat`,
    ...tables.map(({ id }) => id),
  )
  return Map.groupBy(rows, row => row.table_id)
}
