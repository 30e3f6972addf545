// A failed start says in one sentence what to do; a successful one says who can reach it, and keeps its files private.

import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, type TestContext, test } from 'node:test'
import { GAMES_BY_ID } from '../src/games.ts'
import { databaseFindings } from '../src/ops/databaseCheckup.ts'
import { failureOf } from '../src/ops/failure.ts'
import { openAlone } from '../src/ops/open.ts'
import { addressForOthers, reachOf } from '../src/ops/welcome.ts'
import { startServer } from '../src/server.ts'
import { readSettings } from '../src/settings.ts'
import { statement } from '../src/storage/database.ts'
import { migrate, stepsOf } from '../src/storage/migrations.ts'
import { openPostgres } from '../src/storage/postgres.ts'
import { NEWEST } from '../src/storage/schema.ts'
import { openSqlite } from '../src/storage/sqlite.ts'
import { Client } from './client.ts'
import { openServer, openServerAt } from './openServer.ts'
import { newPostgres, noPostgres } from './postgres.ts'
import { MAIN, Place, ServerProcess } from './process.ts'

function newFolder(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'lastlight-start-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

interface End {
  readonly code: number | null
  readonly said: string
}

/** Starts the server, which must fail. */
async function failed(folder: string, env: Readonly<Record<string, string>>): Promise<End> {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, [MAIN], {
    cwd: folder,
    env: { PATH, NODE_COMPILE_CACHE, HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder, BOT_THREADS: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  let out = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString()
    if (/^Lastlight is open/m.test(out)) child.kill('SIGKILL')
  })
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, said }
}

function assertSentence(said: string, wanted: RegExp): void {
  assert.match(said, wanted)
  assert.equal(said.trim().split('\n').length, 1, said)
  assert.doesNotMatch(said, / at .*:\d+:\d+|node:internal|hunter2/)
}

async function assertSays(t: TestContext, env: Readonly<Record<string, string>>, wanted: RegExp): Promise<void> {
  const { code, said } = await failed(newFolder(t), env)
  assertSentence(said, wanted)
  assert.equal(code, 1)
}

/** In this process, where the database cannot be opened and nothing else is: what `main.ts` would say. */
async function assertExplains(t: TestContext, env: Readonly<Record<string, string>>, wanted: RegExp): Promise<void> {
  const settings = readSettings({ HOST: '127.0.0.1', PORT: '0', DATA_DIR: newFolder(t), LOG_LEVEL: 'silent', ...env })
  const problem = await startServer(settings).then(
    () => assert.fail('the server has started'),
    (thrown: unknown) => thrown,
  )
  assertSentence(failureOf(problem, settings), wanted)
}

test('a database of an older version is copied before it is brought up to date, once', async t => {
  const folder = newFolder(t)
  const file = join(folder, 'lastlight.db')
  const old = openSqlite(file)
  await migrate(old, NEWEST - 1)
  await old.close()
  for (let start = 0; start < 2; start++) {
    const { close } = await openServer(t, { DATA_DIR: folder })
    await close()
  }
  const copies = readdirSync(folder).filter(name => name.includes('.before-'))
  assert.deepEqual(copies, [`lastlight.db.before-${NEWEST}`])
  for (const [path, steps] of [
    [join(folder, copies[0]!), NEWEST - 1],
    [file, NEWEST],
  ] as const) {
    const db = openSqlite(path)
    assert.equal(await stepsOf(db), steps)
    await db.close()
  }
})

test('a new database, and one that is up to date, are not copied', async t => {
  const folder = newFolder(t)
  for (let start = 0; start < 2; start++) {
    const { close } = await openServer(t, { DATA_DIR: folder })
    await close()
  }
  assert.ok(!readdirSync(folder).some(name => name.includes('.before-')))
})

