// The configurations in deploy, with the real programs where they are installed: whole games pass, addresses cannot be
// claimed, and what is for operators stays inside.

import assert from 'node:assert/strict'
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import type { TableInfo } from '@lastlight/protocol'
import type { RunningServer } from '../src/server.ts'
import { outliveTable } from './house.ts'
import { openServer } from './openServer.ts'

const ROOT = join(import.meta.dirname, '../../..')
const BOT = join(ROOT, 'examples/bot-typescript/bot.ts')
const deployed = (file: string): string => readFileSync(join(ROOT, 'deploy', file), 'utf8')

const missing = (...programs: readonly string[]): string | false => {
  const none = programs.filter(program => spawnSync(program, ['version']).error !== undefined)
  return none.length > 0 && `${none.join(' and ')} are not installed here`
}

interface Ports {
  readonly http: number
  readonly https: number
  readonly server: number
}

/** Ports that are free now. */
async function freePorts(): Promise<Ports> {
  const servers = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const server = createServer().listen(0, '127.0.0.1')
      await once(server, 'listening')
      return server
    }),
  )
  const [http, https, own] = servers.map(server => (server.address() as AddressInfo).port) as [number, number, number]
  await Promise.all(servers.map(server => once(server.close(), 'close')))
  return { http, https, server: own }
}

/** A proxy in front of a server, and how to talk to it. */
class Proxied {
  readonly server: RunningServer
  readonly url: string
  readonly plainUrl: string
  /** The file with the certificate of whoever has signed the proxy's. */
  readonly authority: string

  constructor(server: RunningServer, ports: Ports, authority: string) {
    this.server = server
    this.url = `https://localhost:${ports.https}`
    this.plainUrl = `http://localhost:${ports.http}`
    this.authority = authority
  }

  async ask(
    path: string,
    { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: object } = {},
  ): Promise<{ readonly reply: IncomingMessage; readonly bytes: Buffer }> {
    const asked = request(`${this.url}${path}`, {
      method,
      // A visitor of another address than the proxy's, which the server trusts.
      ...(process.platform === 'linux' && { localAddress: '127.0.0.2' }),
      ca: readFileSync(this.authority),
      headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    })
    asked.end(body && JSON.stringify(body))
    const [reply] = (await once(asked, 'response')) as [IncomingMessage]
    const chunks: Buffer[] = []
    for await (const chunk of reply as AsyncIterable<Buffer>) chunks.push(chunk)
    return { reply, bytes: Buffer.concat(chunks) }
  }

  async statusOf(path: string): Promise<number> {
    return (await this.ask(path)).reply.statusCode!
  }
}

async function answering(proxied: Proxied, program: ChildProcess, said: () => string): Promise<void> {
  for (;;) {
    assert.equal(program.exitCode, null, said())
    if (existsSync(proxied.authority) && (await proxied.statusOf('/healthz').catch(() => 0)) === 200) return
    await setTimeout(20)
  }
}

