import assert from 'node:assert/strict'
import { EventEmitter } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { newBot } from '@lastlight/bots'
import { type Json, sightOf } from '@lastlight/kernel'
import { type FastifyInstance, fastify } from 'fastify'
import { signerFrom } from '../src/deals/signature.ts'
import { GAMES_BY_ID } from '../src/games.ts'
import { opsRoutes } from '../src/http/opsRoutes.ts'
import { Refused } from '../src/http/refused.ts'
import { ban, endTable, exportTable, listTables, unban } from '../src/ops/admin.ts'
import { bearerOf, isSameToken } from '../src/ops/bearer.ts'
import { diskFinding, nodeFinding, settingsFinding } from '../src/ops/checkup.ts'
import { databaseFindings } from '../src/ops/databaseCheckup.ts'
import { newLog } from '../src/ops/log.ts'
import { measured } from '../src/ops/measured.ts'
import { Counter, Histogram, Metrics } from '../src/ops/metrics.ts'
import { openDatabase } from '../src/ops/open.ts'
import { Shutdown } from '../src/ops/shutdown.ts'
import { backupMark, watchStorage } from '../src/ops/storageMetrics.ts'
import { onLoggedOut } from '../src/people/sessions.ts'
import { startServer } from '../src/server.ts'
import { readSettings, type Settings } from '../src/settings.ts'
import { type Database, statement } from '../src/storage/database.ts'
import { migrate } from '../src/storage/migrations.ts'
import { NEWEST } from '../src/storage/schema.ts'
import { beginGame } from '../src/tables/seating.ts'
import { Tables } from '../src/tables/tables.ts'
import { Client } from './client.ts'
import { outliveTable } from './house.ts'
import { openServer } from './openServer.ts'
import { emptyPostgres, noPostgres } from './postgres.ts'

let folder: string
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'lastlight-ops-'))
})
after(() => rmSync(folder, { recursive: true }))

/** A log, and the lines that were written into it. */
function record() {
  const lines: string[] = []
  const log = newLog('debug', { write: line => lines.push(line) })
  return { log, text: () => lines.join(''), last: () => JSON.parse(lines.at(-1)!) as Record<string, unknown> }
}

describe('the log', () => {
  test('is JSON with a level and a time', () => {
    const { log, last } = record()
    log.info({ table: 'abc' }, 'begun')
    const { level, time, msg, table } = last()
    assert.deepEqual([level, msg, table], ['info', 'begun', 'abc'])
    assert.ok(!Number.isNaN(Date.parse(time as string)))
  })

  test('loses what a full disk does not take, and nothing else happens', () => {
    let lost = 0
    class Full extends EventEmitter {
      write(): void {
        this.emit('error', new Error('ENOSPC: no space left on device'))
      }
    }
    const log = newLog('info', new Full(), () => lost++)
    log.info('begun')
    log.info('going on')
    assert.equal(lost, 2)
  })

  test('names requests that came too often now and then, with their number', () => {
    const { log, text } = record()
    let now = 0
    const refused = new Refused(log, () => now)
    for (let i = 0; i < 500; i++) refused.add()
    now = 60_000
    refused.add()
    const counts = text()
      .trim()
      .split('\n')
      .map(line => (JSON.parse(line) as { readonly requests: number }).requests)
    assert.deepEqual(counts, [1, 500])
  })

  test('holds no secret and no talk, however deep', () => {
    const { log, text } = record()
    const secret = 'this-is-secret'
    log.info({ password: secret, cookie: secret, text: secret, Authorization: secret })
    log.info({ a: { b: [{ headers: { authorization: secret } }, { chat: { text: secret } }] } })
    log.info({ settings: { secret, databaseUrl: secret, vapid: { privateKey: secret } }, seats: [{ salt: secret }] })
    log.info({ row: { seed: secret, code: secret, token: secret }, set: { 'Set-Cookie': secret } })
    log.info({ a: { b: { c: { d: { e: { f: { g: secret } } } } } } })
    log.info({
      socket: new (class {
        secret = secret
      })(),
    })
    log.child({ person: 'ann', token: secret }).warn({ body: { password: secret } }, 'refused')
    assert.ok(!text().includes(secret))
    assert.ok(text().includes('[hidden]'))
  })

  test('tells an error without the rows that a database hangs on it', () => {
    const { log, text, last } = record()
    const problem = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (name)=(Ann)', query: 'x' })
    log.error({ err: problem })
    assert.deepEqual((last()['err'] as { error: string }).error, '23505')
    log.error({ cause: { inner: problem } })
    assert.ok(!text().includes('Ann'))
    assert.ok(text().includes('duplicate key'))
  })

  test('names the route of a request, not its address', async () => {
    const { log, text } = record()
    const app = fastify({ loggerInstance: log })
    app.get('/join/:code', () => ({ ok: true }))
    await app.inject({ url: '/join/ABCDEF?token=hunter2', headers: { cookie: 'session=hunter2' } })
    await app.close()
    assert.match(text(), /"route":"\/join\/:code"/)
    assert.doesNotMatch(text(), /ABCDEF|hunter2/)
  })
})

