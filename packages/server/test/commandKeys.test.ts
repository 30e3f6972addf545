import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { same } from '@lastlight/kernel'
import { type Database, one, type Sql, type Statement, textOf, type Value } from '../src/storage/database.ts'
import { migrate } from '../src/storage/migrations.ts'
import type { LiveTable } from '../src/tables/liveTable.ts'
import { beginGame } from '../src/tables/seating.ts'
import { DATABASES, emptyDatabase, newDatabase } from './databases.ts'
import { House, openHouse, outliveTable, person } from './house.ts'

const ann = person('Ann')
const KEY = 'the-key-of-ann'
/** The step before keys stood in the log. */
const KEYS_APART = 10

type Row = Readonly<Record<string, Value>>

/** Both seats are hers. */
const alone = outliveTable({ seats: [{ kind: 'me' }, { kind: 'me', name: 'Left hand' }] })

interface Choice {
  readonly entry: { readonly seat: number; readonly option: never }
  readonly version: number
}

const nextChoice = (table: LiveTable): Choice => {
  const seat = table.pending[0]!
  return { entry: { seat, option: table.questions.of(seat).options[0] as never }, version: table.version }
}

/** A choice after which its seat may choose the same again: only its key tells that it is repeated. */
async function repeatableChoice(house: House, table: LiveTable): Promise<Choice> {
  const { game } = table
  for (;;) {
    const seat = table.pending[0]!
    const { options } = table.questions.of(seat)
    const isOfferedAgain = (option: unknown): boolean => {
      const state = game.copy(table.match!.state)
      game.play(state, seat, option)
      return game.options(state, seat).some(each => same(each, option))
    }
    const option = options.find(isOfferedAgain)
    if (option !== undefined) return { entry: { seat, option: option as never }, version: table.version }
    const { entry, version } = nextChoice(table)
    await house.tables.play(ann, table.row.id, entry, version)
  }
}

/** A database whose connection breaks after a choice is stored: the process sees an error, and the next snapshot is not read. */
class BreakingDatabase {
  readonly db: Database
  breaksNext = false
  #losesSnapshot = false

  constructor(db: Database) {
    this.db = new Proxy(db, {
      get: (target, name) => {
        if (name === 'write') return (unit: readonly Statement[]) => this.#write(target, unit)
        if (name === 'read') return (sql: Sql, ...values: readonly Value[]) => this.#read(target, sql, values)
        const own = Reflect.get(target, name) as unknown
        return typeof own === 'function' ? (own.bind(target) as unknown) : own
      },
    })
  }

  async #write(target: Database, unit: readonly Statement[]): Promise<void> {
    await target.write(unit)
    if (!this.breaksNext || !unit.some(({ sql }) => sql.includes('INSERT INTO log_entries'))) return
    this.breaksNext = false
    this.#losesSnapshot = true
    throw new Error('the connection was lost after the commit')
  }

  #read(target: Database, sql: Sql, values: readonly Value[]): Promise<readonly unknown[]> {
    if (!this.#losesSnapshot || !textOf(sql).includes('FROM snapshots')) return target.read(sql, ...values)
    this.#losesSnapshot = false
    return Promise.reject(new Error('the connection was lost'))
  }
}

async function begun(t: TestContext, house: House): Promise<LiveTable> {
  t.after(() => house.close())
  const table = await house.tables.create(ann, alone)
  await beginGame(house.tables, ann, table.row.id)
  return table
}