describe('a start that fails', () => {
  test('on a port in use', async t => {
    const other = createServer().listen(0, '127.0.0.1')
    t.after(() => other.close())
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    await assertSays(t, { PORT: String(port) }, new RegExp(`^Port ${port} is in use: stop .* or set PORT`))
  })

  test('on an address that is not this machine’s', t =>
    assertSays(t, { HOST: '192.0.2.1' }, /^HOST=192\.0\.2\.1 is no address of this machine: set HOST/))

  test('without PostgreSQL', t =>
    assertExplains(
      t,
      { DATABASE_URL: 'postgres://ann:hunter2@127.0.0.1:1/games' },
      /^PostgreSQL does not answer at 127\.0\.0\.1:1: start it, or correct DATABASE_URL\.$/m,
    ))

  test('without a database in PostgreSQL', { skip: noPostgres }, async t => {
    const url = new URL(await newPostgres())
    url.pathname = '/none'
    await assertExplains(t, { DATABASE_URL: url.href }, /^PostgreSQL at .* has no database none: make it/)
  })

  test('with a database that is newer, in either storage', { skip: noPostgres }, async t => {
    const folder = newFolder(t)
    const url = await newPostgres()
    for (const db of [openSqlite(join(folder, 'lastlight.db')), openPostgres(url)]) {
      await migrate(db)
      await db.write([statement('INSERT INTO migrations (step, at) VALUES (999, 0)')])
      await db.close()
    }
    await assertSays(t, { DATA_DIR: folder }, /^The database is of a newer version .*: update Lastlight, or restore/)
    await assertSays(t, { DATABASE_URL: url }, /^The database is of a newer version .*: update Lastlight, or restore/)
  })

  test('with a database of which a part is damaged', async t => {
    const folder = newFolder(t)
    const file = join(folder, 'lastlight.db')
    const db = openSqlite(file)
    await migrate(db)
    await db.close()
    const bytes = readFileSync(file)
    // Pages in the middle: the first one says what the file is.
    bytes.fill(0x5a, 4096 * 3, 4096 * 8)
    writeFileSync(file, bytes)
    await assertSays(
      t,
      { DATA_DIR: folder },
      /^The database .* is damaged \(.*\): restore a backup into another folder/,
    )
  })

  test('with a file that is no database', async t => {
    const folder = newFolder(t)
    writeFileSync(join(folder, 'lastlight.db'), 'this is a letter to my aunt, and nothing else '.repeat(100))
    await assertExplains(
      t,
      { DATA_DIR: folder },
      /^The database .* cannot be used: the file is no SQLite database; move it/,
    )
  })

  test('with a folder that is none, or in which nothing can be written', async t => {
    const folder = newFolder(t)
    writeFileSync(join(folder, 'file'), '')
    const LASTLIGHT_SECRET = 'x'.repeat(40)
    await assertExplains(
      t,
      { DATA_DIR: join(folder, 'file/data'), LASTLIGHT_SECRET },
      /^DATA_DIR \(.*\) cannot be written/,
    )
    mkdirSync(join(folder, 'lastlight.db'))
    await assertExplains(t, { DATA_DIR: folder, LASTLIGHT_SECRET }, /^The database .* cannot be used: .*folder/)
  })

  test('with settings that are wrong: a line for each', async t => {
    const { code, said } = await failed(newFolder(t), { PORT: 'eighty', TRUST_PROXY: 'true' })
    assert.equal(code, 1)
    assert.match(said, /^ {2}PORT takes a whole number/m)
    assert.match(said, /^ {2}TRUST_PROXY takes the addresses of your proxies/m)
    assert.doesNotMatch(said, / at .*:\d+:\d+/)
  })

  test('with a .env that cannot be read', async t => {
    const folder = newFolder(t)
    mkdirSync(join(folder, '.env'))
    const { code, said } = await failed(folder, {})
    assert.deepEqual([code, said.includes('.env cannot be read (EISDIR)'), / at /.test(said)], [1, true, false])
  })
})

test('an error of PostgreSQL is explained without the password', () => {
  const settings = { port: 1, host: '', dataDir: '', databaseUrl: 'postgres://ann:hunter2@db:5433/games' }
  const says = (code: string) => failureOf(Object.assign(new Error('no'), { code }), settings)
  assert.match(says('28P01'), /^PostgreSQL at db:5433 does not let ann in: correct/)
  assert.match(says('42501'), /^ann may not make tables in the database games/)
  assert.match(says('57P03'), /still starting: try again/)
  assert.equal(says('XX000'), 'No.')
})

test('a full disk is explained with its place, also where SQLite and a backup do not name it', () => {
  const settings = { port: 1, host: '', dataDir: '/srv/data', databaseUrl: null }
  const says = (details: object) => failureOf(Object.assign(new Error('database or disk is full'), details), settings)
  assert.equal(says({ errcode: 13 }), 'The disk of /srv/data is full: make room, or set DATA_DIR to another folder.')
  assert.equal(
    says({ code: 'ENOSPC', path: '/backups/today.jsonl' }),
    'The disk of /backups/today.jsonl is full: make room, or name a place on another disk.',
  )
})

