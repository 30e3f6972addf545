// The doctor is content only with what starts, and looks without making or changing anything.

import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, type TestContext, test } from 'node:test'
import { promisify } from 'node:util'
import { Client as Postgres } from 'pg'
import { GAMES_BY_ID } from '../src/games.ts'
import { diskFinding, portFinding } from '../src/ops/checkup.ts'
import { databaseFindings } from '../src/ops/databaseCheckup.ts'
import { readSettings, type Settings } from '../src/settings.ts'
import { type Database, statement, type Value } from '../src/storage/database.ts'
import { TABLES } from '../src/storage/dump.ts'
import { migrate, stepsOf } from '../src/storage/migrations.ts'
import { openPostgres } from '../src/storage/postgres.ts'
import { NEWEST } from '../src/storage/schema.ts'
import { openSqlite } from '../src/storage/sqlite.ts'
import { beginGame } from '../src/tables/seating.ts'
import { Tables } from '../src/tables/tables.ts'
import { outliveTable } from './house.ts'
import { openServer } from './openServer.ts'
import { emptyPostgres, newPostgres, noPostgres } from './postgres.ts'

function newFolder(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'lastlight-checkup-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const settingsIn = (folder: string, env: Readonly<Record<string, string>> = {}): Settings =>
  readSettings({ HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder, LASTLIGHT_SECRET: 'x7'.repeat(20), ...env })

describe('the port', () => {
  test('that another program has is told as the server tells it', async t => {
    const other = createServer().listen(0, '127.0.0.1')
    t.after(() => other.close())
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    const settings = settingsIn(newFolder(t), { PORT: String(port) })
    // It answers no request, so nobody waits for it.
    other.on('connection', socket => socket.destroy())
    const { state, says } = await portFinding(settings)
    assert.equal(state, 'bad')
    assert.match(says, new RegExp(`^Port ${port} is in use: stop the program that has it, or set PORT`))
  })

  test('that the server itself has is in order, and that of another Lastlight is not', async t => {
    const folder = newFolder(t)
    const { url } = await openServer(t, { DATA_DIR: folder, LASTLIGHT_SECRET: 'x7'.repeat(20) })
    const { port: PORT } = new URL(url)
    assert.deepEqual(await portFinding(settingsIn(folder, { PORT })), {
      name: 'port',
      state: 'good',
      says: `The server is running on port ${PORT}.`,
    })
    const other = settingsIn(folder, { PORT, LASTLIGHT_SECRET: 'y8'.repeat(20) })
    assert.equal((await portFinding(other)).state, 'bad')
  })

  test('of an address that is not this machine’s', async t => {
    const { state, says } = await portFinding(settingsIn(newFolder(t), { HOST: '192.0.2.1', PORT: '8080' }))
    assert.equal(state, 'bad')
    assert.match(says, /^HOST=192\.0\.2\.1 is no address of this machine/)
  })
})

const asRoot = process.getuid?.() === 0
const onUnix = { skip: process.platform === 'win32' }

describe('the data folder', onUnix, () => {
  test('is not made by a look at it', async t => {
    const settings = settingsIn(join(newFolder(t), 'deep/data'))
    assert.equal((await diskFinding(settings)).state, 'good')
    assert.ok(!existsSync(settings.dataDir))
  })

  test('of another user is told as the server tells it', { skip: process.platform === 'win32' }, async t => {
    const folder = newFolder(t)
    await openSqlite(join(folder, 'lastlight.db')).close()
    // Whoever runs the tests owns the folder: without rights it is that of another user. Nothing stops root, so nobody looks.
    chmodSync(folder, asRoot ? 0o700 : 0o000)
    const script = `
      const { readSettings } = await import(${JSON.stringify(join(import.meta.dirname, '../src/settings.ts'))})
      const { diskFinding } = await import(${JSON.stringify(join(import.meta.dirname, '../src/ops/checkup.ts'))})
      const { databaseFindings } = await import(${JSON.stringify(join(import.meta.dirname, '../src/ops/databaseCheckup.ts'))})
      const settings = readSettings({ DATA_DIR: ${JSON.stringify(folder)}, LASTLIGHT_SECRET: 'x7'.repeat(20) })
      console.log(JSON.stringify([await diskFinding(settings), ...(await databaseFindings(settings, new Map()))]))`
    const nobody = asRoot ? { uid: 65_534, gid: 65_534 } : {}
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], nobody)
    chmodSync(folder, 0o700)
    const found = JSON.parse(stdout) as { state: string; says: string }[]
    assert.deepEqual(
      found.map(({ state, says }) => [state, says]),
      Array.from({ length: 2 }, () => [
        'bad',
        `DATA_DIR (${folder}) cannot be written to (EACCES): let the user who runs this write there, or name another folder.`,
      ]),
    )
  })

  test('with a file that a command of root has left there', { skip: !asRoot }, async t => {
    const folder = newFolder(t)
    chownSync(folder, 65_534, 65_534)
    writeFileSync(join(folder, 'secret'), 'x'.repeat(64))
    const { state, says } = await diskFinding(settingsIn(folder))
    assert.equal(state, 'bad')
    assert.match(says, /^secret in .* belong to another user than the folder/)
  })
})