async function open(
  t: TestContext,
  start: (folder: string, ports: Ports) => { readonly command: readonly string[]; readonly authority: string },
): Promise<Proxied> {
  const folder = mkdtempSync(join(tmpdir(), 'lastlight-proxy-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  const ports = await freePorts()
  const server = await openServer(t, {
    PORT: String(ports.server),
    PUBLIC_URL: `https://localhost:${ports.https}`,
    TRUST_PROXY: '127.0.0.1',
    METRICS_TOKEN: 'm'.repeat(16),
  })
  const { command, authority } = start(folder, ports)
  const [name, ...args] = command as [string, ...string[]]
  const program = spawn(name, args, {
    env: { PATH: process.env.PATH, HOME: folder, DOMAIN: 'localhost', UPSTREAMS: `127.0.0.1:${ports.server}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [program.stdout, program.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()))
  t.after(async () => {
    if (program.exitCode === null && program.kill()) await once(program, 'exit')
  })
  const proxied = new Proxied(server, ports, authority)
  await answering(proxied, program, () => said)
  return proxied
}

function nginx(folder: string, ports: Ports) {
  const at = (name: string): string => join(folder, name)
  const asked = 'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost'
  execFileSync('openssl', [...asked.split(' '), '-keyout', at('key.pem'), '-out', at('cert.pem')], { stdio: 'ignore' })
  const site = deployed('nginx.conf')
    .replaceAll(/^\s*listen \[::\].*$/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${ports.http};`)
    .replace('listen 443', `listen 127.0.0.1:${ports.https}`)
    .replaceAll('server_name games.example.org', 'server_name localhost')
    .replace(/ssl_certificate .*$/m, `ssl_certificate ${at('cert.pem')};`)
    .replace(/ssl_certificate_key .*$/m, `ssl_certificate_key ${at('key.pem')};`)
    .replace('http://127.0.0.1:8080', `http://127.0.0.1:${ports.server}`)
  writeFileSync(at('site.conf'), site)
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(each => `${each}_temp_path ${at(each)};`)
  writeFileSync(
    at('nginx.conf'),
    `daemon off; pid ${at('pid')}; error_log stderr; worker_processes 1; ${process.getuid?.() === 0 ? 'user root;' : ''}
     events { worker_connections 256; }
     http { access_log off; ${places.join(' ')} include ${at('site.conf')}; }`,
  )
  return { command: ['nginx', '-c', at('nginx.conf'), '-p', folder], authority: at('cert.pem') }
}

function caddy(folder: string, ports: Ports) {
  const own = `{\n\tadmin off\n\tskip_install_trust\n\thttp_port ${ports.http}\n\thttps_port ${ports.https}\n\tstorage file_system ${folder}\n}\n`
  writeFileSync(join(folder, 'Caddyfile'), own + deployed('Caddyfile'))
  return {
    command: ['caddy', 'run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')],
    authority: join(folder, 'pki/authorities/local/root.crt'),
  }
}

/** An example bot plays a whole game through the proxy; everything else is asked through it too. */
async function assertWholeGame(t: TestContext, proxied: Proxied): Promise<void> {
  const cookies = { Ann: '', Robot: '' }
  const as = async <Body>(who: keyof typeof cookies, method: string, path: string, body?: object): Promise<Body> => {
    const { reply, bytes } = await proxied.ask(`/api/v1${path}`, {
      method,
      headers: { cookie: cookies[who], origin: proxied.url },
      ...(body ? { body } : {}),
    })
    assert.ok(reply.statusCode! < 300, `${method} ${path}: ${reply.statusCode} ${bytes.toString()}`)
    cookies[who] = reply.headers['set-cookie']?.[0]?.split(';')[0] ?? cookies[who]
    return JSON.parse(bytes.toString()) as Body
  }
  await as('Ann', 'POST', '/guests', { name: 'Ann', locale: 'en' })
  await as('Robot', 'POST', '/guests', { name: 'Robot', locale: 'en' })
  const { token } = await as<{ token: string }>('Robot', 'POST', '/me/tokens', { name: 'example' })
  const seats = [{ kind: 'open' }, { kind: 'bot', level: 'random' }] as const
  const { id, code } = await as<TableInfo>('Ann', 'POST', '/tables', outliveTable({ seats: [...seats] }))
  const bot = spawn(process.execPath, [BOT, proxied.url, code], {
    env: { PATH: process.env.PATH, LASTLIGHT_TOKEN: token, NODE_EXTRA_CA_CERTS: proxied.authority },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  t.after(() => bot.kill())
  let said = ''
  bot.stderr.on('data', (text: Buffer) => (said += text.toString()))
  const ended = once(bot, 'close')
  const table = (): Promise<TableInfo> => as<TableInfo>('Ann', 'GET', `/tables/${id}`)
  while (bot.exitCode === null && (await table()).seats[0]!.kind !== 'person') await setTimeout(20)
  await as('Ann', 'POST', `/tables/${id}/start`)
  await ended
  assert.equal(bot.exitCode, 0, said)
  assert.doesNotMatch(said, /lost|refused/)
  assert.equal((await table()).status, 'over')
}

/** Each guess of a password claims another address at the left of the header. */
async function assertNobodyClaimsAnAddress(proxied: Proxied): Promise<void> {
  const statuses: number[] = []
  for (let i = 0; i < 12; i++) {
    const { reply } = await proxied.ask('/api/v1/login', {
      method: 'POST',
      headers: { 'x-forwarded-for': `203.0.113.${i}`, 'x-forwarded-host': 'evil.example' },
      body: { username: 'ann', password: 'guess' },
    })
    statuses.push(reply.statusCode!)
  }
  assert.deepEqual([statuses[0], statuses.at(-1)], [401, 429])
}

for (const [name, start, programs] of [
  ['nginx', nginx, ['nginx', 'openssl']],
  ['Caddy', caddy, ['caddy']],
] as const)
  test(`${name} as in deploy`, { skip: missing(...programs) }, async t => {
    const proxied = await open(t, start)
    await assertWholeGame(t, proxied)
    await assertNobodyClaimsAnAddress(proxied)

    for (const path of ['/metrics', '/readyz']) assert.equal(await proxied.statusOf(path), 404, path)

    const plain = await fetch(`${proxied.plainUrl}/table/x?y=1`, { redirect: 'manual' })
    assert.ok([301, 308].includes(plain.status), `${plain.status}`)
    assert.match(plain.headers.get('location')!, /^https:\/\/localhost(?::\d+)?\/table\/x\?y=1$/)

    const headers = { 'accept-encoding': 'gzip' }
    const { reply, bytes } = await proxied.ask('/api/v1/openapi.json', { headers })
    assert.equal(reply.headers['content-encoding'], 'gzip')
    assert.ok('openapi' in (JSON.parse(gunzipSync(bytes).toString()) as object))
    assert.doesNotMatch(JSON.stringify(reply.headers), /"(nginx|Caddy)\/\d/i)

    await proxied.server.close()
    const away = await proxied.ask('/')
    assert.deepEqual([away.reply.statusCode, away.reply.headers['retry-after']], [503, '5'])
    assert.match(away.reply.headers['content-type']!, /^text\/html; ?charset=utf-8$/)
    assert.match(away.bytes.toString(), /<p lang="cs">Lastlight za chvíli zase poběží\./)
  })
