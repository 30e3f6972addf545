// All data about a person, and about nobody else, as one JSON text that is written in parts: years of play are megabytes, and
// others play meanwhile.

import { setImmediate as turn } from 'node:timers/promises'
import type { MyData } from '@lastlight/protocol'
import { InTurn } from '../ops/inTurn.ts'
import type { Database, Value } from '../storage/database.ts'
import { readPerson } from './person.ts'
import { TOKEN_ID } from './tokens.ts'

/** The rows of one list of the export, a page at a time. */
interface Section<Row, Key extends readonly Value[]> {
  /** Rows of the person `$1` after the key `$2`, `$3`, … in the order of the key. */
  readonly sql: string
  /** How many rows a page has: notes are up to 20,000 letters each. */
  readonly page: number
  readonly first: Key
  keyOf(row: Row): Key
  /** The row as it is told. */
  told(row: Row): object
}

const section = <Row, Key extends readonly Value[]>(each: Section<Row, Key>): Section<unknown, readonly Value[]> => each

type Lists = Omit<MyData, 'person'>
type Told<K extends keyof Lists> = Lists[K][number]

const SECTIONS: { readonly [K in keyof Lists]: Section<unknown, readonly Value[]> } = {
  seats: section<Told<'seats'>, [string, number]>({
    sql: `SELECT seats.table_id AS "table", tables.game AS game, tables.status AS status, seat, name, notes
      FROM seats JOIN tables ON tables.id = seats.table_id
      WHERE seats.person_id = $1 AND (seats.table_id > $2 OR (seats.table_id = $2 AND seat > $3))
      ORDER BY seats.table_id, seat`,
    page: 20,
    first: ['', -1],
    keyOf: row => [row.table, row.seat],
    told: row => ({ ...row }),
  }),
  results: section<Omit<Told<'results'>, 'won'> & { readonly won: number }, [number, string, number]>({
    sql: `SELECT table_id AS "table", seat, won, score, at FROM results
      WHERE person_id = $1 AND (at > $2 OR (at = $2 AND (table_id > $3 OR (table_id = $3 AND seat > $4))))
      ORDER BY at, table_id, seat`,
    page: 500,
    first: [-1, '', -1],
    keyOf: row => [row.at, row.table, row.seat],
    told: row => ({ ...row, won: row.won === 1 }),
  }),
  chat: section<Told<'chat'> & { readonly id: string }, [number, string]>({
    sql: `SELECT id, table_id AS "table", room, text, at FROM chat_messages
      WHERE person_id = $1 AND (at > $2 OR (at = $2 AND id > $3)) ORDER BY at, id`,
    page: 500,
    first: [-1, ''],
    keyOf: row => [row.at, row.id],
    told: ({ table, room, text, at }) => ({ table, room, text, at }),
  }),
  notices: section<Told<'notices'>, [number, string]>({
    sql: `SELECT id, kind, target, created_at AS created FROM notice_targets
      WHERE person_id = $1 AND (created_at > $2 OR (created_at = $2 AND id > $3)) ORDER BY created_at, id`,
    page: 100,
    first: [-1, ''],
    keyOf: row => [row.created, row.id],
    told: row => ({ ...row }),
  }),
  reports: section<Told<'reports'> & { readonly id: string }, [number, string]>({
    sql: `SELECT id, table_id AS "table", reason, text, created_at AS at FROM reports
      WHERE reporter_id = $1 AND (created_at > $2 OR (created_at = $2 AND id > $3)) ORDER BY created_at, id`,
    page: 500,
    first: [-1, ''],
    keyOf: row => [row.at, row.id],
    told: ({ table, reason, text, at }) => ({ table, reason, text, at }),
  }),
  sessions: section<Told<'sessions'> & { readonly hash: string }, [number, string]>({
    sql: `SELECT hash, created_at AS created, seen_at AS seen FROM sessions
      WHERE person_id = $1 AND (created_at > $2 OR (created_at = $2 AND hash > $3)) ORDER BY created_at, hash`,
    page: 500,
    first: [-1, ''],
    keyOf: row => [row.created, row.hash],
    told: ({ created, seen }) => ({ created, seen }),
  }),
  tokens: section<Omit<Told<'tokens'>, 'id'> & { readonly hash: string }, [number, string]>({
    sql: `SELECT hash, name, created_at AS created FROM tokens
      WHERE person_id = $1 AND (created_at > $2 OR (created_at = $2 AND hash > $3)) ORDER BY created_at, hash`,
    page: 100,
    first: [-1, ''],
    keyOf: row => [row.created, row.hash],
    told: ({ hash, ...row }) => ({ id: hash.slice(0, TOKEN_ID), ...row }),
  }),
}

/** Pages of all exports of this process are read one after the other, and other work comes between two of them. */
const pages = new InTurn()

const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  pages.run('export', async () => {
    await turn()
    return work()
  })

/** The parts of the text: `JSON.parse` of all of them is `MyData`. */
export async function* exportOf(db: Database, person: string): AsyncGenerator<string, void, undefined> {
  yield `{"person":${JSON.stringify(await readPerson(db, person))}`
  for (const [name, each] of Object.entries(SECTIONS)) {
    yield `,"${name}":[`
    yield* rowsOf(db, person, each)
    yield ']'
  }
  yield '}'
}

async function* rowsOf(
  db: Database,
  person: string,
  { sql, page, first, keyOf, told }: Section<unknown, readonly Value[]>,
): AsyncGenerator<string, void, undefined> {
  let comma = ''
  for (let key: readonly Value[] | undefined = first; key; ) {
    const after: readonly Value[] = key
    const { text, last } = await inTurn(async () => {
      const rows = await db.read(`${sql} LIMIT ${page}`, person, ...after)
      return {
        text: rows.map(row => JSON.stringify(told(row))).join(','),
        last: rows.length === page ? keyOf(rows.at(-1)) : undefined,
      }
    })
    key = last
    if (text === '') continue
    yield comma + text
    comma = ','
  }
}
