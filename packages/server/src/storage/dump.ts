// Writes a database as lines of JSON, for backups and to move from one kind of database to the other.

import { type Database, type Statement, statement, type Value } from './database.ts'
import { migrate, stepsOf, tableNames } from './migrations.ts'
import { NEWEST } from './schema.ts'

const FORMAT = 'lastlight dump 1'

/** In this order each row comes after the rows that it refers to. */
export const TABLES = [
  'people',
  'sessions',
  'tokens',
  'tables',
  'seats',
  'log_entries',
  'open_notices',
  'snapshots',
  'results',
  'chat_messages',
  'notice_targets',
  'votes',
  'table_sanctions',
  'reports',
  'report_lines',
  'blocks',
  'operator_actions',
] as const

/** Tables whose rows hold for a moment only; a dump leaves them out. */
export const PASSING: readonly string[] = ['announcements', 'presence', 'processes']

/** Names that tables had before the sixth and the eleventh step: older dumps and databases hold them. */
const FORMER: readonly string[] = ['log', 'keys', 'states', 'chat', 'notices', 'idempotency_keys']

/** How many rows are written together. */
const BATCH = 500

type Row = Readonly<Record<string, Value>>

interface Header {
  readonly format: string
  readonly steps: number
}
interface RowLine {
  readonly table: string
  readonly row: Row
}
interface Footer {
  readonly rows: number
}

/** The dump shows one moment, also while games go on. A database of an older version is dumped as it is. */
export async function* dump(db: Database): AsyncIterable<string> {
  const steps = await stepsOf(db)
  if (steps === 0) throw new Error('the database has no tables yet; the first start makes them')
  if (steps > NEWEST)
    throw new Error(`the database is of a newer version: it has ${steps} steps behind it, this version knows ${NEWEST}`)
  const first: Header = { format: FORMAT, steps }
  yield JSON.stringify(first)
  let rows = 0
  // Older ones have other tables.
  const tables = await tablesIn(db)
  const snapshot = await db.snapshot()
  try {
    for (const table of tables)
      for await (const row of snapshot.rows<Row>(`SELECT * FROM ${table}`)) {
        const line: RowLine = { table, row }
        yield JSON.stringify(line)
        rows += 1
      }
  } finally {
    await snapshot.close()
  }
  const last: Footer = { rows }
  yield JSON.stringify(last)
}

/** Fills an empty database. An incomplete dump leaves it empty. */
export async function restore(db: Database, lines: AsyncIterable<string> | Iterable<string>): Promise<void> {
  const parts = partsOf(lines)
  const first = (await parts.next()).value as Partial<Header> | undefined
  if (first?.format !== FORMAT || !Number.isInteger(first.steps)) throw new Error('this is no dump of Lastlight')
  await prepare(db, first.steps!)
  try {
    await fill(db, parts)
  } catch (problem) {
    await deleteAll(db)
    throw problem
  }
  await migrate(db)
}

/** Brings the database to the step of the dump, so that the later steps find the rows that they expect. */
async function prepare(db: Database, steps: number): Promise<void> {
  if (steps > NEWEST)
    throw new Error(`the dump is of a newer version: it has ${steps} steps behind it, this version knows ${NEWEST}`)
  if ((await stepsOf(db)) > steps) throw new Error('the dump is of an older version: restore it into a new database')
  await migrate(db, steps)
  if ((await rowsIn(db)) > 0) throw new Error('the database is not empty')
}

/** Our tables in this database, of any version. */
async function tablesIn(db: Database): Promise<readonly string[]> {
  const names = await tableNames(db)
  return [...TABLES, ...FORMER].filter(name => names.includes(name))
}

/** How many rows a dump of this database would hold. */
export async function rowsIn(db: Database): Promise<number> {
  const counts = (await tablesIn(db)).map(table => `(SELECT COUNT(*) FROM ${table})`)
  const [row] = await db.read<{ n: number }>(`SELECT ${['0', ...counts].join(' + ')} AS n`)
  return row!.n
}

export async function deleteAll(db: Database): Promise<void> {
  const tables = await tablesIn(db)
  await db.write(tables.toReversed().map(table => statement(`DELETE FROM ${table}`)))
}

async function fill(db: Database, parts: AsyncIterable<unknown>): Promise<void> {
  let batch: Statement[] = []
  let rows = 0
  let last: Partial<Footer> | undefined
  for await (const part of parts) {
    if (last) throw new Error('the dump goes on after its end')
    if (typeof part !== 'object' || part === null) throw new Error('a line of the dump is no object')
    const { table, row } = part as Partial<RowLine>
    if (table === undefined || row === undefined) {
      last = part
      continue
    }
    batch.push(insert(table, row))
    rows += 1
    if (batch.length < BATCH) continue
    await db.write(batch)
    batch = []
  }
  if (last?.rows !== rows) throw new Error(`the dump is not whole: ${rows} rows, ${last?.rows ?? 'and no end'}`)
  if (batch.length > 0) await db.write(batch)
}

const NAME = /^[a-z_]+$/

function insert(table: string, row: Row): Statement {
  const columns = Object.keys(row)
  const stranger = [table, ...columns].find(name => !NAME.test(name))
  if (stranger !== undefined) throw new Error(`the dump speaks of '${stranger}', which nothing is called here`)
  const places = columns.map((_, i) => `$${i + 1}`)
  return statement(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places.join(', ')})`, ...Object.values(row))
}

async function* partsOf(lines: AsyncIterable<string> | Iterable<string>): AsyncGenerator {
  let number = 0
  for await (const line of lines) {
    number += 1
    if (line.trim() === '') continue
    let part: unknown
    try {
      part = JSON.parse(line)
    } catch {
      throw new Error(`line ${number} of the dump cannot be read`)
    }
    yield part
  }
}