test('a server says who can reach it', () => {
  const interfaces = {
    lo: [{ family: 'IPv4', internal: true, address: '127.0.0.1' }],
    eth0: [{ family: 'IPv4', internal: false, address: '192.168.1.7' }],
  } as never
  assert.match(
    reachOf('0.0.0.0', 8080),
    /all addresses .* port 8080: all people in its network .* HOST=127\.0\.0\.1 keeps/,
  )
  assert.match(reachOf('127.0.0.1', 8080), /only programs on this machine/)
  assert.match(
    reachOf('192.168.1.7', 8080),
    /listens on 192\.168\.1\.7, port 8080: every program that can reach that address/,
  )
  assert.equal(addressForOthers('0.0.0.0', 8080, interfaces), 'http://192.168.1.7:8080')
  assert.equal(addressForOthers('127.0.0.1', 8080, interfaces), undefined)
  assert.equal(addressForOthers('fd00::1', 8080, interfaces), 'http://[fd00::1]:8080')
})

const onUnix = { skip: process.platform === 'win32' }

describe('a server with files', onUnix, () => {
  test('keeps its database for its owner alone, also one that was open to others', async t => {
    const place = await Place.on('sqlite')
    t.after(() => place.remove())
    const dataDir = join(place.folder, 'fresh')
    const before = process.umask(0o022)
    t.after(() => process.umask(before))
    await openSqlite(join(dataDir, 'lastlight.db')).close()
    assert.equal(statSync(dataDir).mode & 0o777, 0o700)
    await openSqlite(join(place.folder, 'lastlight.db')).close()
    chmodSync(join(place.folder, 'lastlight.db'), 0o644)
    const server = await ServerProcess.start(place)
    t.after(() => server.kill())
    await new Client(server.url).guest('Ann')
    for (const file of ['lastlight.db', 'lastlight.db-wal', 'lastlight.db-shm'])
      assert.equal(statSync(join(place.folder, file)).mode & 0o777, 0o600, file)
    assert.match(server.said, /^It listens on 127\.0\.0\.1, port \d+: only programs on this machine/m)
  })

  test('is not ready when the disk is full', async t => {
    const place = await Place.on('sqlite')
    t.after(() => place.remove())
    // A limit on file sizes: to SQLite it looks like a full disk.
    const limited = ['sh', '-c', 'trap "" XFSZ; ulimit -f 2000; exec "$0" "$@"', process.execPath]
    const server = await ServerProcess.start(place, limited)
    t.after(() => server.kill())
    const ready = async () => (await fetch(`${server.url}/readyz`)).status
    const ann = await new Client(server.url).guest('Ann')
    assert.equal(await ready(), 200)
    let status = 200
    for (let i = 0; status === 200 && i < 500; i++)
      status = (await ann.http('PATCH', '/me', { name: `Ann ${i}` })).status
    assert.equal(status, 500)
    const reply = await fetch(`${server.url}/readyz`)
    assert.deepEqual([reply.status, await reply.json()], [503, { ok: false, why: 'writing' }])
    assert.equal((await fetch(`${server.url}/healthz`)).status, 200)
  })
})

test('an empty file in the place of the database is named by the doctor and at the start', async t => {
  const folder = newFolder(t)
  writeFileSync(join(folder, 'lastlight.db'), '')
  await assertExplains(t, { DATA_DIR: folder }, /is empty \(0 bytes\): restore a backup, or delete the file/)
  assert.equal(statSync(join(folder, 'lastlight.db')).size, 0)
  const [finding] = await databaseFindings(readSettings({ DATA_DIR: folder }), GAMES_BY_ID)
  assert.equal(finding!.state, 'bad')
  assert.match(finding!.says, /is empty \(0 bytes\): restore a backup, or delete the file/)
})

test('a database of PostgreSQL tells whether a server is running with it', { skip: noPostgres }, async t => {
  const place = await Place.on('postgres')
  t.after(() => place.remove())
  const settings = { databaseUrl: place.databaseUrl, dataDir: place.folder }
  await (await openAlone(settings)).close()
  const server = await openServerAt(t, place)
  await assert.rejects(openAlone(settings), /a server is running with this database: stop it first/)
  await server.close()
  await (await openAlone(settings)).close()
})
