import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { GAMES_BY_ID } from '../src/games.ts'
import { buildApp } from '../src/http/app.ts'
import { gamesRoutes } from '../src/http/gamesRoutes.ts'
import { newLog } from '../src/ops/log.ts'
import { People } from '../src/people/people.ts'
import type { Services } from '../src/services.ts'
import { readSettings } from '../src/settings.ts'
import { migrate } from '../src/storage/migrations.ts'
import { openSqlite } from '../src/storage/sqlite.ts'

const STYLE = 'p{color:red}'
const PAGE = `<!doctype html><title>Lastlight</title><style>${STYLE}</style><div id="root"></div>`
const SCRIPT = `export const words = '${'light '.repeat(400)}'`

describe('the page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lastlight-site-'))
  const db = openSqlite(join(folder, 'test.db'))
  const site = join(folder, 'dist')
  let app: FastifyInstance
  let services: Services

  before(async () => {
    mkdirSync(join(site, 'assets'), { recursive: true })
    for (const [file, text] of [
      ['index.html', PAGE],
      ['sw.js', 'self.skipWaiting'],
      ['assets/main-x7.js', SCRIPT],
    ] as const) {
      writeFileSync(join(site, file), text)
      writeFileSync(join(site, `${file}.br`), brotliCompressSync(text))
      writeFileSync(join(site, `${file}.gz`), gzipSync(text))
    }
    await migrate(db)
    const settings = readSettings({ DATA_DIR: folder, LOG_LEVEL: 'silent' })
    services = { db, people: new People(db), settings, log: newLog('silent'), games: GAMES_BY_ID }
    app = await buildApp(services, gamesRoutes, undefined, site)
  })
  after(async () => {
    await app.close()
    await db.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const get = (url: string, accept = '') => app.inject({ url, headers: { 'accept-encoding': accept } })

  test('is there for every address that it knows itself, and is asked about each time', async () => {
    for (const url of [
      '/',
      '/lobby',
      '/table/Nz5D0lgCPkZXcLtf?screen=shared',
      '/join/PBXVPH',
      '/rules/outlive/OUT-1',
    ]) {
      const reply = await get(url)
      assert.equal(reply.statusCode, 200, url)
      assert.equal(reply.body, PAGE)
      assert.match(reply.headers['content-type'] as string, /text\/html/)
      assert.equal(reply.headers['cache-control'], 'no-cache')
      assert.match(reply.headers['content-security-policy'] as string, /default-src 'self'/)
      assert.doesNotMatch(reply.headers['content-security-policy'] as string, /unsafe|\*|https?:|data:|blob:/)
    }
  })

  test('may be styled by its own files and by the style that came with it, and by no other', async () => {
    const hash = createHash('sha256').update(STYLE).digest('base64')
    const { headers } = await get('/')
    const policy = (headers['content-security-policy'] as string).split(';')
    assert.ok(policy.includes(`style-src 'self' 'sha256-${hash}'`), policy.join('; '))
  })

  test('lets browsers keep files with a hash in their name for a year, and no others', async () => {
    assert.equal((await get('/assets/main-x7.js')).headers['cache-control'], 'public, max-age=31536000, immutable')
    assert.equal((await get('/sw.js')).headers['cache-control'], 'no-cache')
  })

  test('comes as small as the browser can read it', async () => {
    const sizes = new Map<string, number>()
    for (const [accept, encoding] of [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
      ['', undefined],
    ] as const) {
      const reply = await get('/assets/main-x7.js', accept)
      assert.equal(reply.headers['content-encoding'], encoding)
      assert.match(reply.headers['content-type'] as string, /javascript/)
      if (encoding !== undefined) assert.match(reply.headers.vary as string, /accept-encoding/i)
      sizes.set(accept, reply.rawPayload.length)
    }
    assert.ok(sizes.get('br, gzip')! <= sizes.get('gzip')! && sizes.get('gzip')! < sizes.get('')!)
    assert.equal((await get('/lobby', 'br')).headers['content-encoding'], 'br')
  })

  test('is not served for a missing file, for the API, or for other methods than GET', async () => {
    for (const url of [
      '/assets/main-old.js',
      '/favicon.ico',
      '/assets/main-x7.js.br',
      '/../test.db',
      '/index.html.gz',
    ]) {
      const reply = await get(url)
      assert.notEqual(reply.statusCode, 200, url)
      assert.notEqual(reply.body, PAGE)
    }
    for (const url of ['/api/v1/nowhere', '/api/nowhere']) {
      const reply = await get(url)
      assert.equal(reply.statusCode, 404)
      assert.equal(reply.json<{ error: string }>().error, 'notFound')
    }
    assert.equal((await app.inject({ method: 'POST', url: '/lobby' })).statusCode, 404)
  })

  test('is replaced by an explanation where it was not built', async () => {
    const bare = await buildApp(services, gamesRoutes, undefined, join(folder, 'nowhere'))
    const reply = await bare.inject('/')
    assert.equal(reply.statusCode, 404)
    assert.match(reply.body, /Nothing here/)
    await bare.close()
  })

  test('that is built anew while the server runs is the new one, with its files', async () => {
    writeFileSync(join(site, 'assets/later-y8.js'), 'export {}')
    assert.equal((await get('/assets/later-y8.js')).statusCode, 200)
  })
})
