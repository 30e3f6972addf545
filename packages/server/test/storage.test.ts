import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { after, afterEach, describe, test } from 'node:test'
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises'
import { Client as PostgresClient } from 'pg'
import { check } from '../src/storage/check.ts'
import { Conflict, type Database, one, statement, type Value } from '../src/storage/database.ts'
import { dump, PASSING, restore, TABLES } from '../src/storage/dump.ts'
import { migrate, stepsOf } from '../src/storage/migrations.ts'
import { openPostgres } from '../src/storage/postgres.ts'
import { NEWEST } from '../src/storage/schema.ts'
import { openSqlite } from '../src/storage/sqlite.ts'
import { type Sync, syncToDisk } from '../src/storage/walSync.ts'
import { emptyPostgres, noPostgres } from './postgres.ts'

const folder = mkdtempSync(join(tmpdir(), 'lastlight-storage-'))
let files = 0
const newFile = (): string => join(folder, `${++files}`, 'data.db')

const opened: Database[] = []
const kept = <D extends Database>(db: D): D => {
  opened.push(db)
  return db
}
afterEach(async () => {
  for (const db of opened.splice(0)) await db.close()
})
after(() => rmSync(folder, { recursive: true, force: true }))

interface Kind {
  readonly name: string
  readonly skip: string | false
  readonly newAddress: () => Promise<string>
  readonly open: (address: string) => Database
  readonly opener: string
}

const SQLITE: Kind = {
  name: 'SQLite',
  skip: false,
  newAddress: () => Promise.resolve(newFile()),
  open: file => openSqlite(file),
  opener: `import { openSqlite as open } from '${new URL('../src/storage/sqlite.ts', import.meta.url).href}'`,
}
const POSTGRES: Kind = {
  name: 'PostgreSQL',
  skip: noPostgres,
  newAddress: emptyPostgres,
  open: openPostgres,
  opener: `import { openPostgres as open } from '${new URL('../src/storage/postgres.ts', import.meta.url).href}'`,
}

/** Two tables to play with. */
const PLAIN = [
  statement('CREATE TABLE things (name TEXT PRIMARY KEY, n BIGINT, note TEXT)'),
  statement('CREATE TABLE parts (id INTEGER PRIMARY KEY, thing TEXT NOT NULL REFERENCES things (name))'),
]
const thing = (name: string, n: number | null = 0) => one('INSERT INTO things (name, n) VALUES ($1, $2)', name, n)
const part = (id: number, name: string) => one('INSERT INTO parts (id, thing) VALUES ($1, $2)', id, name)
const namesIn = async (db: Database): Promise<readonly string[]> =>
  (await db.read<{ name: string }>('SELECT name FROM things ORDER BY name')).map(({ name }) => name)

async function allOf<T>(items: AsyncIterable<T>): Promise<readonly T[]> {
  const all: T[] = []
  for await (const item of items) all.push(item)
  return all
}