function insert(table: string, row: Row) {
  const columns = Object.keys(row)
  const places = columns.map((_, i) => `$${i + 1}`).join(', ')
  return one(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places})`, ...Object.values(row))
}

/** Puts a game with one choice into a database in which keys have a table of their own. */
async function keepAsBefore(from: Database, to: Database, table_id: string): Promise<void> {
  const [{ network: _, ...table }] = (await from.read<Row>`SELECT * FROM tables WHERE id = ${table_id}`) as [Row]
  const seats = await from.read<Row>`SELECT * FROM seats WHERE table_id = ${table_id}`
  const [{ request_key, ...entry }] = (await from.read<Row>`SELECT * FROM log_entries`) as [Row]
  const person_id = ann.id
  await to.write([
    insert('tables', table),
    ...seats.map(seat => insert('seats', seat)),
    insert('log_entries', entry),
    insert('idempotency_keys', { table_id, person_id, request_key: request_key!, version: 1 }),
    insert('idempotency_keys', { table_id, person_id, request_key: 'notice', version: 0 }),
  ])
}

for (const kind of DATABASES)
  describe(kind.kind, { skip: kind.skip }, () => {
    test('a key makes one choice, whatever version comes with it, and the other seat may have the same key', async t => {
      const house = await new House(await newDatabase(t, kind)).open()
      const table = await begun(t, house)
      const { id } = table.row
      const { entry, version } = nextChoice(table)
      assert.deepEqual(await house.tables.play(ann, id, entry, version, KEY), { version: 1 })
      const next = nextChoice(table)
      for (const again of [
        { entry, version },
        { entry, version: table.version },
        { ...next, entry: { ...next.entry, seat: entry.seat } },
      ])
        assert.deepEqual(await house.tables.play(ann, id, again.entry, again.version, KEY), { version: 1 })
      assert.equal(table.version, 1)
      while (nextChoice(table).entry.seat === entry.seat) {
        const own = nextChoice(table)
        await house.tables.play(ann, id, own.entry, own.version)
      }
      const other = nextChoice(table)
      const done = await house.tables.play(ann, id, other.entry, other.version, KEY)
      assert.deepEqual(done, { version: other.version + 1 })
      assert.deepEqual(await house.tables.play(ann, id, entry, version, KEY), { version: 1 })
      assert.deepEqual(await house.tables.play(ann, id, other.entry, other.version, KEY), done)
    })

    test('a choice that another process has stored is recognised by its key', async t => {
      const db = await newDatabase(t, kind)
      const house = await new House(db).open()
      const table = await begun(t, house)
      const { id } = table.row
      const others = new House(db)
      await others.tables.table(id)
      const { entry, version } = nextChoice(table)
      await house.tables.play(ann, id, entry, version, KEY)
      assert.deepEqual(await others.tables.play(ann, id, entry, version, KEY), { version: 1 })
      assert.equal((await others.tables.table(id)).version, 1)
      assert.equal((await db.read('SELECT version FROM log_entries')).length, 1)
    })

    test('a process that is two choices behind recognises the second by its key', async t => {
      const db = await newDatabase(t, kind)
      const house = await new House(db).open()
      const table = await begun(t, house)
      const { id } = table.row
      const others = new House(db)
      assert.equal((await others.tables.table(id)).version, 0)
      const first = nextChoice(table)
      await house.tables.play(ann, id, first.entry, first.version, `${KEY} 1`)
      const second = nextChoice(table)
      await house.tables.play(ann, id, second.entry, second.version, `${KEY} 2`)
      // To the other process the version of the second choice is one that does not exist yet.
      const again = await others.tables.play(ann, id, second.entry, second.version, `${KEY} 2`)
      assert.deepEqual(again, { version: 2 })
      assert.equal((await others.tables.table(id)).version, 2)
      assert.equal((await db.read('SELECT version FROM log_entries')).length, 2)
    })

    test('a choice that was stored with an error, and could not be read again at once, is stored once', async t => {
      const breaking = new BreakingDatabase(await newDatabase(t, kind))
      const house = await new House(breaking.db).open()
      const table = await begun(t, house)
      const { id } = table.row
      const { entry, version } = await repeatableChoice(house, table)
      const choose = () => house.tables.play(ann, id, entry, version, KEY)
      breaking.breaksNext = true
      // The first request may fail, or find the choice after the failure; it must not be stored twice.
      const first = await choose().catch(() => undefined)
      assert.ok(first === undefined || first.version === version + 1)
      assert.deepEqual(await choose(), { version: version + 1 })
      assert.deepEqual(await choose(), { version: version + 1 })
      assert.equal(table.version, version + 1)
      const stored = await house.db.read<Row>`SELECT version, request_key FROM log_entries WHERE version > ${version}`
      assert.deepEqual(
        stored.map(row => ({ ...row })),
        [{ version: version + 1, request_key: KEY }],
      )
    })

    test('keys and notices of a database that kept them together are found in their new places', async t => {
      const house = await openHouse(t)
      const table = await begun(t, house)
      const { id } = table.row
      const { entry, version } = nextChoice(table)
      await house.tables.play(ann, id, entry, version, KEY)
      const db = await emptyDatabase(t, kind)
      await migrate(db, KEYS_APART)
      await keepAsBefore(house.db, db, id)

      const later = await new House(db).open()
      t.after(() => later.close())
      assert.deepEqual(
        (await db.read<Row>('SELECT version, request_key FROM log_entries')).map(row => ({ ...row })),
        [{ version: 1, request_key: KEY }],
      )
      assert.deepEqual(
        (await db.read<Row>('SELECT table_id, person_id FROM open_notices')).map(row => ({ ...row })),
        [{ table_id: id, person_id: ann.id }],
      )
      assert.deepEqual(await later.tables.play(ann, id, entry, version, KEY), { version: 1 })
      assert.equal((await later.tables.table(id)).version, 1)
    })
  })
