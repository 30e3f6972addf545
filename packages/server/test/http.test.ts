import assert from 'node:assert/strict'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { fastifyCookie } from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { GAMES_BY_ID } from '../src/games.ts'
import { buildApp } from '../src/http/app.ts'
import { gamesRoutes } from '../src/http/gamesRoutes.ts'
import type { OpenApi } from '../src/http/openapi.ts'
import { peopleRoutes } from '../src/http/peopleRoutes.ts'
import type { Limits } from '../src/http/rates.ts'
import { type Route, route } from '../src/http/route.ts'
import { newLog } from '../src/ops/log.ts'
import { People } from '../src/people/people.ts'
import { Problem } from '../src/problems.ts'
import type { Services } from '../src/services.ts'
import type { Settings } from '../src/settings.ts'
import { migrate } from '../src/storage/migrations.ts'
import { openSqlite } from '../src/storage/sqlite.ts'
import { tempFile } from './house.ts'

const SETTINGS: Settings = {
  port: 0,
  host: '127.0.0.1',
  dataDir: '',
  databaseUrl: null,
  secret: 'a secret of a server, only for this test',
  publicUrl: 'https://games.example',
  metricsToken: null,
  logLevel: 'info',
  trustProxy: [],
  bots: 1,
  botTables: 20,
  publicTables: 5,
  seatGrace: 30,
  revealSeconds: 20,
  noticeHosts: [],
  sourceUrl: null,
  vapid: null,
}

/** Generous limits, so that no test meets a limit by accident. */
const GENEROUS: Limits = { usual: 10_000, making: 10_000, guessing: 10_000, steady: 200_000, dear: 1_000_000 }

let running = 0

/** Routes that only a test needs. */
const ODD: readonly Route[] = [
  route({
    at: 'GET /odd/broken',
    summary: 'Fails.',
    access: 'anybody',
    reply: null,
    handle: () => {
      throw new Error('a detail that nobody outside may know')
    },
  }),
  route({
    at: 'GET /odd/refused',
    summary: 'Is against the rules.',
    access: 'anybody',
    reply: null,
    handle: () => {
      throw new Problem('refused', 'Not now.', { rule: 'R1', key: 'odd.no', args: { n: 1 } })
    },
  }),
  route({
    at: 'GET /odd/talkative',
    summary: 'Says more than it promised.',
    access: 'anybody',
    reply: z.object({ fine: z.boolean() }),
    handle: () => ({ fine: true, secret: 'hidden thing' }),
  }),
  route({
    at: 'GET /odd/dear',
    summary: 'Takes long, and tells how many others take long with it.',
    access: 'anybody',
    pace: 'steady',
    reply: z.object({ atOnce: z.number() }),
    handle: async () => {
      running += 1
      const atOnce = running
      for (let i = 0; i < 5; i++) await nextTurn()
      running -= 1
      return { atOnce }
    },
  }),
]
const ROUTES = [...peopleRoutes, ...gamesRoutes, ...ODD]

class Site {
  readonly app: FastifyInstance
  readonly services: Services
  readonly lines: string[]

  constructor(app: FastifyInstance, services: Services, lines: string[]) {
    this.app = app
    this.services = services
    this.lines = lines
  }

  get url(): string {
    return `http://127.0.0.1:${(this.app.server.address() as AddressInfo).port}`
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(this.url + path, { headers })
  }

  /** A browser that keeps its cookie. */
  browser(): Browser {
    return new Browser(this)
  }

  async close(): Promise<void> {
    await this.app.close()
    await this.services.db.close()
  }
}

class Browser {
  readonly #site: Site
  cookie = ''
  setCookie = ''

  constructor(site: Site) {
    this.#site = site
  }

