import assert from 'node:assert/strict'
import { createECDH } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import webPush from 'web-push'
import { BadSettings, type Environment, readSettings, VARIABLES, withFile } from '../src/settings.ts'

let folder: string
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'lastlight-settings-'))
})
after(() => rmSync(folder, { recursive: true }))

const read = (env: Environment) => readSettings({ DATA_DIR: folder, ...env })
const problemsOf = (env: Environment): readonly string[] => {
  try {
    read(env)
  } catch (problem) {
    assert.ok(problem instanceof BadSettings)
    return problem.problems
  }
  return []
}

test('every setting has a default', () => {
  const { secret, bots, ...rest } = read({})
  assert.deepEqual(rest, {
    port: 8080,
    host: '0.0.0.0',
    dataDir: folder,
    databaseUrl: null,
    publicUrl: null,
    metricsToken: null,
    logLevel: 'info',
    trustProxy: [],
    botTables: 20,
    publicTables: 5,
    seatGrace: 30,
    revealSeconds: 20,
    noticeHosts: [],
    sourceUrl: null,
    vapid: null,
  })
  assert.match(secret, /^[0-9a-f]{64}$/)
  assert.ok(bots >= 1)
})

test('every setting can be set', () => {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  const settings = read({
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: 'postgresql://ann:pass@db:5432/games',
    LASTLIGHT_SECRET: 'x'.repeat(32),
    PUBLIC_URL: 'https://games.example.org/',
    METRICS_TOKEN: 'm'.repeat(16),
    LOG_LEVEL: 'warn',
    TRUST_PROXY: '10.0.0.7, fd00::/8',
    BOT_THREADS: '3',
    BOT_TABLES: '7',
    PUBLIC_TABLES: '3',
    SEAT_GRACE: '60',
    REVEAL_SECONDS: '45',
    NOTICE_HOSTS: 'ntfy.home.arpa, 192.168.1.5 [fd00::5]',
    SOURCE_URL: 'https://code.example.org/ann/lastlight?branch=ours',
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    VAPID_SUBJECT: 'mailto:ann@example.org',
  })
  assert.deepEqual(settings, {
    port: 0,
    host: '127.0.0.1',
    dataDir: folder,
    databaseUrl: 'postgresql://ann:pass@db:5432/games',
    secret: 'x'.repeat(32),
    publicUrl: 'https://games.example.org',
    metricsToken: 'm'.repeat(16),
    logLevel: 'warn',
    trustProxy: ['10.0.0.7/32', 'fd00::/8'],
    bots: 3,
    botTables: 7,
    publicTables: 3,
    seatGrace: 60,
    revealSeconds: 45,
    noticeHosts: ['ntfy.home.arpa', '192.168.1.5', 'fd00::5'],
    sourceUrl: 'https://code.example.org/ann/lastlight?branch=ours',
    vapid: { publicKey, privateKey, subject: 'mailto:ann@example.org' },
  })
})

test('an empty variable counts as not set', () => {
  const settings = read({ PORT: '', DATABASE_URL: '', METRICS_TOKEN: '', VAPID_SUBJECT: '', TRUST_PROXY: '' })
  assert.equal(settings.port, 8080)
  assert.equal(settings.metricsToken, null)
})

test('every problem is told at once, by name, and without the value', () => {
  const env = {
    PORT: 'eighty',
    DATABASE_URL: 'mysql://ann:hunter2@db/games',
    LASTLIGHT_SECRET: 'short-secret',
    LASTLIGHT_SECERT: 'long-but-misspelt-by-somebody-in-a-hurry',
    PUBLIC_URL: 'https://games.example.org/path',
    METRICS_TOKEN: 'tiny-token',
    LOG_LEVEL: 'loud',
    TRUST_PROXY: 'perhaps',
    BOT_THREADS: '0',
    NOTICE_HOSTS: 'https://ntfy.home.arpa/games',
    SOURCE_URL: 'ftp://code.example.org',
    TRUSTPROXY: '127.0.0.1',
    VAPID_PUBLIC_KEY: 'no-key',
  }
  const problems = problemsOf(env)
  for (const name of [...Object.keys(env), 'VAPID_PRIVATE_KEY'])
    assert.equal(problems.filter(each => each.startsWith(`${name} `)).length, 1, name)
  assert.equal(problems.length, Object.keys(env).length + 1)
  const text = problems.join('\n')
  for (const value of ['hunter2', 'short-secret', 'misspelt', 'tiny-token', 'no-key']) assert.ok(!text.includes(value))
})

test('only a valid port is accepted', () => {
  for (const PORT of ['-1', '65536', '80.5', '1e3', ' 80', '0x50']) assert.equal(problemsOf({ PORT }).length, 1, PORT)
  assert.equal(read({ PORT: '65535' }).port, 65_535)
})

test('a name without its underscores is a typing mistake, and is told as one', () => {
  assert.deepEqual(problemsOf({ PUBLICURL: 'https://games.example.org' }), [
    'PUBLICURL is not known; there is PUBLIC_URL.',
  ])
  assert.deepEqual(problemsOf({ POSTGRES_PASSWORD: 'x', DOMAIN: 'games.example.org' }), [])
})