/** A process that runs this code, with `open` and `address` defined. */
function child(kind: Kind, address: string, body: string): ChildProcess & { readonly told: Promise<string> } {
  const script = `import { writeSync } from 'node:fs'\n${kind.opener}\nconst address = process.argv[1]\n${body}`
  const started = spawn(process.execPath, ['--input-type=module', '-e', script, address], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let told = ''
  started.stdout.on('data', (chunk: Buffer) => {
    told += chunk.toString()
  })
  return Object.assign(started, { told: once(started, 'close').then(() => told) })
}

type ColumnValues = Readonly<Record<string, Value>>

/** A row with these values; the other columns are filled with anything. */
function rowOf(
  table: string,
  columns: readonly { readonly name: string; readonly type: string }[],
  given: ColumnValues,
) {
  const row = { ...Object.fromEntries(columns.map(({ name, type }) => [name, /int/i.test(type) ? 0 : 'x'])), ...given }
  const names = Object.keys(row)
  const places = names.map((_, i) => `$${i + 1}`)
  return one(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${places.join(', ')})`, ...Object.values(row))
}

/** Rows of every table, as a server could have left them. */
async function lifelike(db: Database): Promise<void> {
  await migrate(db)
  const now = Date.now()
  const rows: [string, ColumnValues][] = []
  for (let i = 0; i < 3; i++) {
    const person_id = `p${i}`
    const username = i === 0 ? null : `user${i}`
    rows.push(
      ['people', { id: person_id, name: `Žofie "${i}" 🌒`, username, password_hash: null, created_at: now }],
      ['sessions', { hash: `s${i}`, person_id, seen_at: now }],
      ['tokens', { hash: `t${i}`, person_id }],
      ['notice_targets', { id: `n${i}`, person_id, target: '{"url":"https://n.example"}' }],
    )
    const table_id = `table${i}`
    rows.push(
      [
        'tables',
        { id: table_id, code: `CODE${i}`, seed: i === 0 ? null : 's', version: 300, wake_at: i === 0 ? null : now },
      ],
      ['seats', { table_id, person_id, notes: 'a\nb' }],
      ['open_notices', { table_id, person_id }],
      ['snapshots', { table_id, version: 300, state: '{"deck":[1,2,3]}' }],
      ['results', { table_id, person_id, score: i === 0 ? null : -47 }],
      ['chat_messages', { id: `c${i}`, table_id, text: '🙂' }],
      ['votes', { table_id, yes: 1 }],
      ['table_sanctions', { table_id, person_id, removed: 1 }],
      ['reports', { id: `r${i}`, table_id, reporter_id: person_id, message_id: null, closed_at: null, outcome: null }],
      ['report_lines', { report_id: `r${i}`, text: 'Žádný "strach"' }],
      ['blocks', { network: `2001:db8:${i}::/48` }],
      ['operator_actions', { id: `a${i}`, operator_id: null, person_id }],
    )
    for (let version = 1; version <= 300; version++)
      rows.push(['log_entries', { table_id, version, at: now + version }])
  }
  for (const table of TABLES) {
    const columns = await db.read<{ name: string; type: string }>(
      db.kind === 'sqlite'
        ? 'SELECT name, type FROM pragma_table_info($1)'
        : `SELECT column_name AS name, data_type AS type FROM information_schema.columns
           WHERE table_schema = current_schema() AND table_name = $1`,
      table,
    )
    await db.write(rows.filter(([name]) => name === table).map(([, given]) => rowOf(table, columns, given)))
  }
}

for (const kind of [SQLITE, POSTGRES])
  describe(kind.name, { skip: kind.skip }, () => {
    const open = (address: string): Database => kept(kind.open(address))
    const fresh = async (): Promise<Database> => open(await kind.newAddress())
    const plain = async (): Promise<Database> => {
      const db = await fresh()
      await db.write(PLAIN)
      return db
    }

    test('written rows can be read', async () => {
      const db = await plain()
      await db.write([thing('a', 1), thing('b', 2)])
      await db.write([one('UPDATE things SET n = n + $2 WHERE name = $1', 'b', 5)])
      const rows = await db.read<{ name: string; n: number }>(
        'SELECT name, n FROM things WHERE n >= $1 ORDER BY name',
        1,
      )
      assert.deepEqual(
        rows.map(row => ({ ...row })),
        [
          { name: 'a', n: 1 },
          { name: 'b', n: 7 },
        ],
      )
      assert.deepEqual(await db.read('SELECT * FROM things WHERE name = $1', 'c'), [])
      await db.ping()
    })

    test('a lock is held by one until it is released', async () => {
      const db = await fresh()
      const release = await db.tryLock('the lamp')
      assert.ok(release)
      assert.equal(await db.tryLock('the lamp'), undefined)
      assert.ok(await db.tryLock('another lamp'))
      await release()
      const again = await Promise.all([db.tryLock('the lamp'), db.tryLock('the lamp'), db.tryLock('the lamp')])
      assert.equal(again.filter(each => each !== undefined).length, 1)
    })

    test('values come back as they went in', async () => {
      const db = await plain()
      const json = JSON.stringify({ text: 'ř\u0000"\\ 🌒 \u2028', many: Array.from({ length: 200_000 }, (_, i) => i) })
      const texts = ['', ' ', "it's; DROP TABLE things --", '$1 ?1', 'příliš žluťoučký 🐎', '\n\t', json]
      const numbers = [0, -1, 2 ** 31, Date.now(), Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, null]
      await db.write(
        texts.map((text, i) =>
          one('INSERT INTO things (name, n, note) VALUES ($1, $2, $3)', `thing ${i}`, numbers[i]!, text),
        ),
      )
      const rows = await db.read<{ n: number | null; note: string }>('SELECT n, note FROM things ORDER BY name')
      assert.deepEqual(
        rows.map(({ n }) => n),
        numbers,
      )
      for (const [i, { note }] of rows.entries()) assert.ok(note === texts[i], `text ${i}`)
      assert.equal((await db.read('SELECT name FROM things WHERE note = $1', texts[2]!)).length, 1)
    })

    test('counts, sums and truth are numbers', async () => {
      const db = await plain()
      await db.write([thing('a', 2 ** 40), thing('b', 2 ** 40)])
      const [row] = await db.read<object>(
        'SELECT COUNT(*) AS count, SUM(n) AS sum, AVG(n) AS avg, MAX(n) AS max, COUNT(*) = 2 AS two FROM things',
      )
      assert.deepEqual({ ...row }, { count: 2, sum: 2 ** 41, avg: 2 ** 40, max: 2 ** 40, two: 1 })
    })

    test('a unit is written whole or not at all', async () => {
      const db = await plain()
      await assert.rejects(db.write([thing('a'), part(1, 'a'), part(2, 'nobody')]), problem => {
        assert.ok(problem instanceof Error && !(problem instanceof Conflict))
        return true
      })
      await assert.rejects(db.write([thing('a'), statement('INSERT INTO nowhere VALUES (1)')]))
      assert.deepEqual(await namesIn(db), [])
      await db.write([thing('a'), part(1, 'a')])
      assert.deepEqual(await namesIn(db), ['a'])
    })

    test('rows that are not touched, and keys that are taken, are a conflict', async () => {
      const db = await plain()
      await db.write([thing('a', 1)])
      const late = one('UPDATE things SET n = 9 WHERE name = $1 AND n = $2', 'a', 0)
      await assert.rejects(db.write([thing('b'), late]), Conflict)
      await assert.rejects(db.write([thing('c'), thing('a')]), Conflict)
      await assert.rejects(db.write([{ ...statement('UPDATE things SET n = 9'), rows: 2 }]), Conflict)
      assert.deepEqual(await db.read('SELECT n FROM things'), await db.read('SELECT 1 AS n'))
      await db.write([statement('UPDATE things SET n = 9 WHERE name = $1', 'nobody')])
    })

    test('units of the same moment do not disturb each other', async () => {
      const db = await plain()
      await db.write([thing('taken')])
      const ends = await Promise.allSettled([
        db.write([thing('a'), part(1, 'a')]),
        db.write([thing('b'), thing('taken')]),
        db.write([thing('c'), part(2, 'c')]),
        db.write([thing('d'), part(3, 'nobody')]),
        db.write([thing('e'), one('UPDATE things SET n = 1 WHERE name = $1', 'nobody')]),
        db.write([thing('f'), statement('this is no SQL')]),
        db.write([thing('g')]),
      ])
      assert.deepEqual(
        ends.map(({ status }) => status === 'fulfilled'),
        [true, false, true, false, false, false, true],
      )
      assert.deepEqual(await namesIn(db), ['a', 'c', 'g', 'taken'])
    })

    test('of many who change the same row, each wins once', async () => {
      const address = await kind.newAddress()
      const both = [open(address), open(address)]
      await both[0]!.write([...PLAIN, thing('a', 0)])
      let conflicts = 0
      const add = async (db: Database): Promise<void> => {
        for (;;) {
          const [row] = await db.read<{ n: number }>('SELECT n FROM things')
          try {
            return await db.write([one('UPDATE things SET n = $1 WHERE n = $2', row!.n + 1, row!.n)])
          } catch (problem) {
            if (!(problem instanceof Conflict)) throw problem
            conflicts += 1
          }
        }
      }
      await Promise.all(Array.from({ length: 20 }, (_, i) => add(both[i % 2]!)))
      assert.equal((await both[1]!.read<{ n: number }>('SELECT n FROM things'))[0]!.n, 20)
      assert.ok(conflicts > 0)
    })

    test('a snapshot does not see later writes', async () => {
      const db = await plain()
      await db.write(Array.from({ length: 450 }, (_, i) => thing(`a${i}`)))
      const snapshot = await db.snapshot()
      await db.write([thing('later'), statement('UPDATE things SET n = 1')])
      const rows = await allOf(snapshot.rows<{ n: number }>('SELECT n FROM things'))
      assert.equal(rows.length, 450)
      assert.ok(rows.every(({ n }) => n === 0))
      assert.deepEqual(await allOf(snapshot.rows('SELECT * FROM parts')), [])
      await snapshot.close()
      assert.equal((await namesIn(db)).length, 451)
    })

    test('an announcement reaches all listeners of its channel, and no others', async () => {
      const db = await fresh()
      const heard: string[] = []
      await Promise.all([
        db.listen('Tables', message => heard.push(`1 ${message}`)),
        db.listen('Tables', message => heard.push(`2 ${message}`)),
        db.listen('other', message => heard.push(`3 ${message}`)),
      ])
      await db.announce('nobody', 'x')
      await db.announce('Tables', 'ř 🌒')
      await db.announce('other', '')
      await until(() => heard.length >= 3)
      assert.deepEqual(heard, ['1 ř 🌒', '2 ř 🌒', '3 '])
    })

    test('a new database is brought up to date, once', async () => {
      const address = await kind.newAddress()
      const db = open(address)
      assert.equal(await stepsOf(db), 0)
      await migrate(db)
      await lifelike(db)
      await migrate(db)
      await migrate(open(address))
      assert.equal(await stepsOf(db), NEWEST)
      assert.equal((await db.read('SELECT * FROM people')).length, 3)
      await db.write([statement('INSERT INTO migrations VALUES ($1, 0)', NEWEST)])
      await assert.rejects(migrate(db), /newer version/)
    })

    test('two processes bring it up to date at once', async () => {
      const address = await kind.newAddress()
      const migrations = new URL('../src/storage/migrations.ts', import.meta.url).href
      const body = `
        import { migrate } from '${migrations}'
        const db = open(address)
        await migrate(db)
        await db.close()
        writeSync(1, 'done')`
      const dbs = [open(address), open(address)]
      const others = [child(kind, address, body), child(kind, address, body)]
      await Promise.all(dbs.map(db => migrate(db)))
      for (const other of others) assert.equal(await other.told, 'done')
      assert.equal(await stepsOf(dbs[0]!), NEWEST)
    })

    test('a process that is killed has lost nothing that was acknowledged', async () => {
      const address = await kind.newAddress()
      const db = open(address)
      await db.write(PLAIN)
      const body = `
        const db = open(address)
        const from = Number((await db.read('SELECT COUNT(*) AS n FROM things'))[0].n)
        for (let i = from; ; i++) {
          await db.write([
            { sql: 'INSERT INTO things (name, n) VALUES ($1, $2)', values: ['thing ' + i, i], rows: 1 },
            { sql: 'INSERT INTO parts (id, thing) VALUES ($1, $2)', values: [i, 'thing ' + i], rows: 1 },
          ])
          writeSync(1, i + '\\n')
        }`
      let acknowledged = 0
      for (const many of [1, 17, 60]) {
        const writer = child(kind, address, body)
        let lines = 0
        for await (const line of createInterface({ input: writer.stdout! })) {
          acknowledged = Number(line) + 1
          lines += 1
          if (lines === many) writer.kill('SIGKILL')
        }
        assert.ok(lines >= many)
        const ids = (await db.read<{ id: number }>('SELECT id FROM parts ORDER BY id')).map(({ id }) => id)
        assert.ok(ids.length >= acknowledged, `${acknowledged} were acknowledged, ${ids.length} are there`)
        assert.deepEqual(
          ids,
          ids.map((_, i) => i),
        )
        assert.equal((await namesIn(db)).length, ids.length)
      }
    })

    test('a process that kills itself after the first write has lost nothing', async () => {
      const address = await kind.newAddress()
      const db = open(address)
      await db.write(PLAIN)
      const writer = child(
        kind,
        address,
        `
        const db = open(address)
        const writes = ['a', 'b', 'c'].map(name =>
          db.write([{ sql: 'INSERT INTO things (name, n) VALUES ($1, 0)', values: [name], rows: 1 }]))
        await Promise.all(writes)
        process.kill(process.pid, 'SIGKILL')`,
      )
      const [, signal] = (await once(writer, 'exit')) as [number | null, string | null]
      assert.equal(signal, 'SIGKILL')
      assert.deepEqual(await namesIn(db), ['a', 'b', 'c'])
    })

    test('a good database has no problems, and a log with a gap is found', async () => {
      const db = await fresh()
      assert.match((await check(db)).join(), /0 of \d+ steps/)
      await lifelike(db)
      assert.deepEqual(await check(db), [])
      await db.write([one('DELETE FROM log_entries WHERE table_id = $1 AND version = 7', 'table1')])
      await db.write([one('UPDATE tables SET version = 301 WHERE id = $1', 'table2')])
      assert.deepEqual(await check(db), [
        'table table1 is at version 300, its log has 299 entries up to 300',
        'table table2 is at version 301, its log has 300 entries up to 300',
      ])
    })

    test('a dump holds every table', async () => {
      const db = await fresh()
      await migrate(db)
      const there = await db.read<{ name: string }>(
        db.kind === 'sqlite'
          ? "SELECT name FROM sqlite_master WHERE type = 'table'"
          : "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
      )
      const kept = there.map(({ name }) => name).filter(name => !PASSING.includes(name))
      assert.deepEqual(kept.toSorted(), [...TABLES, 'migrations'].toSorted())
      await lifelike(db)
      const tables = (await allOf(dump(db))).slice(1, -1).map(line => (JSON.parse(line) as { table: string }).table)
      assert.deepEqual([...new Set(tables)], [...TABLES])
    })

    test('a dump that is broken leaves nothing behind', async () => {
      const source = await fresh()
      await lifelike(source)
      const lines = await allOf(dump(source))
      const db = await fresh()
      const row = { id: 'p0', name: 'A', locale: 'en', settings: '{}', created: 1 }
      const wrong: readonly [readonly string[], RegExp][] = [
        [[], /no dump/],
        [['{"format":"something else"}'], /no dump/],
        [[lines[0]!.replace(`"steps":${NEWEST}`, `"steps":${NEWEST + 1}`), ...lines.slice(1)], /newer version/],
        [lines.slice(0, -1), /not whole/],
        [lines.toSpliced(700, 1), /not whole/],
        [[...lines.slice(0, 700), lines[700]!.slice(0, 20)], /line 701/],
        [[...lines, lines[5]!], /after its end/],
        [[lines[0]!, JSON.stringify({ table: 'people; DROP TABLE log', row }), '{"rows":1}'], /nothing is called/],
        [
          [lines[0]!, JSON.stringify({ table: 'people', row: { ...row, 'id)': 1 } }), '{"rows":1}'],
          /nothing is called/,
        ],
      ]
      for (const [broken, message] of wrong) {
        await assert.rejects(restore(db, broken), message)
        if ((await stepsOf(db)) > 0)
          for (const table of TABLES) assert.deepEqual(await db.read(`SELECT * FROM ${table}`), [])
      }
      await restore(db, lines)
      assert.deepEqual(await check(db), [])
      await assert.rejects(restore(db, lines), /not empty/)
      assert.equal((await allOf(dump(db))).length, lines.length)
    })
  })

describe('SQLite alone', () => {
  test('units of one turn share one transaction', async () => {
    const file = newFile()
    const db = kept(openSqlite(file))
    await db.write(PLAIN)
    const before = commitsIn(`${file}-wal`)
    await Promise.all(Array.from({ length: 100 }, (_, i) => db.write([thing(`a${i}`), part(i, `a${i}`)])))
    assert.equal(commitsIn(`${file}-wal`) - before, 1)
    for (let i = 0; i < 10; i++) await db.write([thing(`b${i}`)])
    assert.equal(commitsIn(`${file}-wal`) - before, 11)
    assert.equal((await namesIn(db)).length, 110)
  })

  test('every commit is synced, and the log does not grow for ever', async () => {
    const file = newFile()
    let syncs = 0
    const counted: Sync = async log => {
      await syncToDisk(log)
      syncs += 1
    }
    const db = kept(openSqlite(file, false, counted))
    const [own, wal, pages] = await Promise.all([
      db.read<{ synchronous: number }>('PRAGMA synchronous'),
      db.read<{ journal_mode: string }>('PRAGMA journal_mode'),
      db.read<{ wal_autocheckpoint: number }>('PRAGMA wal_autocheckpoint'),
    ])
    // SQLite syncs the log before it copies it (1), and we sync it after every commit.
    assert.deepEqual([own[0]!.synchronous, wal[0]!.journal_mode], [1, 'wal'])
    await db.write(PLAIN)
    const text = 'x'.repeat(100_000)
    for (let i = 0; i < 200; i++) {
      await db.write([thing(`${text}${i}`)])
      assert.equal(syncs, i + 2, 'no write is acknowledged before its sync')
    }
    const pageSize = 4096
    assert.ok(readFileSync(`${file}-wal`).length < 2 * pages[0]!.wal_autocheckpoint * pageSize)
  })

  test('before the sync nobody is told, by a read neither; what arrives meanwhile shares the next one', async () => {
    const file = newFile()
    const held: (() => void)[] = []
    let holds = false
    const holding: Sync = () =>
      holds
        ? new Promise(resolve => {
            held.push(resolve)
          })
        : Promise.resolve()
    const db = kept(openSqlite(file, false, holding))
    await db.write(PLAIN)
    holds = true
    const told: string[] = []
    const tell = (name: string): Promise<unknown> => db.write([thing(name)]).then(() => told.push(name))
    const first = tell('a')
    while (held.length === 0) await turn()
    const read = namesIn(db).then(names => told.push(`read ${names.join()}`))
    const others = ['b', 'c', 'd'].map(tell)
    for (let i = 0; i < 20; i++) await turn()
    assert.deepEqual(told, [])
    const commits = commitsIn(`${file}-wal`)
    held.shift()!()
    await Promise.all([first, read])
    while (held.length === 0) await turn()
    assert.deepEqual(new Set(told), new Set(['a', 'read a']))
    assert.equal(commitsIn(`${file}-wal`) - commits, 1)
    holds = false
    held.shift()!()
    await Promise.all(others)
    assert.deepEqual(await namesIn(db), ['a', 'b', 'c', 'd'])
  })

  test('after a sync that failed everything goes into the file itself before anybody is told', async () => {
    const file = newFile()
    let fails = false
    const failing: Sync = log => (fails ? Promise.reject(new Error('EIO')) : syncToDisk(log))
    const db = kept(openSqlite(file, false, failing))
    await db.write(PLAIN)
    fails = true
    await db.write([thing('a')])
    assert.equal(readFileSync(`${file}-wal`).length, 0)
    copyFileSync(file, `${file}.copy`)
    assert.deepEqual(await namesIn(kept(openSqlite(`${file}.copy`))), ['a'])

    // A reader holds the log, so nothing can be moved out of it.
    const reader = new DatabaseSync(file)
    reader.exec('BEGIN')
    reader.prepare('SELECT COUNT(*) FROM sqlite_master').get()
    await assert.rejects(db.write([thing('b')]), /could not be written to the disk/)
    await assert.rejects(db.read('SELECT 1'), /could not be written to the disk/)
    await assert.rejects(db.write([thing('c')]), /could not be written to the disk/)
    reader.exec('ROLLBACK')
    reader.close()
    fails = false
    // It is tried again a second later.
    let isStored = false
    while (!isStored) {
      isStored = await db.write([thing('d')]).then(
        () => true,
        () => false,
      )
      await sleep(50)
    }
    assert.deepEqual(await namesIn(db), ['a', 'b', 'd'])
  })

  test('a full disk is told to everybody who waits, and breaks nothing', async () => {
    const db = kept(openSqlite(newFile()))
    await db.write([...PLAIN, thing('a')])
    const [{ page_count: pages }] = (await db.read('PRAGMA page_count')) as [{ page_count: number }]
    await db.read(`PRAGMA max_page_count = ${pages + 20}`)
    const ends = await Promise.allSettled([
      db.write([thing('b')]),
      db.write([thing('c'.repeat(1_000_000))]),
      db.write([thing('d')]),
    ])
    assert.equal(ends[1].status, 'rejected')
    const written = ['b', '', 'd'].filter((_, i) => ends[i]!.status === 'fulfilled')
    assert.deepEqual(await namesIn(db), ['a', ...written])
    await db.read('PRAGMA max_page_count = 1000000')
    await db.write([thing('e')])
    assert.deepEqual(await namesIn(db), ['a', ...written, 'e'])
    assert.deepEqual((await db.read<{ integrity_check: string }>('PRAGMA integrity_check'))[0]!.integrity_check, 'ok')
  })

  test('when another process holds the database for too long, everybody who waits is told', async () => {
    const file = newFile()
    const db = kept(openSqlite(file))
    await db.write(PLAIN)
    await db.read('PRAGMA busy_timeout = 1')
    const other = new DatabaseSync(file)
    other.exec('BEGIN IMMEDIATE')
    const ends = await Promise.allSettled([db.write([thing('a')]), db.write([thing('b')])])
    assert.deepEqual(
      ends.map(({ status }) => status),
      ['rejected', 'rejected'],
    )
    other.exec('ROLLBACK')
    other.close()
    await db.write([thing('c')])
    assert.deepEqual(await namesIn(db), ['c'])
  })

  test('closing writes the waiting units, and later writes are refused', async () => {
    const file = newFile()
    const db = openSqlite(file)
    await db.write(PLAIN)
    const waiting = db.write([thing('a')])
    await db.close()
    await waiting
    await db.close()
    await assert.rejects(db.write([thing('b')]), /not open/)
    await assert.rejects(db.read('SELECT 1'), /not open/)
    assert.deepEqual(await namesIn(kept(openSqlite(file))), ['a'])
  })

  test('a place that cannot be written to is named', async () => {
    const root = join(folder, 'places')
    const closed = join(root, 'closed')
    mkdirSync(closed, { recursive: true })
    chmodSync(folder, 0o755)
    writeFileSync(join(root, 'file'), 'this is no database, and long enough to be looked at as one'.repeat(100))
    await openSqlite(join(closed, 'old.db')).close()
    for (const name of readdirSync(closed)) chmodSync(join(closed, name), 0o444)
    chmodSync(closed, 0o555)
    assert.throws(() => openSqlite(join(root, 'file', 'data.db')), /^Error: the database .*data\.db cannot be used: /)
    assert.throws(() => openSqlite(root), /cannot be used: the file cannot be opened/)
    assert.throws(() => openSqlite(join(root, 'file')), /cannot be used: the file is no SQLite database/)
    asNobody(() => {
      assert.throws(() => openSqlite(join(closed, 'new.db')), /cannot be used: its folder cannot be written to; let/)
      assert.throws(() => openSqlite(join(closed, 'sub', 'new.db')), /cannot be used: its folder cannot be written to/)
      assert.throws(() => openSqlite(join(closed, 'old.db')), /cannot be used: it can only be read/)
    })
    chmodSync(closed, 0o755)
  })

  test('a page that was damaged is found', async () => {
    const file = newFile()
    const db = openSqlite(file)
    await lifelike(db)
    const [log] = await db.read<{ page: number }>(
      "SELECT rootpage AS page FROM sqlite_master WHERE name = 'log_entries'",
    )
    await db.close()
    const bytes = readFileSync(file)
    bytes.fill(0xa5, (log!.page - 1) * 4096, log!.page * 4096)
    writeFileSync(file, bytes)
    assert.notDeepEqual(await check(kept(openSqlite(file))), [])
  })

  test('a backup is whole while writing goes on', async () => {
    const file = newFile()
    const db = kept(openSqlite(file))
    await lifelike(db)
    await db.write(PLAIN)
    await db.write([thing('before')])
    const copy = join(folder, 'backups', 'copy.db')
    const backup = db.backupTo(copy)
    await db.write([thing('meanwhile')])
    await backup
    assert.ok(!existsSync(`${copy}.partial`))
    const there = kept(openSqlite(copy))
    assert.deepEqual(await check(there), [])
    assert.deepEqual(await namesIn(there), ['before'])
    assert.equal((await there.read('SELECT * FROM log_entries')).length, 900)
    await db.backupTo(copy.replace('copy', 'second'))
    assert.deepEqual(await namesIn(kept(openSqlite(copy.replace('copy', 'second')))), ['before', 'meanwhile'])
    mkdirSync(join(folder, 'backups', 'taken'))
    await assert.rejects(db.backupTo(join(folder, 'backups', 'taken')))
    assert.ok(!existsSync(join(folder, 'backups', 'taken.partial')))
  })
})

describe('PostgreSQL alone', { skip: noPostgres }, () => {
  test('is not brought up to date while a server of another version runs with it', async () => {
    const address = await emptyPostgres()
    const db = kept(openPostgres(address))
    await migrate(db, NEWEST - 1)
    const older = new PostgresClient({ connectionString: address, application_name: 'lastlight server' })
    await older.connect()
    await assert.rejects(migrate(db), /stop every server/)
    assert.equal(await stepsOf(db), NEWEST - 1)
    await older.end()
    const newer = kept(openPostgres(address, true))
    await newer.ping()
    await migrate(db)
    assert.equal(await stepsOf(db), NEWEST)
  })

  test('a claim holds between processes, and is free when its holder is gone or its connection is cut', async () => {
    const address = await emptyPostgres()
    const [east, west] = [kept(openPostgres(address)), kept(openPostgres(address))]
    const release = await east.tryLock('the lamp')
    assert.equal(await west.tryLock('the lamp'), undefined)
    await release!()
    assert.ok(await west.tryLock('the lamp'))
    assert.equal(await east.tryLock('the lamp'), undefined)
    await west.close()
    const free = async (): Promise<void> => {
      while (!(await east.tryLock('the lamp'))) await sleep(5)
    }
    await free()
    const north = kept(openPostgres(address))
    await north.read(
      "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
    )
    while (!(await north.tryLock('the lamp'))) await sleep(5)
    assert.ok(await east.tryLock('a third lamp'), 'whose connection was cut has a new one')
  })

  /** Ends every connection to this database but the one that does it. */
  const cut = (db: Database): Promise<unknown> =>
    db.read(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    )

  test('an announcement of one process reaches the other', async () => {
    const address = await emptyPostgres()
    const [a, b] = [kept(openPostgres(address)), kept(openPostgres(address))]
    const heard: string[] = []
    await a.listen('tables', message => heard.push(`a ${message}`))
    await b.listen('tables', message => heard.push(`b ${message}`))
    await a.announce('tables', 'one')
    await b.announce('tables', 'two')
    await until(() => heard.length >= 4)
    assert.deepEqual(heard.toSorted(), ['a one', 'a two', 'b one', 'b two'])
  })

  test('connections that are cut are replaced', async () => {
    const address = await emptyPostgres()
    const db = kept(openPostgres(address))
    const knife = kept(openPostgres(address))
    await db.write(PLAIN)
    const heard: string[] = []
    await db.listen('tables', message => heard.push(message))
    for (let i = 0; i < 5; i++) {
      await Promise.all([db.read('SELECT 1'), db.read('SELECT 1'), db.read('SELECT 1')])
      await cut(knife)
      await db.write([thing(`write ${i}`)])
      assert.equal((await namesIn(db)).length, i + 1)
    }
    await until(async () => {
      await knife.announce('tables', 'still there?')
      return heard.length > 0
    })
  })

  test('a unit whose connection is cut in the middle is written once', async () => {
    const address = await emptyPostgres()
    const db = kept(openPostgres(address))
    const knife = kept(openPostgres(address))
    await db.write(PLAIN)
    const written = db.write([thing('a'), statement('SELECT pg_sleep(1)'), thing('b')])
    await until(
      async () =>
        (
          await knife.read(
            "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND query LIKE '%pg_sleep(1)'",
          )
        ).length > 0,
    )
    await cut(knife)
    await written
    assert.deepEqual(await namesIn(db), ['a', 'b'])
  })

  test('a snapshot whose connection is cut says so', async () => {
    const address = await emptyPostgres()
    const db = kept(openPostgres(address))
    await db.write(PLAIN)
    const snapshot = await db.snapshot()
    await cut(kept(openPostgres(address)))
    await assert.rejects(allOf(snapshot.rows('SELECT * FROM things')))
    await snapshot.close()
    assert.deepEqual(await namesIn(db), [])
  })

  test('where no server is, that is the answer', async () => {
    const nowhere = kept(openPostgres('postgres://lastlight@127.0.0.1:1/nothing'))
    await assert.rejects(nowhere.ping(), /ECONNREFUSED/)
    await assert.rejects(nowhere.write([thing('a')]), /ECONNREFUSED/)
    await assert.rejects(
      nowhere.listen('tables', () => {}),
      /ECONNREFUSED/,
    )
  })
})

test('from SQLite to PostgreSQL and back nothing is lost', { skip: noPostgres }, async () => {
  const first = kept(openSqlite(newFile()))
  await lifelike(first)
  const postgres = kept(openPostgres(await emptyPostgres()))
  await restore(postgres, dump(first))
  const back = kept(openSqlite(newFile()))
  await restore(back, dump(postgres))
  const [before, between, later] = await Promise.all([first, postgres, back].map(db => allOf(dump(db))))
  assert.ok(before!.length > 900)
  assert.deepEqual(between!.toSorted(), before!.toSorted())
  assert.deepEqual(later!.toSorted(), before!.toSorted())
  for (const db of [postgres, back]) assert.deepEqual(await check(db), [])
})

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(10)
}

/** File permissions do not apply to root. */
function asNobody(work: () => void): void {
  const isRoot = process.geteuid?.() === 0
  if (isRoot) process.seteuid!(65_534)
  try {
    work()
  } finally {
    if (isRoot) process.seteuid!(0)
  }
}

/** Counts the transactions in a write-ahead log: a frame that ends one holds the size of the database. */
function commitsIn(file: string): number {
  const log = readFileSync(file)
  const frame = 24 + log.readUInt32BE(8)
  const salt = log.subarray(16, 24)
  let commits = 0
  for (let at = 32; at + frame <= log.length; at += frame)
    if (log.readUInt32BE(at + 4) > 0 && log.subarray(at + 8, at + 16).equals(salt)) commits += 1
  return commits
}