  async ask(method: string, path: string, body?: unknown, more: Record<string, string> = {}): Promise<Response> {
    const reply = await fetch(`${this.#site.url}/api/v1${path}`, {
      method,
      headers: {
        origin: this.#site.url,
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...more,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const [set] = reply.headers.getSetCookie()
    if (set !== undefined) {
      this.setCookie = set
      this.cookie = /Max-Age=0|Expires=Thu, 01 Jan 1970/.test(set) ? '' : set.split(';')[0]!
    }
    return reply
  }

  async read<T = { readonly [name: string]: unknown }>(method: string, path: string, body?: unknown): Promise<T> {
    const reply = await this.ask(method, path, body)
    assert.ok(reply.ok, `${method} ${path}: ${reply.status} ${await reply.clone().text()}`)
    return (await reply.json()) as T
  }
}

async function openSite(file: string, settings: Settings = SETTINGS, limits: Limits = GENEROUS): Promise<Site> {
  const db = openSqlite(file)
  await migrate(db)
  const lines: string[] = []
  const log = newLog('info', { write: line => void lines.push(line) })
  const services: Services = { db, people: new People(db), settings, log, games: GAMES_BY_ID }
  const app = await buildApp(services, ROUTES, limits)
  await app.listen({ port: 0, host: '127.0.0.1' })
  return new Site(app, services, lines)
}

const problemOf = async (reply: Response): Promise<{ error: string; message: string; reason?: unknown }> =>
  (await reply.json()) as { error: string; message: string; reason?: unknown }

/** Sends a request with these headers only: `fetch` would add its own. */
const statusOf = (site: Site, headers: Record<string, string>): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request(`${site.url}/api/v1/logout`, { method: 'POST', headers }, reply => {
      reply.resume()
      resolve(reply.statusCode)
    })
      .on('error', reject)
      .end()
  })

describe('the HTTP server', () => {
  const cleanups: (() => void)[] = []
  let site: Site
  before(async () => {
    site = await openSite(tempFile({ after: work => cleanups.push(work) }))
  })
  after(async () => {
    await site.close()
    for (const work of cleanups) work()
  })

  test('a guest comes in with a name, and the cookie cannot be read, sent along by others or made up', async () => {
    const ann = site.browser()
    const person = await ann.read('POST', '/guests', { name: ' Ann ', locale: 'pl' })
    assert.equal(person['name'], 'Ann')
    for (const part of [/^__Host-lastlight=/, /HttpOnly/, /SameSite=Lax/, /Secure/, /Path=\//])
      assert.match(ann.setCookie, part)
    assert.deepEqual(await ann.read('GET', '/me'), person)

    const value = decodeURIComponent(ann.cookie.slice('__Host-lastlight='.length))
    const session = value.slice(0, value.lastIndexOf('.'))
    assert.ok(
      await site.services.people.bySession(session.slice('host:'.length)),
      'the cookie is the session and a signature',
    )
    const forged = site.browser()
    for (const cookie of [session, `${session}.AAAA`, `${value.slice(0, -2)}xx`])
      for (const name of ['lastlight', '__Host-lastlight']) {
        forged.cookie = `${name}=${encodeURIComponent(cookie)}`
        assert.equal((await forged.ask('GET', '/me')).status, 401)
      }
  })

  test('with TLS nobody can plant a cookie from another name of the domain, and earlier sessions move to the new name', async () => {
    const eve = site.browser()
    await eve.read('POST', '/guests', { name: 'Eve' })
    const planted = eve.cookie.replace('__Host-', '')
    const victim = site.browser()
    victim.cookie = planted
    assert.equal((await victim.ask('GET', '/me')).status, 401, 'a cookie of this server under the plain name')
    const bob = site.browser()
    const { id } = await bob.read('POST', '/guests', { name: 'Bob' })
    bob.cookie = `${planted}; ${bob.cookie}`
    assert.equal((await bob.read('GET', '/me'))['id'], id)

    // A session of an earlier version, or from before there was TLS.
    const { person, session } = await site.services.people.guest('Old')
    const old = site.browser()
    old.cookie = `lastlight=${encodeURIComponent(fastifyCookie.sign(session, SETTINGS.secret))}`
    assert.equal((await old.read('GET', '/me'))['id'], person.id)
    assert.match(old.cookie, /^__Host-lastlight=/)
    assert.equal((await old.read('GET', '/me'))['id'], person.id)
  })

  test('an account that a guest claims belongs to this browser alone: other sessions and tokens end', async () => {
    const guest = site.browser()
    await guest.read('POST', '/guests', { name: 'Gil' })
    const other = site.browser()
    other.cookie = guest.cookie
    const { token } = await other.read<{ token: string }>('POST', '/me/tokens', { name: 'planted' })
    await guest.read('POST', '/me/claim', { username: 'gil', password: 'password!' })
    assert.notEqual(guest.cookie, other.cookie)
    assert.equal((await guest.read('GET', '/me'))['username'], 'gil')
    assert.equal((await other.ask('GET', '/me')).status, 401)
    assert.equal((await site.browser().ask('GET', '/me', undefined, { authorization: `Bearer ${token}` })).status, 401)
    assert.deepEqual(await guest.read('GET', '/me/tokens'), [])
  })

  test('without TLS the cookie is not kept for TLS, and no browser is promised any', async t => {
    const plain = await openSite(tempFile(t), { ...SETTINGS, publicUrl: null })
    t.after(() => plain.close())
    const guest = plain.browser()
    const reply = await guest.ask('POST', '/guests', { name: 'Ann' })
    assert.equal(reply.status, 201)
    assert.doesNotMatch(guest.setCookie, /Secure/)
    assert.equal(reply.headers.get('strict-transport-security'), null)
    assert.doesNotMatch(reply.headers.get('content-security-policy')!, /upgrade-insecure/)
    assert.match((await site.get('/')).headers.get('strict-transport-security')!, /max-age/)
  })

  test('claim, log in elsewhere, log out everywhere', async () => {
    const home = site.browser()
    const person = await home.read('POST', '/guests', { name: 'Bea' })
    assert.equal((await home.read('POST', '/me/claim', { username: 'bea', password: 'password!' }))['username'], 'bea')
    const away = site.browser()
    const wrong = await away.ask('POST', '/login', { username: 'bea', password: 'wrong' })
    assert.equal(wrong.status, 401)
    assert.equal(away.cookie, '')
    assert.equal((await away.read('POST', '/login', { username: 'Bea', password: 'password!' }))['id'], person['id'])
    const taken = site.browser()
    await taken.read('POST', '/guests', { name: 'Bea too' })
    const refused = await taken.ask('POST', '/me/claim', { username: 'BEA', password: 'password!' })
    assert.equal(refused.status, 409)
    assert.match((await problemOf(refused)).message, /taken/)
    const stolen = home.cookie
    assert.equal((await away.ask('POST', '/logout-everywhere')).status, 204)
    assert.equal(away.cookie, '')
    assert.equal((await home.ask('GET', '/me')).status, 401)
    home.cookie = stolen
    assert.equal((await home.ask('GET', '/me')).status, 401)
  })

  test('dear requests of one visitor come one after the other', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => site.get('/api/v1/odd/dear')))
    const said = (await Promise.all(replies.map(reply => reply.json()))) as { atOnce: number }[]
    assert.deepEqual(new Set(said.map(({ atOnce }) => atOnce)), new Set([1]))
  })

  test('logging out ends the session, not only the cookie', async () => {
    const guest = site.browser()
    await guest.read('POST', '/guests', { name: 'Cyd' })
    const { cookie } = guest
    assert.equal((await guest.ask('POST', '/logout')).status, 204)
    assert.equal(guest.cookie, '')
    guest.cookie = cookie
    assert.equal((await guest.ask('GET', '/me')).status, 401)
  })

  test('a program with a token plays, but does not own the account', async () => {
    const owner = site.browser()
    const person = await owner.read('POST', '/guests', { name: 'Dee' })
    const made = await owner.read<{ id: string; token: string }>('POST', '/me/tokens', { name: 'my bot' })
    const bearer = { authorization: `Bearer ${made.token}` }
    const program = site.browser()
    assert.deepEqual(await (await program.ask('GET', '/me', undefined, bearer)).json(), person)
    assert.equal((await program.ask('GET', '/me/games', undefined, bearer)).status, 200)
    for (const [method, path, body] of [
      ['DELETE', '/me', undefined],
      ['GET', '/me/export', undefined],
      ['POST', '/me/tokens', { name: 'another' }],
      ['POST', '/me/claim', { username: 'stolen', password: 'password!' }],
      ['POST', '/logout-everywhere', undefined],
    ] as const)
      assert.equal((await program.ask(method, path, body, bearer)).status, 403, path)
    assert.equal((await owner.ask('GET', '/me', undefined, { authorization: 'Bearer nonsense' })).status, 401)
    assert.deepEqual(
      (await owner.read<{ id: string }[]>('GET', '/me/tokens')).map(each => Object.keys(each).sort()),
      [['created', 'id', 'name']],
    )
    assert.equal((await owner.ask('DELETE', `/me/tokens/${made.id}`)).status, 204)
    assert.equal((await owner.ask('DELETE', `/me/tokens/${made.id}`)).status, 404)
    assert.equal((await program.ask('GET', '/me', undefined, bearer)).status, 401)
  })

  test('a deleted person is unknown', async () => {
    const guest = site.browser()
    await guest.read('POST', '/guests', { name: 'Eve' })
    const { cookie } = guest
    assert.equal((await guest.ask('DELETE', '/me')).status, 204)
    guest.cookie = cookie
    assert.equal((await guest.ask('GET', '/me')).status, 401)
  })

  test('pages of others do nothing in somebody’s name', async () => {
    const guest = site.browser()
    await guest.read('POST', '/guests', { name: 'Fay' })
    const change = (headers: Record<string, string>): Promise<Response> =>
      guest.ask('PATCH', '/me', { name: 'Changed' }, headers)
    for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1:1', 'https://games.example.evil.example'])
      assert.equal((await change({ origin })).status, 403, origin)
    assert.equal((await guest.read('GET', '/me'))['name'], 'Fay')
    assert.equal((await change({ origin: 'https://games.example' })).status, 200)
    const form = await fetch(`${site.url}/api/v1/guests`, { method: 'POST', body: '{"name":"Ann"}' })
    assert.equal(form.status, 415, 'a form can send text without asking, so text is not taken')
    assert.equal(await statusOf(site, { 'sec-fetch-site': 'cross-site' }), 403)
    assert.equal(await statusOf(site, { 'sec-fetch-site': 'same-site' }), 403)
    assert.equal(await statusOf(site, { 'sec-fetch-site': 'same-origin' }), 204)
    assert.equal(await statusOf(site, {}), 204, 'a program is no browser')
  })

  test('a bad field is named in the reply, and its value is never repeated', async () => {
    const guest = site.browser()
    const reply = await guest.ask('POST', '/guests', { name: '', locale: 'xx-secret' })
    assert.equal(reply.status, 400)
    const { error, message } = await problemOf(reply)
    assert.equal(error, 'bad')
    assert.match(message, /body\.name/)
    assert.match(message, /body\.locale/)
    assert.doesNotMatch(message, /xx-secret/)
    assert.equal((await guest.ask('POST', '/guests', { name: 'right\u202eleft' })).status, 400)
    assert.equal((await guest.ask('POST', '/guests')).status, 400)
    const json = { 'content-type': 'application/json' }
    const post = (body: string): Promise<Response> =>
      fetch(`${site.url}/api/v1/guests`, { method: 'POST', headers: json, body })
    for (const body of ['{"name":', '{"__proto__":{"name":"x"}}', '[]', '"x"']) {
      const bad = await post(body)
      assert.equal(bad.status, 400, body)
      assert.equal((await problemOf(bad)).error, 'bad')
    }
    assert.equal((await post(JSON.stringify({ name: 'x'.repeat(200_000) }))).status, 413)
  })

  test('a name that is not allowed is refused with words that say what to do', async () => {
    const guest = site.browser()
    const said = async (path: string, body: object): Promise<string> => {
      const reply = await guest.ask('POST', path, body)
      assert.equal(reply.status, 400)
      const { error, message } = await problemOf(reply)
      assert.equal(error, 'bad')
      assert.doesNotMatch(message, /pattern|regex|Invalid|\\p|\^/)
      return message
    }
    const named = (name: unknown): Promise<string> => said('/guests', { name })
    assert.equal(await named('  '), 'body.name: Type a name: it is empty.')
    assert.match(await named('x'.repeat(41)), /shorter name, of at most 40/)
    for (const name of ['right\u202eleft', 'two\nlines', 'a\u0000b'])
      assert.equal(
        await named(name),
        'body.name: Leave out line breaks, tabs and other characters that cannot be seen.',
        JSON.stringify(name),
      )
    assert.match(await named(7), /Send a name/)
    await guest.ask('POST', '/guests', { name: 'Ann' })
    const claimed = (username: string, password = 'long enough'): Promise<string> =>
      said('/me/claim', { username, password })
    assert.match(await claimed('ab'), /username: Choose a longer username, of at least 3/)
    assert.match(await claimed('x'.repeat(33)), /at most 32/)
    assert.match(await claimed('ann marie'), /letters, digits, dots, hyphens and underscores only, without spaces/)
    assert.match(await claimed('annmarie', 'short'), /password: Choose a longer password, of at least 8/)
  })

  test('an error of ours tells nothing outside, and is found in the log by its number', async () => {
    const reply = await site.get('/api/v1/odd/broken')
    assert.equal(reply.status, 500)
    const { error, message } = await problemOf(reply)
    assert.equal(error, 'internal')
    assert.doesNotMatch(message, /detail/)
    const number = /as (\w+)\.$/.exec(message)![1]!
    const line = site.lines.find(each => each.includes(number))
    assert.match(line!, /a detail that nobody outside may know/)
  })

  test('a refusal comes with its rule', async () => {
    const reply = await site.get('/api/v1/odd/refused')
    assert.equal(reply.status, 422)
    assert.deepEqual(await problemOf(reply), {
      error: 'refused',
      message: 'Not now.',
      reason: { rule: 'R1', key: 'odd.no', args: { n: 1 } },
    })
  })

  test('a route sends the fields of its schema and no others', async () => {
    assert.deepEqual(await (await site.get('/api/v1/odd/talkative')).json(), { fine: true })
  })

  test('guessing is slowed down, with a reply that says so', async t => {
    const strict = await openSite(tempFile(t), SETTINGS, { ...GENEROUS, guessing: 3 })
    t.after(() => strict.close())
    const guest = strict.browser()
    const tries: number[] = []
    for (let i = 0; i < 5; i++)
      tries.push((await guest.ask('POST', '/login', { username: 'nobody', password: 'x' })).status)
    assert.deepEqual(tries, [401, 401, 401, 429, 429])
    const reply = await guest.ask('POST', '/login', { username: 'nobody', password: 'x' })
    assert.equal((await problemOf(reply)).error, 'tooMany')
    assert.ok(Number(reply.headers.get('retry-after')) > 0)
    assert.equal((await guest.ask('GET', '/games')).status, 200)
  })

  test('every page is under a policy that lets in nothing from elsewhere', async () => {
    for (const path of ['/', '/api', '/nowhere', '/api/v1/games', '/api/v1/nowhere']) {
      const reply = await site.get(path)
      const policy = reply.headers.get('content-security-policy')!
      assert.match(policy, /default-src 'self'/, path)
      assert.doesNotMatch(policy, /unsafe|\*|https?:|data:/, path)
      assert.match(policy, /frame-ancestors 'none'/)
      assert.equal(reply.headers.get('x-content-type-options'), 'nosniff')
      const text = await reply.text()
      if (reply.headers.get('content-type')!.startsWith('text/html'))
        assert.doesNotMatch(text, /<script|<style|\sstyle=|\son\w+=|https?:/, path)
    }
  })

  test('an unknown address is answered to programs in JSON and to people with a page', async () => {
    for (const path of ['/api/v1/nowhere', '/api/nowhere', '/api/v1/odd/broken/deeper']) {
      const reply = await site.get(path)
      assert.equal(reply.status, 404)
      assert.equal((await problemOf(reply)).error, 'notFound')
    }
    const page = await site.get('/apiary')
    assert.equal(page.status, 404)
    assert.match(page.headers.get('content-type')!, /text\/html/)
    assert.doesNotMatch(await (await site.get('/<script>alert(1)</script>')).text(), /alert/)
  })

  test('games are listed with their settings and their bots', async () => {
    const games = (await (await site.get('/api/v1/games')).json()) as {
      id: string
      bots: string[]
      config: { players: { kind: string; min: number } }
    }[]
    assert.deepEqual(games.map(each => each.id).sort(), [...GAMES_BY_ID.keys()].sort())
    for (const { bots, config } of games) {
      assert.ok(bots.includes('random'))
      assert.equal(config.players.kind, 'int')
    }
  })

  test('the log knows routes and results, but no address, cookie, token or name', async () => {
    const guest = site.browser()
    await guest.read('POST', '/guests', { name: 'Unmistakable' })
    const { token } = await guest.read<{ token: string }>('POST', '/me/tokens', { name: 'Unmistakable' })
    await site.get('/api/v1/me/games?after=Unmistakable', { authorization: `Bearer ${token}` })
    // The log line is written after the reply was sent, so it may come later.
    while (!site.lines.some(line => line.includes('"route":"/api/v1/me/games"'))) await nextTurn()
    const log = site.lines.join('')
    for (const secret of ['Unmistakable', token, guest.cookie.slice(12, 40)]) assert.ok(!log.includes(secret), secret)
  })

  describe('the OpenAPI document', () => {
    let document: OpenApi
    before(async () => {
      document = (await (await site.get('/api/v1/openapi.json')).json()) as OpenApi
    })

    const operations = (): [string, string, OpenApi['paths'][string][string]][] =>
      Object.entries(document.paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => [path, method, operation] as [string, string, never]),
      )

    test('has the shape that OpenAPI 3.1 asks for', () => {
      assert.match(document.openapi, /^3\.1\.\d$/)
      assert.ok(document.info.title && document.info.version)
      const ids = new Set<string>()
      for (const [path, method, operation] of operations()) {
        assert.match(path, /^\/[\w/{}-]+$/)
        assert.ok(['get', 'post', 'put', 'patch', 'delete'].includes(method))
        assert.ok(!ids.has(operation.operationId), operation.operationId)
        ids.add(operation.operationId)
        const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
        const declared = operation.parameters.filter(each => each.in === 'path')
        assert.deepEqual(
          declared.map(each => each.name),
          inPath,
        )
        assert.ok(declared.every(each => each.required))
        assert.ok(method !== 'get' || operation.requestBody === undefined)
        assert.ok(Object.keys(operation.responses).some(status => /^2\d\d$/.test(status)))
        for (const scheme of operation.security.flatMap(each => Object.keys(each)))
          assert.ok(document.components.securitySchemes[scheme], scheme)
      }
      for (const [, ref] of JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g))
        assert.ok(document.components.schemas[ref!.replace('#/components/schemas/', '')], ref)
    })

    test('has every route, and the page for people has them too', async () => {
      assert.ok(ROUTES.length > 15)
      const page = await (await site.get('/api')).text()
      for (const { method, path, summary } of ROUTES) {
        const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
        assert.equal(operation?.summary, summary, `${method} ${path}`)
        assert.ok(page.includes(`<code>${method} ${path}</code>`), `${method} ${path}`)
      }
      assert.equal(operations().length, ROUTES.length)
    })

    /** Checks real replies against the OpenAPI document. */
    const check = (path: string, method: string, status: string, body: unknown): void => {
      const { responses } = document.paths[path]![method]!
      const schema = responses[status]!.content!['application/json'].schema
      z.fromJSONSchema(schema).parse(body)
    }

    test('describes the real replies', async () => {
      const guest = site.browser()
      check('/guests', 'post', '201', await guest.read('POST', '/guests', { name: 'Gus', locale: 'cs' }))
      check('/me', 'patch', '200', await guest.read('PATCH', '/me', { settings: { sound: true, speed: 2 } }))
      check('/me', 'get', '200', await guest.read('GET', '/me'))
      check(
        '/me/claim',
        'post',
        '200',
        await guest.read('POST', '/me/claim', { username: 'gus', password: 'password!' }),
      )
      check('/me/tokens', 'post', '201', await guest.read('POST', '/me/tokens', { name: 'bot' }))
      for (const path of ['/me/tokens', '/me/export', '/me/statistics', '/me/games', '/games'])
        check(path, 'get', '200', await guest.read('GET', path))
      assert.throws(() => check('/me', 'get', '200', { name: 'nobody' }), 'the judge can say no')
      const problem = z.fromJSONSchema(document.components.schemas['Problem'] as Parameters<typeof z.fromJSONSchema>[0])
      for (const path of ['/api/v1/odd/refused', '/api/v1/odd/broken', '/api/v1/me', '/api/v1/nowhere'])
        problem.parse(await (await site.get(path)).json())
    })
  })
})