test('a password that breaks the address of the database is explained', () => {
  const [problem] = problemsOf({ DATABASE_URL: 'postgres://ann:hunter#2@db:5432/games' })
  assert.match(problem!, /a # in a password is written %23/)
})

test('the keys of Web Push come from the secret where push services know whom to ask', () => {
  const LASTLIGHT_SECRET = 'y'.repeat(40)
  const vapid = (env: Environment) => read({ LASTLIGHT_SECRET, ...env }).vapid
  const { publicKey, privateKey, subject } = vapid({ PUBLIC_URL: 'https://games.example.org' })!
  assert.equal(subject, 'https://games.example.org')
  const key = createECDH('prime256v1')
  key.setPrivateKey(privateKey, 'base64url')
  assert.equal(key.getPublicKey('base64url'), publicKey)
  // The same for every process, and another with another secret.
  assert.equal(vapid({ VAPID_SUBJECT: 'mailto:ann@example.org' })!.privateKey, privateKey)
  const other = { PUBLIC_URL: 'https://games.example.org', LASTLIGHT_SECRET: 'z'.repeat(40) }
  assert.notEqual(vapid(other)!.privateKey, privateKey)
  // Browsers subscribe on https alone.
  assert.equal(vapid({ PUBLIC_URL: 'http://192.168.1.7:8080' }), null)
  const own = webPush.generateVAPIDKeys()
  const keys = { VAPID_PUBLIC_KEY: own.publicKey, VAPID_PRIVATE_KEY: own.privateKey }
  assert.equal(vapid({ ...keys, PUBLIC_URL: 'https://games.example.org' })!.publicKey, own.publicKey)
  assert.match(problemsOf(keys).join(), /^VAPID_SUBJECT is missing/)
})

test('nothing is made for somebody who only looks', () => {
  const dataDir = join(folder, 'looked-at')
  assert.equal(readSettings({ DATA_DIR: dataDir }, false).secret, '')
  assert.throws(() => statSync(dataDir))
  const { secret } = readSettings({ DATA_DIR: dataDir })
  assert.equal(readSettings({ DATA_DIR: dataDir }, false).secret, secret)
})

test('variables that the tests read are not refused', () => assert.deepEqual(problemsOf({ LASTLIGHT_QUICK: '1' }), []))

test('the secret is made once, for its owner alone', () => {
  const dataDir = join(folder, 'fresh', 'deep')
  const first = readSettings({ DATA_DIR: dataDir }).secret
  assert.equal(readSettings({ DATA_DIR: dataDir }).secret, first)
  assert.deepEqual(readdirSync(dataDir), ['secret'])
  if (process.platform !== 'win32') {
    assert.equal(statSync(join(dataDir, 'secret')).mode & 0o777, 0o600)
    assert.equal(statSync(dataDir).mode & 0o777, 0o700)
    // A copy of the folder may have another mode.
    chmodSync(join(dataDir, 'secret'), 0o644)
    readSettings({ DATA_DIR: dataDir })
    assert.equal(statSync(join(dataDir, 'secret')).mode & 0o777, 0o600)
  }
  const other = readSettings({ DATA_DIR: join(folder, 'other') }).secret
  assert.notEqual(other, first)
})

test('a secret that is set is not kept in the folder', () => {
  const dataDir = join(folder, 'set')
  readSettings({ DATA_DIR: dataDir, LASTLIGHT_SECRET: 'y'.repeat(40) })
  assert.throws(() => statSync(dataDir))
})

test('a damaged secret and a folder that is none are told', () => {
  const damaged = join(folder, 'damaged')
  mkdirSync(damaged)
  writeFileSync(join(damaged, 'secret'), 'half')
  assert.match(problemsOf({ DATA_DIR: damaged }).join(), /DATA_DIR holds a damaged secret/)
  const file = join(folder, 'file')
  writeFileSync(file, '')
  assert.match(problemsOf({ DATA_DIR: file }).join(), /DATA_DIR cannot be used/)
})

test('the environment comes before a file', () => {
  const file = join(folder, '.env')
  writeFileSync(file, 'PORT=1111\nLOG_LEVEL=warn # quiet\n')
  const { port, logLevel } = read(withFile({ PORT: '2222' }, file))
  assert.deepEqual([port, logLevel], [2222, 'warn'])
  assert.deepEqual(withFile({ PORT: '1' }, join(folder, 'missing')), { PORT: '1' })
})

test('.env.example names every variable, once, and holds good values', () => {
  const text = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8')
  const lines = text.split('\n').flatMap(line => /^#?([A-Z_]+)=(.*)$/.exec(line)?.slice(1, 3) ?? [])
  const names = lines.filter((_, i) => i % 2 === 0)
  assert.deepEqual(names.toSorted(), [...VARIABLES].toSorted())
  const env = Object.fromEntries(names.map((name, i) => [name, lines[i * 2 + 1]]))
  assert.deepEqual(problemsOf({ ...env, DATA_DIR: folder, VAPID_SUBJECT: '' }), [])
})

test('every setting in the document on hosting is taken as it stands there', () => {
  const text = readFileSync(new URL('../../../docs/hosting.md', import.meta.url), 'utf8')
  const shown = [...text.matchAll(/^(?:echo )?([A-Z_]+)=(\S+)/gm), ...text.matchAll(/`([A-Z_]+)=([^`\s]+)`/g)]
  const known = shown.filter(([, name, value]) => VARIABLES.includes(name!) && value !== '...')
  assert.ok(known.length > 6)
  for (const [, name, value] of known) assert.deepEqual(problemsOf({ [name!]: value }), [], `${name}=${value}`)
})
