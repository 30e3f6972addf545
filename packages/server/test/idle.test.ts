import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as settled } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type Database, statement, textOf } from '../src/storage/database.ts'
import { openSqlite } from '../src/storage/sqlite.ts'
import { beginGame } from '../src/tables/seating.ts'
import { vote } from '../src/tables/voting.ts'
import { Guest, House, openHouse, outliveTable, person, tempFile } from './house.ts'

const TABLES = 10_000
const POLLS = 50
const MB = 1024 * 1024

/** A database that counts the rows it returns, and records the queries. */
function counted(db: Database): { readonly db: Database; readonly rows: () => number; readonly asked: Set<string> } {
  let rows = 0
  const asked = new Set<string>()
  const read: Database['read'] = async (sql, ...values) => {
    const found = await db.read<never>(sql, ...values)
    rows += found.length
    asked.add(textOf(sql))
    return found
  }
  return {
    rows: () => rows,
    asked,
    db: {
      kind: db.kind,
      read,
      write: unit => db.write(unit),
      snapshot: () => db.snapshot(),
      announce: (channel, message) => db.announce(channel, message),
      listen: (channel, onMessage) => db.listen(channel, onMessage),
      tryLock: name => db.tryLock(name),
      ping: () => db.ping(),
      testWrite: () => db.testWrite(),
      close: () => db.close(),
    },
  }
}

function heapUsed(): number {
  setFlagsFromString('--expose-gc')
  const gc = runInNewContext('gc') as () => void
  gc()
  gc()
  return process.memoryUsage().heapUsed
}

/** Copies one running table with a clock over days many times. */
async function fill(db: Database, id: string): Promise<void> {
  const names = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${TABLES}) `
  const copies = (table: string, columns: readonly string[], own: { readonly [column: string]: string }): string =>
    `${names} INSERT INTO ${table} (${columns.join(', ')})
      SELECT ${columns.map(column => own[column] ?? `${table}.${column}`).join(', ')} FROM n, ${table} WHERE ${'id' in own ? 'id' : 'table_id'} = $1`
  const columnsOf = async (table: string): Promise<readonly string[]> =>
    (await db.read<{ name: string }>(`SELECT name FROM pragma_table_info('${table}')`)).map(({ name }) => name)
  const copy = "'copy-' || n.i"
  await db.write([
    statement(copies('tables', await columnsOf('tables'), { id: copy, code: "'C' || n.i" }), id),
    statement(copies('seats', await columnsOf('seats'), { table_id: copy }), id),
    statement(copies('log_entries', await columnsOf('log_entries'), { table_id: copy }), id),
  ])
}

test(`${TABLES} stored tables that nobody uses cost the process nothing but rows`, async t => {
  const file = tempFile(t)
  const before = await new House(openSqlite(file)).open()
  const ann = person('Ann')
  const seats = [{ kind: 'me' as const }, { kind: 'me' as const, name: 'Left hand' }]
  const { row } = await before.tables.create(ann, outliveTable({ seats, clock: { kind: 'days', hours: 48 } }))
  await beginGame(before.tables, ann, row.id)
  const table = await before.tables.table(row.id)
  const seat = table.game.pending(table.match!.state)[0]!
  const [option] = table.game.options(table.match!.state, seat)
  await before.tables.play(ann, row.id, { seat, option: option as never }, 0, 'first-key')
  await before.close()
  await fill(before.db, row.id)
  const [stored] = await before.db.read<{ n: number }>("SELECT COUNT(*) AS n FROM tables WHERE status = 'playing'")
  assert.equal(stored!.n, TABLES + 1)

  const { db, rows, asked } = counted(openSqlite(file))
  const house = new House(db)
  const heap = heapUsed()
  await house.open()
  // The first look of a process also finds tables that were left before the clock was set back.
  await house.driver.poll()
  const begun = rows()
  asked.clear()
  for (let i = 0; i < POLLS; i++) await house.driver.poll()
  assert.equal(rows(), begun, 'looking for what is due reads no table that is not')
  assert.equal(house.tables.liveCount, 0)
  // One state of this game takes several kB, so 10,000 of anything would be seen.
  assert.ok(heapUsed() - heap < 2 * MB, `${((heapUsed() - heap) / MB).toFixed(1)} MB more`)
  assert.equal(asked.size, 2, 'what is due, and what is being dealt')
  for (const sql of asked) {
    const plan = await before.db.read<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, Date.now())
    assert.match(
      plan.map(({ detail }) => detail).join(),
      /^SEARCH tables USING (COVERING )?INDEX tables_to_wake \(status=\? AND wake_at<\?\)$/,
    )
  }

  // A copy still works like any other table.
  const woken = await house.tables.table('copy-77')
  assert.equal(woken.version, 1)
  assert.equal(house.tables.liveCount, 1)
  await house.close()
})

test('a game that is over is unloaded when the last person leaves, and loaded again when one comes', async t => {
  const house = await openHouse(t)
  t.after(() => house.close())
  const ann = person('Ann')
  const { row } = await house.tables.create(ann, outliveTable({ seats: [{ kind: 'me' }, { kind: 'me' }] }))
  await beginGame(house.tables, ann, row.id)
  const [guest, other] = [new Guest(house, ann), new Guest(house, ann)]
  await guest.ask({ t: 'watch', table: row.id, viewer: 0 })
  await guest.ask({ t: 'unwatch', table: row.id, viewer: 0 })
  await settled()
  assert.equal(house.tables.liveCount, 1, 'a game that goes on stays at hand')

  await guest.ask({ t: 'watch', table: row.id, viewer: 0 })
  await other.ask({ t: 'watch', table: row.id, viewer: 1 })
  assert.deepEqual(await vote(house.tables, ann, row.id, 'abandon', true), { carried: true })
  await guest.ask({ t: 'unwatch', table: row.id, viewer: 0 })
  await settled()
  assert.equal(house.tables.liveCount, 1, 'somebody still looks at it')
  other.close()
  await settled()
  assert.equal(house.tables.liveCount, 0)

  const again = await guest.ask({ t: 'watch', table: row.id, viewer: 0 })
  assert.equal(again.t, 'done')
  assert.equal((await house.tables.table(row.id)).row.status, 'abandoned')
})

test('a person who comes to a game that is over and leaves again does not have it replayed each time', async t => {
  const house = await openHouse(t)
  t.after(() => house.close())
  const ann = person('Ann')
  const { id } = (await house.tables.create(ann, outliveTable({ seats: [{ kind: 'me' }, { kind: 'me' }] }))).row
  await beginGame(house.tables, ann, id)
  await vote(house.tables, ann, id, 'abandon', true)
  await house.tables.unloadIdle(-1, () => false)
  const guest = new Guest(house, ann)
  const loaded = new Set<unknown>()
  for (let i = 0; i < 3; i++) {
    await guest.ask({ t: 'watch', table: id, viewer: 0 })
    loaded.add(await house.tables.table(id))
    await guest.ask({ t: 'unwatch', table: id, viewer: 0 })
    await settled()
  }
  assert.equal(loaded.size, 1)
  await house.tables.unloadIdle(-1, () => false)
  assert.equal(house.tables.liveCount, 0, 'later it is')
})
