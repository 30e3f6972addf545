import assert from 'node:assert/strict'
import type { IncomingMessage } from 'node:http'
import { dirname } from 'node:path'
import { describe, type TestContext, test } from 'node:test'
import { Proxies, rangesOf } from '../src/http/address.ts'
import { type RunningServer, startServer } from '../src/server.ts'
import { BadSettings, readSettings } from '../src/settings.ts'
import { tempFile } from './house.ts'

const from = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage

async function open(t: TestContext, env: Readonly<Record<string, string>>): Promise<RunningServer> {
  const settings = readSettings({
    DATA_DIR: dirname(tempFile(t)),
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'silent',
    BOT_THREADS: '1',
    ...env,
  })
  const server = await startServer(settings)
  t.after(() => server.close())
  return server
}

/** How many of these login guesses are checked, each with another address at the left of the header. */
async function passed({ url }: RunningServer, guesses: number, right = ''): Promise<number> {
  let count = 0
  for (let i = 0; i < guesses; i++) {
    const reply = await fetch(`${url}/api/v1/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${i}${right}` },
      body: JSON.stringify({ username: 'ann', password: 'guess' }),
    })
    if (reply.status === 401) count += 1
  }
  return count
}

describe('the address of a visitor', () => {
  test('is that of the connection as long as no proxy is named', () => {
    assert.equal(new Proxies([]).addressOf(from('127.0.0.1', '203.0.113.5')), '127.0.0.1')
  })

  test('is the first from the right that is no proxy of ours', () => {
    const proxies = new Proxies(['127.0.0.1/32', '10.0.0.0/8', 'fd00::/8'])
    const of = (remote: string, forwarded?: string) => proxies.addressOf(from(remote, forwarded))
    assert.equal(of('127.0.0.1', '198.51.100.1'), '198.51.100.1')
    assert.equal(of('127.0.0.1', '1.1.1.1, 198.51.100.1'), '198.51.100.1')
    assert.equal(of('127.0.0.1', '1.1.1.1, 198.51.100.1, 10.2.3.4, fd00::7'), '198.51.100.1')
    assert.equal(of('::ffff:127.0.0.1', '1.1.1.1, 198.51.100.1'), '198.51.100.1')
    assert.equal(of('127.0.0.1', '1.1.1.1, 198.51.100.1:5123'), '198.51.100.1')
    assert.equal(of('127.0.0.1', '1.1.1.1, [2001:db8::1]:5123'), '2001:db8::1')
    assert.equal(of('127.0.0.1', '1.1.1.1, unknown'), '127.0.0.1')
    assert.equal(of('127.0.0.1'), '127.0.0.1')
    // A visitor who bypasses the proxy is not believed.
    assert.equal(of('192.0.2.9', '198.51.100.1'), '192.0.2.9')
  })

  test('counts as one network for all addresses of a visitor with IPv6', () => {
    const visitor = (address: string) => new Proxies([]).visitorOf(from(address))
    assert.equal(visitor('2001:db8:0:7::1'), visitor('2001:db8::7:ffff:1:2:3'))
    assert.notEqual(visitor('2001:db8:0:7::1'), visitor('2001:db8:0:8::1'))
    assert.equal(visitor('::1'), '0:0:0:0')
    assert.equal(visitor('fe80::1%eth0'), 'fe80:0:0:0')
    assert.equal(visitor('::ffff:192.0.2.1'), '192.0.2.1')
    assert.notEqual(visitor('192.0.2.1'), visitor('192.0.2.2'))
  })
})

test('TRUST_PROXY takes addresses, ranges and two words, and says so otherwise', t => {
  const DATA_DIR = dirname(tempFile(t))
  const read = (TRUST_PROXY: string) => readSettings({ DATA_DIR, TRUST_PROXY }).trustProxy
  assert.deepEqual(read('127.0.0.1 10.0.0.0/8,::1'), ['127.0.0.1/32', '10.0.0.0/8', '::1/128'])
  assert.deepEqual(read('loopback'), rangesOf('loopback'))
  assert.ok(new Proxies(read('private')).trusts('172.18.0.3'))
  assert.ok(!new Proxies(read('private')).trusts('172.32.0.3'))
  assert.deepEqual(read('false'), [])
  for (const bad of [
    'true',
    '1',
    'yes',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/33',
    '10.0.0.0/',
    'nginx',
    '10.0.0.1,true',
    ',',
  ])
    assert.throws(
      () => read(bad),
      (problem: unknown) => {
        assert.ok(problem instanceof BadSettings)
        assert.match(problem.problems.join(), /^TRUST_PROXY takes the addresses of your proxies, as in 127\.0\.0\.1/)
        return true
      },
      bad,
    )
})

describe('guesses are counted by the visitor', () => {
  test('behind nginx’s usual header, with any claims of the visitor at its left', async t => {
    const server = await open(t, { TRUST_PROXY: '127.0.0.1' })
    assert.equal(await passed(server, 30, ', 198.51.100.7'), 10)
    // Another visitor behind the same proxy is not affected.
    assert.equal(await passed(server, 1, ', 198.51.100.8'), 1)
  })

  test('without a proxy, with any header', async t => {
    assert.equal(await passed(await open(t, {}), 30), 10)
  })

  test('asking with HEAD for a table’s code counts like asking with GET', async t => {
    const { url } = await open(t, {})
    const statuses: number[] = []
    for (let i = 0; i < 80; i++)
      statuses.push((await fetch(`${url}/api/v1/tables/code/NOCODE`, { method: i % 2 === 0 ? 'GET' : 'HEAD' })).status)
    // 60 at once for those who have no session.
    assert.deepEqual(new Set(statuses.slice(0, 60)), new Set([404]))
    assert.ok(statuses.slice(60).includes(429))
  })
})