describe('metrics', () => {
  test('counters and histograms in the format of Prometheus', () => {
    const counter = new Counter('c_total', 'Things.')
    counter.add({ kind: 'a "b"\n' })
    counter.add({ kind: 'a "b"\n' }, 2)
    assert.deepEqual(counter.lines(), ['c_total{kind="a \\"b\\"\\n"} 3'])
    const histogram = new Histogram('h', 'Times.')
    for (const seconds of [0.0001, 0.003, 0.003, 99]) histogram.of({ op: 'x' }).observe(seconds)
    const lines = histogram.lines()
    assert.ok(lines.includes('h_bucket{op="x",le="0.0005"} 1'))
    assert.ok(lines.includes('h_bucket{op="x",le="0.005"} 3'))
    assert.ok(lines.includes('h_bucket{op="x",le="10"} 3'))
    assert.ok(lines.includes('h_bucket{op="x",le="+Inf"} 4'))
    assert.ok(lines.includes('h_count{op="x"} 4'))
  })

  test('a gauge is read when the metrics are, and its name is taken once', async () => {
    const metrics = new Metrics()
    let tables = 1
    metrics.watch('lastlight_tables_live', 'Tables in memory.', () => tables)
    tables = 7
    assert.match(await metrics.text(), /^# TYPE lastlight_tables_live gauge\nlastlight_tables_live 7$/m)
    assert.match(await metrics.text(), /^process_resident_memory_bytes \d+$/m)
    assert.throws(() => metrics.watch('lastlight_tables_live', 'Again.', () => 0))
  })

  test('every line is a comment or a name with a number', async () => {
    const metrics = new Metrics()
    metrics.requests.of({ route: '/a/:b', method: 'GET', status: '200' }).observe(0.2)
    metrics.countCommand('outlive', 'done')
    for (const line of (await metrics.text()).trimEnd().split('\n'))
      assert.match(line, /^(# (HELP|TYPE) \w+ .+|\w+(\{(\w+="[^"]*",?)+\})? [\d.e+-]+)$/)
  })

  test('tell the version, and a number that only grows is a counter', async () => {
    const metrics = new Metrics()
    metrics.watchCount('lastlight_notices_sent_total', 'Notices.', () => 3)
    const text = await metrics.text()
    assert.match(text, /^lastlight_build_info\{version="\d+\.\d+\.\d+",revision="\w+",node="\d+\.\d+\.\d+"\} 1$/m)
    assert.match(text, /^# TYPE lastlight_notices_sent_total counter\nlastlight_notices_sent_total 3$/m)
    for (const [, name, type] of text.matchAll(/^# TYPE (\w+) (\w+)$/gm))
      assert.equal(name!.endsWith('_total'), type === 'counter', name)
  })

  test('tell the size of the data, its schema, and when it was last backed up', async () => {
    const dataDir = join(folder, 'watched')
    const db = openDatabase({ databaseUrl: null, dataDir })
    await migrate(db)
    const metrics = new Metrics()
    watchStorage(metrics, db, { dataDir })
    const figure = async (name: string): Promise<number | undefined> => {
      const found = new RegExp(`^lastlight_${name} ([\\d.e+]+)$`, 'm').exec(await metrics.text())?.[1]
      return found === undefined ? undefined : Number(found)
    }
    assert.ok((await figure('database_bytes'))! > 10_000)
    assert.equal(await figure('database_steps'), NEWEST)
    assert.equal(await figure('last_backup_timestamp_seconds'), undefined)
    writeFileSync(backupMark({ dataDir }), '')
    utimesSync(backupMark({ dataDir }), 1_700_000_000, 1_700_000_000)
    assert.equal(await figure('last_backup_timestamp_seconds'), 1_700_000_000)
    await db.close()
    // The other figures are there without it.
    assert.equal(await figure('database_bytes'), undefined)
    assert.match(await metrics.text(), /^process_resident_memory_bytes \d+$/m)
  })

  test('alerts and the dashboard ask for figures that there are', async t => {
    const { url } = await openServer(t, { METRICS_TOKEN: 'm'.repeat(16) })
    const headers = { authorization: `Bearer ${'m'.repeat(16)}` }
    const text = await (await fetch(`${url}/metrics`, { headers })).text()
    const known = new Set(
      [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name, type]) =>
        type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
      ),
    )
    for (const file of ['alerts.yml', 'grafana.json']) {
      const asked = readFileSync(new URL(`../../../deploy/${file}`, import.meta.url), 'utf8')
      const names = new Set(asked.match(/\b(?:lastlight|process|nodejs)_[a-z_]+\b/g))
      assert.ok(names.size > 5, file)
      for (const name of names) assert.ok(known.has(name), `${file}: ${name}`)
    }
  })

  test('the database is timed, also where it fails', async () => {
    const metrics = new Metrics()
    const db = measured(openDatabase({ databaseUrl: null, dataDir: join(folder, 'timed') }), metrics)
    await migrate(db)
    await assert.rejects(db.read('SELECT nothing FROM nowhere'))
    await db.close()
    assert.match(await metrics.text(), /lastlight_storage_seconds_count\{operation="write"\} [1-9]/)
    assert.match(await metrics.text(), /lastlight_storage_seconds_count\{operation="read"\} [1-9]/)
  })
})

describe('routes for operators', () => {
  let app: FastifyInstance
  let db: Database
  let ending = false
  const TOKEN = 'a token for prometheus'.replaceAll(' ', '-')

  const start = async (metricsToken: string | null) => {
    const made = fastify()
    opsRoutes(made, { db, metrics: new Metrics(), metricsToken, dealKey: 'key', isEnding: () => ending })
    await made.listen({ port: 0, host: '127.0.0.1' })
    return made
  }
  const get = (path: string, authorization?: string, from = app) => {
    const address = from.server.address() as { port: number }
    return fetch(`http://127.0.0.1:${address.port}${path}`, authorization ? { headers: { authorization } } : {})
  }

  before(async () => {
    db = openDatabase({ databaseUrl: null, dataDir: join(folder, 'routes') })
    await migrate(db)
    app = await start(TOKEN)
  })
  after(() => app.close())

  test('/metrics opens with the token alone', async () => {
    for (const wrong of [undefined, 'Bearer', `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, `Basic ${TOKEN}`, TOKEN])
      assert.equal((await get('/metrics', wrong)).status, 401)
    const answer = await get('/metrics', `Bearer ${TOKEN}`)
    assert.equal(answer.status, 200)
    assert.match(answer.headers.get('content-type')!, /^text\/plain; version=0\.0\.4/)
    assert.match(
      await answer.text(),
      /lastlight_request_seconds_count\{route="\/metrics",method="GET",status="401"\} 6/,
    )
  })

  test('without a token there is no /metrics', async () => {
    const closed = await start(null)
    assert.equal((await get('/metrics', 'Bearer ', closed)).status, 404)
    await closed.close()
  })

  test('alive, ready, and not ready when it ends or the database is gone', async () => {
    assert.equal((await get('/healthz')).status, 200)
    assert.deepEqual([(await get('/readyz')).status, await (await get('/readyz')).json()], [200, { ok: true }])
    ending = true
    assert.deepEqual(await (await get('/readyz')).json(), { ok: false, why: 'ending' })
    ending = false
    await db.read('PRAGMA query_only = 1')
    assert.deepEqual(await (await get('/readyz')).json(), { ok: false, why: 'writing' })
    await db.read('PRAGMA query_only = 0')
    assert.equal((await get('/readyz')).status, 200)
    await db.close()
    const gone = await get('/readyz')
    assert.deepEqual([gone.status, await gone.json()], [503, { ok: false, why: 'database' }])
    assert.equal((await get('/healthz')).status, 200)
  })

  test('the key of exported games is for everybody', async () => {
    assert.equal(await (await get('/deal-key')).text(), 'key\n')
  })
})

test('the whole server counts its requests, and tells the key of its exported games', async () => {
  const TOKEN = 'token-of-the-whole-server'
  const server = await startServer(
    readSettings({
      DATA_DIR: join(folder, 'whole'),
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      METRICS_TOKEN: TOKEN,
      BOT_THREADS: '1',
    }),
  )
  try {
    assert.equal((await fetch(`${server.url}/readyz`)).status, 200)
    assert.equal((await fetch(`${server.url}/api/v1/openapi.json`)).status, 200)
    const metrics = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
    assert.match(
      await metrics.text(),
      /request_seconds_count\{route="\/api\/v1\/openapi.json",method="GET",status="200"\} 1/,
    )
    assert.match(await (await fetch(`${server.url}/deal-key`)).text(), /^[\w-]{43}\n$/)
  } finally {
    await server.close()
  }
})

test('the whole server counts commands by how they ended, and how long its bots take', async () => {
  const TOKEN = 'token-of-the-whole-server'
  const server = await startServer(
    readSettings({
      DATA_DIR: join(folder, 'counting'),
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      METRICS_TOKEN: TOKEN,
      BOT_THREADS: '1',
    }),
  )
  const figure = async (name: string): Promise<number> => {
    const answer = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
    const line = (await answer.text()).split('\n').find(each => each.startsWith(`${name} `))
    return Number(line?.slice(name.length + 1) ?? 0)
  }
  const commands = (result: string): Promise<number> =>
    figure(`lastlight_commands_total{game="outlive",result="${result}"}`)
  const ann = await new Client(server.url).guest('Ann')
  try {
    const { id } = await ann.makeTable(outliveTable({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }] }))
    await ann.connect()
    await ann.watch(id, 0)
    await ann.start(id)
    assert.deepEqual([await commands('stale'), await commands('refused')], [0, 0])
    const bots = 'lastlight_bot_seconds_count{game="outlive",level="greedy"}'
    let chosen = 0
    while ((await figure(bots)) === 0 || chosen === 0) {
      const sight = ann.sight(id, 0)
      if (sight?.asked) {
        const { version, options } = sight
        const key = `key-number-${version}`
        const answer = await ann.ask({ t: 'play', table: id, seat: 0, version, key, option: options[0] })
        if (answer.t === 'done') chosen += 1
      } else await ann.news()
    }
    while (!ann.sight(id, 0)?.asked) await ann.news()
    const { version } = ann.sight(id, 0)!
    const option = { do: 'fly' }
    await ann.ask({ t: 'play', table: id, seat: 0, version, key: 'key-to-refuse', option })
    await ann.ask({ t: 'play', table: id, seat: 0, version: version + 9, key: 'key-too-early', option })
    assert.ok((await commands('done')) >= chosen + 1)
    assert.deepEqual([await commands('refused'), await commands('stale')], [1, 1])
    assert.equal(await figure('lastlight_bots_waiting'), 0)
  } finally {
    ann.close()
    await server.close()
  }
})

test('tokens of any length are compared', () => {
  assert.equal(isSameToken('abc', 'abc'), true)
  for (const other of ['', 'abd', 'abcd', 'ab']) assert.equal(isSameToken(other, 'abc'), false)
  assert.equal(bearerOf('Bearer abc'), 'abc')
  for (const header of [undefined, '', 'abc', 'Bearer  abc', 'Bearer a b']) assert.equal(bearerOf(header), undefined)
})

describe('the shutdown', () => {
  test('runs its steps in order, once, however often it is called', async () => {
    const { log, text } = record()
    const done: string[] = []
    const step = (name: string) => ({ name, run: () => Promise.resolve(done.push(name)) })
    const shutdown = new Shutdown([step('accept'), step('queues'), step('states'), step('close')], log)
    assert.equal(shutdown.isBegun, false)
    const [first, second] = await Promise.all([shutdown.begin(), shutdown.begin()])
    assert.deepEqual([first, second, shutdown.isBegun], [true, true, true])
    assert.deepEqual(done, ['accept', 'queues', 'states', 'close'])
    assert.equal(text().match(/"shutdown"/g)?.length, 4)
  })

  test('goes on after a step that fails, and says so', async () => {
    const { log, last } = record()
    const done: string[] = []
    const broken = { name: 'queues', run: () => Promise.reject(new Error('stuck')) }
    const closing = { name: 'close', run: () => Promise.resolve(done.push('close')) }
    assert.equal(await new Shutdown([broken, closing], log).begin(), false)
    assert.deepEqual(done, ['close'])
    assert.equal(last()['step'], 'close')
  })

  test('has a time limit', async () => {
    const { log, text } = record()
    const stuck = { name: 'queues', run: () => new Promise(() => {}) }
    assert.equal(await new Shutdown([stuck], log, 20).begin(), false)
    assert.match(text(), /takes too long/)
  })
})

const KINDS = [
  { name: 'SQLite', skip: false, address: () => Promise.resolve(null) },
  { name: 'PostgreSQL', skip: noPostgres, address: emptyPostgres },
] as const
for (const { name, skip, address } of KINDS)
  describe(`an operator with ${name}`, { skip }, () => {
    let settings: Settings
    let db: Database
    let tables: Tables
    let id: string
    const ANN = { id: 'ann-1', name: 'Ann' }
    const person = (personId: string, name: string, username: string | null) =>
      statement(
        `INSERT INTO people (id, name, username, locale, settings, created_at) VALUES ($1, $2, $3, 'en', '{}', 0)`,
        personId,
        name,
        username,
      )

    before(async () => {
      settings = { ...readSettings({ DATA_DIR: join(folder, name) }), databaseUrl: await address() }
      const before = await databaseFindings(settings, GAMES_BY_ID)
      assert.ok(before.every(({ state }) => state !== 'bad'))
      db = openDatabase(settings)
      await migrate(db)
      await db.write([
        person('ann-1', 'Ann', 'ann'),
        person('bob-1', 'Bob', null),
        person('bob-2', 'Bob', null),
        person('eve-1', 'Eve', null),
      ])
      tables = new Tables(db, GAMES_BY_ID, 'test')
      const made = await tables.create(ANN, {
        game: 'outlive',
        config: { players: 2 },
        seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
        open: true,
        clock: { kind: 'none' },
        delay: 0,
      })
      id = made.row.id
      const table = await beginGame(tables, ANN, id)
      const bot = newBot('outlive', 'random', 'ops')
      for (let i = 0; i < 5; i++) {
        const [seat] = table.game.pending(table.match!.state)
        const option = bot.choose(sightOf(table.match!, seat!)) as Json
        await tables.play(null, id, { seat: seat!, option }, table.version)
      }
    })
    after(() => db.close())

    test('is told that all is well', async () => {
      const findings = [nodeFinding(), settingsFinding(settings), ...(await databaseFindings(settings, GAMES_BY_ID))]
      assert.deepEqual(
        findings.map(({ name, state }) => `${name} ${state}`),
        ['node', 'settings', 'database', 'migrations', 'integrity', 'games'].map(name => `${name} good`),
      )
      assert.match(findings.at(-1)!.says, /^1 running games replay/)
      assert.equal((await diskFinding(settings)).name, 'disk')
      assert.equal((await diskFinding({ ...settings, dataDir: fileURLToPath(import.meta.url) })).state, 'bad')
      assert.equal(nodeFinding('20.19.0').state, 'bad')
    })

    test('is warned of https without a proxy, and of a poor secret', () => {
      assert.equal(settingsFinding({ ...settings, publicUrl: 'https://a.org' }).state, 'warning')
      assert.equal(
        settingsFinding({ ...settings, publicUrl: 'https://a.org', trustProxy: ['127.0.0.1/32'] }).state,
        'good',
      )
      assert.equal(settingsFinding({ ...settings, secret: 'a'.repeat(32) }).state, 'warning')
    })

    test('lists tables', async () => {
      const [line, ...more] = await listTables(db)
      assert.deepEqual(more, [])
      assert.deepEqual([line!.id, line!.game, line!.status, line!.version], [id, 'outlive', 'playing', 5])
      assert.deepEqual(line!.seats, ['Ann', 'random'])
    })

    test('bans by username, id or the name of a single guest, and closes their sockets', async () => {
      const banned = async () =>
        (await db.read<{ id: string }>('SELECT id FROM people WHERE banned = 1 ORDER BY id')).map(row => row.id)
      const shownOut: string[] = []
      const twoLeft = Promise.withResolvers<void>()
      await onLoggedOut(db, id => {
        if (shownOut.push(id) === 2) twoLeft.resolve()
      })
      await assert.rejects(ban(db, 'Nobody'), /No person is called/)
      await assert.rejects(ban(db, 'Bob'), /bob-1, bob-2/)
      await ban(db, 'ann')
      await ban(db, 'bob-2')
      assert.deepEqual(await banned(), ['ann-1', 'bob-2'])
      await twoLeft.promise
      assert.deepEqual(shownOut, ['ann-1', 'bob-2'])
      await ban(db, 'Eve')
      await unban(db, 'ann')
      assert.deepEqual(await banned(), ['bob-2', 'eve-1'])
    })

    test('ends a table once; from then on its deal is open, and before it is not', async () => {
      const signer = signerFrom(settings.secret)
      assert.equal((await exportTable(db, GAMES_BY_ID, id, signer)).secret, null)
      await endTable(db, id)
      const file = await exportTable(db, GAMES_BY_ID, id, signer)
      assert.equal(file.status, 'abandoned')
      assert.equal(file.log.length, 5)
      await assert.rejects(endTable(db, id), /waiting or playing/)
      await assert.rejects(exportTable(db, GAMES_BY_ID, 'nothing', signer), /no table nothing/)
    })

    test('is told of a log with a gap, and of a game that cannot go on', async () => {
      await db.write([statement("UPDATE tables SET status = 'playing' WHERE id = $1", id)])
      await db.write([statement('DELETE FROM log_entries WHERE table_id = $1 AND version = 3', id)])
      const findings = await databaseFindings(settings, GAMES_BY_ID)
      const integrity = findings.find(({ name }) => name === 'integrity')!
      assert.equal(integrity.state, 'bad')
      assert.ok(integrity.says.includes(id))
      await db.write([statement("UPDATE tables SET game = 'chess' WHERE id = $1", id)])
      const games = (await databaseFindings(settings, GAMES_BY_ID)).find(({ name }) => name === 'games')!
      assert.equal(games.state, 'bad')
      assert.ok(games.says.includes(id))
    })

    test('is told of a database that does not answer, without its password', async () => {
      const [finding] = await databaseFindings(
        { ...settings, databaseUrl: 'postgres://ann:hunter2@127.0.0.1:1/games' },
        GAMES_BY_ID,
      )
      assert.equal(finding!.state, 'bad')
      assert.ok(!finding!.says.includes('hunter2'))
    })
  })