test('a user of PostgreSQL who may not make tables is told as the server tells it', { skip: noPostgres }, async t => {
  const url = new URL(await newPostgres())
  const owner = new Postgres({ connectionString: url.href })
  await owner.connect()
  const user = `reader_${process.pid}_${Date.now()}`
  const database = url.pathname.slice(1)
  await owner.query(`CREATE ROLE ${user} LOGIN PASSWORD 'hunter2'`)
  await owner.query('REVOKE CREATE ON SCHEMA public FROM PUBLIC')
  await owner.query(`GRANT CONNECT ON DATABASE "${database}" TO ${user}`)
  t.after(async () => {
    await owner.query(`REVOKE ALL ON DATABASE "${database}" FROM ${user}`)
    await owner.query(`DROP ROLE ${user}`)
    await owner.end()
  })
  url.username = user
  url.password = 'hunter2'
  const [finding, ...more] = await databaseFindings(settingsIn(newFolder(t), { DATABASE_URL: url.href }), GAMES_BY_ID)
  assert.deepEqual([finding!.state, more], ['bad', []])
  assert.match(
    finding!.says,
    new RegExp(`^${user} may not make tables in the database ${database}: make that user its owner`),
  )
})

test('PostgreSQL that is not there is told as the server tells it', async t => {
  const settings = settingsIn(newFolder(t), { DATABASE_URL: 'postgres://ann:hunter2@127.0.0.1:1/games' })
  const [finding] = await databaseFindings(settings, GAMES_BY_ID)
  assert.equal(finding!.says, 'PostgreSQL does not answer at 127.0.0.1:1: start it, or correct DATABASE_URL.')
})

test('a damaged database is told with what to do', async t => {
  const folder = newFolder(t)
  const file = join(folder, 'lastlight.db')
  const db = openSqlite(file)
  await migrate(db)
  await db.close()
  const bytes = readFileSync(file)
  bytes.fill(0x5a, 4096 * 3, 4096 * 8)
  writeFileSync(file, bytes)
  const [finding] = await databaseFindings(settingsIn(folder), GAMES_BY_ID)
  assert.equal(finding!.state, 'bad')
  assert.match(finding!.says, /is damaged .*: restore a backup into another folder/)
})

/** A running game in a database without the last step, and the id of its table. */
async function oldGame(t: TestContext, old: Database): Promise<string> {
  const db = openSqlite(join(newFolder(t), 'lastlight.db'))
  await migrate(db)
  await db.write([
    statement(
      "INSERT INTO people (id, name, username, locale, settings, created_at) VALUES ('ann-1', 'Ann', 'ann', 'en', '{}', 0)",
    ),
  ])
  const tables = new Tables(db, GAMES_BY_ID, 'test')
  const ann = { id: 'ann-1', name: 'Ann' }
  const made = await tables.create(ann, outliveTable({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] }))
  const table = await beginGame(tables, ann, made.row.id)
  const [seat] = table.game.pending(table.match!.state)
  const option = table.game.options(table.match!.state, seat!)[0] as never
  await tables.play(null, made.row.id, { seat: seat!, option }, table.version)
  await migrate(old, NEWEST - 1)
  // The same columns in either storage.
  const form = openSqlite(join(newFolder(t), 'lastlight.db'))
  t.after(() => form.close())
  await migrate(form, NEWEST - 1)
  for (const name of TABLES) {
    const columns = await form.read<{ name: string }>('SELECT name FROM pragma_table_info($1)', name)
    const known = new Set(columns.map(column => column.name))
    for (const row of known.size === 0 ? [] : await db.read<Record<string, Value>>(`SELECT * FROM ${name}`)) {
      // What the last step added is not there yet.
      const filled = Object.entries(row).filter(([column]) => known.has(column))
      const places = filled.map((_, i) => `$${i + 1}`)
      await old.write([
        statement(
          `INSERT INTO ${name} (${filled.map(([column]) => column).join()}) VALUES (${places.join()})`,
          ...filled.map(([, value]) => value),
        ),
      ])
    }
  }
  await db.close()
  return made.row.id
}

for (const kind of ['SQLite', 'PostgreSQL'] as const)
  test(`running games are replayed before a migration too, on a copy: ${kind}`, {
    skip: kind === 'PostgreSQL' && noPostgres,
  }, async t => {
    const folder = newFolder(t)
    const url = kind === 'SQLite' ? null : await emptyPostgres()
    const settings = settingsIn(folder, url === null ? {} : { DATABASE_URL: url })
    const old = url === null ? openSqlite(join(folder, 'lastlight.db')) : openPostgres(url)
    t.after(() => old.close())
    const id = await oldGame(t, old)
    const findings = async () =>
      (await databaseFindings(settings, GAMES_BY_ID)).map(
        ({ name, state, says }) => [`${name} ${state}`, says] as const,
      )
    const first = await findings()
    assert.deepEqual(
      first.map(([what]) => what),
      ['database good', 'migrations warning', 'integrity good', 'games good'],
    )
    assert.match(first[1]![1], /^1 step is missing: the next start takes it\. What follows was tried on a copy\./)
    assert.match(first[3]![1], /^1 running games replay/)
    assert.equal(await stepsOf(old), NEWEST - 1)
    await old.write([statement('DELETE FROM log_entries WHERE table_id = $1', id)])
    const then = await findings()
    assert.equal(then[2]![0], 'integrity bad')
    assert.ok(then[2]![1].includes(id))
  })
