// The operator's commands, as documented and as programs run them.

import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Database, migrate, openDatabase, readSettings, startServer, statement } from '@lastlight/server'
import { buildPage } from '../builtPage.ts'
import { runHere } from '../runHere.ts'

const run = promisify(execFile)
const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))

let folder: string
let data: string
before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lastlight-commands-'))
  data = join(folder, 'data')
  const db = openDatabase({ databaseUrl: null, dataDir: data })
  await migrate(db)
  await db.write([
    statement(
      "INSERT INTO people (id, name, username, password_hash, locale, settings, created_at) VALUES ('ann-1', 'Ann', 'ann', 'x', 'en', '{}', 0)",
    ),
  ])
  await db.close()
  await buildPage()
})
after(() => rmSync(folder, { recursive: true }))

interface End {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

const ended = (work: Promise<{ stdout: string; stderr: string }>): Promise<End> =>
  work.then(
    said => ({ ...said, code: 0 }),
    (problem: unknown) => problem as End,
  )

const { PATH } = process.env

/** With none of the machine's own settings. */
async function command(name: string, args: readonly string[], env: Record<string, string> = {}): Promise<End> {
  const path = join(ROOT, `packages/cli/src/${name}.ts`)
  // Another program may have the usual port.
  const own = { PATH, DATA_DIR: data, PORT: '0' }
  const { code, out, err } = await runHere(path, args, { cwd: folder, env: { ...own, ...env } })
  return { code: code ?? 0, stdout: out, stderr: err }
}

const parsed = (text: string) => JSON.parse(text) as Record<string, unknown>

test('the line for cron works as it is documented, in a folder that was never backed up', {
  skip: process.platform === 'win32',
}, async () => {
  const [, line] = /^0 4 \* \* \* +(cd \/srv\/lastlight .*)$/m.exec(
    readFileSync(join(ROOT, 'docs/hosting.md'), 'utf8'),
  )!
  const installed = join(folder, 'srv')
  mkdirSync(installed)
  for (const each of ['packages', 'node_modules', 'package-lock.json'])
    symlinkSync(join(ROOT, each), join(installed, each))
  // Not as links: npm and the programs that it starts look for the project around these.
  for (const each of ['package.json', 'checks']) cpSync(join(ROOT, each), join(installed, each), { recursive: true })
  // Cron replaces \% by % in a line, and runs it with sh and almost no environment.
  const script = line!.replaceAll('\\%', '%').replace('/srv/lastlight', installed)
  const { code, stderr } = await ended(
    run('/bin/sh', ['-c', script], {
      env: { PATH, HOME: folder, DATA_DIR: data, SHELL: '/bin/sh' },
    }),
  )
  assert.equal(code, 0, stderr)
  const [name, ...more] = readdirSync(join(installed, 'backups'))
  assert.deepEqual(more, [])
  const file = join(installed, 'backups', name!)
  assert.ok(statSync(file).size > 0)
  assert.equal(statSync(file).mode & 0o777, 0o600)
  assert.equal(statSync(join(installed, 'backups')).mode & 0o777, 0o700)
  const restored = await command('restore', [file], { DATA_DIR: join(folder, 'from-cron') })
  assert.equal(restored.code, 0, restored.stderr)
})

describe('with --json', () => {
  test('standard output is one object, and words go elsewhere', async () => {
    for (const [name, ...args] of [
      ['doctor'],
      ['backup', join(folder, 'json/deep/backup.jsonl')],
      ['admin', 'ban', 'ann'],
    ] as const) {
      const { code, stdout, stderr } = await command(name, [...args, '--json'])
      assert.equal(code, 0, `${name} ${stderr}`)
      assert.deepEqual(Object.keys(parsed(stdout)), [name], stdout)
      assert.notEqual(stderr, '')
    }
    const plain = await command('admin', ['unban', 'ann'])
    assert.deepEqual([plain.stderr, /welcome again/.test(plain.stdout)], ['', true])
  })

  test('a problem is an object too', async () => {
    for (const [name, args, env] of [
      ['admin', ['ban', 'nobody'], {}],
      ['backup', ['x'], { DATABASE_URL: 'postgres://ann:hunter2@127.0.0.1:1/games' }],
      ['admin', ['list'], { PORT: 'many' }],
    ] as const) {
      const { code, stdout, stderr } = await command(name, [...args, '--json'], env)
      assert.equal(code, 2)
      const { problem } = parsed(stdout) as { problem: string }
      assert.ok(problem.length > 10 && stderr.includes(problem))
      assert.doesNotMatch(stderr, /hunter2| at .*:\d+:\d+/)
    }
    const { code, stdout } = await command('doctor', ['--json'], { PORT: 'many' })
    assert.deepEqual([code, (parsed(stdout)['doctor'] as { well: boolean }).well], [1, false])
  })
})

test('a complaint without a full stop and the words after it are two sentences', async () => {
  const more = 'npm run admin -- --help shows more.\n'
  for (const [args, complaint] of [
    [['list', '--limit'], "Option '--limit <value>' argument missing."],
    [['reports', 'close'], 'Which one? npm run admin -- reports close ID.'],
    [['mute'], 'Which one? npm run admin -- mute ...'],
    [['dance'], "There is no 'dance'."],
  ] as const) {
    const { code, stderr } = await command('admin', args)
    assert.deepEqual([code, stderr], [2, `${complaint} ${more}`])
  }
})

test('a backup that cannot be written says where', async () => {
  writeFileSync(join(folder, 'file'), '')
  const { code, stderr } = await command('backup', [join(folder, 'file/backup.jsonl')])
  assert.equal(code, 2)
  assert.match(stderr, /cannot be written \(ENOTDIR|EEXIST\): name a place where you may write/)
})

test('the doctor makes nothing', async () => {
  const DATA_DIR = join(folder, 'not-there')
  const { code, stdout } = await command('doctor', [], { DATA_DIR })
  assert.equal(code, 0, stdout)
  assert.match(stdout, /^ok +deal key +There is no secret yet: the first start makes it\.$/m)
  assert.ok(!existsSync(DATA_DIR))
})

test('with --keep the newest backups stay, and everything that is no backup of --keep', async () => {
  const backups = join(folder, 'kept')
  const names = () => readdirSync(backups).sort()
  mkdirSync(backups)
  const others = ['lastlight-2024.txt', 'before-the-move.jsonl.gz']
  for (const name of others) writeFileSync(join(backups, name), '')
  writeFileSync(join(backups, 'lastlight-2024-02-03T04-05-06.007Z.jsonl.gz'), '')
  const first = await command('backup', ['--keep', '2', backups])
  assert.equal(first.code, 0, first.stderr)
  assert.equal(names().length, 4)
  const { code, stdout } = await command('backup', ['--keep', '2', backups, '--json'])
  assert.equal(code, 0)
  const { file, removed } = parsed(stdout)['backup'] as { file: string; removed: string[] }
  assert.deepEqual(removed, [join(backups, 'lastlight-2024-02-03T04-05-06.007Z.jsonl.gz')])
  assert.deepEqual([names().length, existsSync(file)], [4, true])
  for (const name of others) assert.ok(names().includes(name))
  const restored = await command('restore', [file], { DATA_DIR: join(folder, 'from-kept') })
  assert.equal(restored.code, 0, restored.stderr)
  for (const args of [
    ['--keep', '0', backups],
    ['--keep', '2'],
    ['--keep', 'x', backups],
  ])
    assert.equal((await command('backup', args)).code, 2)
})

test('a backup that fails removes none of the older ones', async () => {
  const backups = join(folder, 'kept-on-failure')
  mkdirSync(backups)
  const old = join(backups, 'lastlight-2024-02-03T04-05-06.007Z.jsonl.gz')
  writeFileSync(old, '')
  const { code } = await command('backup', ['--keep', '1', backups], { DATA_DIR: join(folder, 'nothing-there') })
  assert.deepEqual([code, existsSync(old)], [2, true])
})

test('an empty file in the place of the database does not pass', async () => {
  const empty = join(folder, 'empty')
  mkdirSync(empty)
  writeFileSync(join(empty, 'lastlight.db'), '')
  const { code, stdout } = await command('doctor', [], { DATA_DIR: empty })
  assert.equal(code, 1)
  assert.match(stdout, /^BAD +database .* is empty \(0 bytes\)/m)
})

test('a restore does not begin beside a running server, and leaves everything as it is', async t => {
  const file = join(folder, 'beside.jsonl')
  assert.equal((await command('backup', [file])).code, 0)
  const server = await startServer(
    readSettings({ DATA_DIR: data, HOST: '127.0.0.1', PORT: '0', BOT_THREADS: '1', LOG_LEVEL: 'silent' }),
  )
  t.after(() => server.close())
  for (const args of [[file], [file, '--force']]) {
    const { code, stderr } = await command('restore', args)
    assert.equal(code, 2)
    assert.match(stderr, /^Another server is running with the database .*: stop it first/)
    assert.equal(stderr.trim().split('\n').length, 1)
  }
  // Commands that only read, or that the server is told of, work beside it.
  assert.equal((await command('backup', [join(folder, 'meanwhile.jsonl')])).code, 0)
  assert.equal((await command('doctor', [])).code, 0)
  await server.close()
  assert.equal((await command('restore', [file])).code, 2)
  const forced = await command('restore', [file, '--force', '--json'])
  assert.equal(forced.code, 0, forced.stderr)
  assert.ok(existsSync((parsed(forced.stdout)['restore'] as { kept: string }).kept))
})

test('the operator resets a password and is shown it once', async () => {
  const { code, stdout, stderr } = await command('admin', ['reset-password', 'Ann', '--json'])
  assert.equal(code, 0, stderr)
  const { admin } = parsed(stdout) as { admin: { person: string; password: string; until: string } }
  assert.equal(admin.person, 'ann-1')
  assert.match(admin.password, /^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/)
  const plain = await command('admin', ['reset-password', 'ann'])
  assert.match(plain.stdout, /^One-time password of ann: [a-z2-9-]{19}$/m)
  const db: Database = openDatabase({ databaseUrl: null, dataDir: data })
  const [row] = await db.read<{ password_hash: string; one_time_until: number }>(
    'SELECT password_hash, one_time_until FROM people',
  )
  await db.close()
  assert.match(row!.password_hash, /^\$argon2id\$/)
  assert.ok(row!.one_time_until > Date.now())
})
