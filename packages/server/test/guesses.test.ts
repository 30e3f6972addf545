// Looking up tables by their codes: guesses are limited, and a class that types one code at once is not.

import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { Guesses } from '../src/http/guesses.ts'
import { InTurn } from '../src/ops/inTurn.ts'
import { notFound, Problem } from '../src/problems.ts'
import { Client } from './client.ts'
import { outliveTable } from './house.ts'
import { openServer } from './openServer.ts'

const CLASS = 25
/** How often a person, the people without a session at one address, all at one address, and all of a range may miss at once. */
const PERSON = 10
const VISITORS = 60
const ADDRESS = 100
const RANGE = 150

/** A server behind a proxy, with a private table of Ann. */
async function opened(t: TestContext) {
  const server = await openServer(t, { TRUST_PROXY: 'loopback' })
  const ann = await new Client(server.url).guest('Ann')
  t.after(() => ann.close())
  const { id, code } = await ann.makeTable(outliveTable({ seats: [{ kind: 'me' }, { kind: 'open' }] }))
  const look = async (asked: string, address: string, who = new Client(server.url)): Promise<number> =>
    (await who.http('GET', `/tables/code/${asked}`, undefined, { 'x-forwarded-for': address })).status
  return { url: server.url, id, code, look }
}

const times = <T>(n: number, work: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => work(i))

test('a class behind one address finds its table at once, twice, although each of them mistypes it twice', async t => {
  const { code, look } = await opened(t)
  const wrong = times(2 * CLASS, i => look(`WR${i}`, '203.0.113.7'))
  const right = times(2 * CLASS, () => look(code.toLowerCase(), '203.0.113.7'))
  assert.deepEqual(
    await Promise.all(wrong),
    times(2 * CLASS, () => 404),
  )
  assert.deepEqual(
    await Promise.all(right),
    times(2 * CLASS, () => 200),
  )
})

test('who has guessed too often is refused; others are not, and nobody with a session at the same address', async t => {
  const { url, code, look } = await opened(t)
  // At once: none of them may begin before those that came first are counted.
  const guesses = await Promise.all(times(VISITORS + 20, i => look(`GU${i}`, '203.0.113.7')))
  // A machine that is busy for some seconds lets in a few more.
  assert.ok(guesses.filter(status => status === 404).length >= VISITORS)
  assert.ok(guesses.includes(429))
  assert.equal(await look(code, '198.51.100.7'), 200)
  // Somebody with a session at the same address has guesses of their own.
  const bob = await new Client(url).guest('Bob')
  t.after(() => bob.close())
  assert.equal(await look(code, '203.0.113.7', bob), 200)
  const theirs: number[] = []
  while (!theirs.includes(429)) theirs.push(await look(`BO${theirs.length}`, '203.0.113.7', bob))
  assert.ok(theirs.length > PERSON && theirs.length < VISITORS, String(theirs.length))
})

test('codes are guessed as often wherever they are compared: at the door, at a table, and by sitting down', async t => {
  const { url, id } = await opened(t)
  const bob = await new Client(url).guest('Bob')
  t.after(() => bob.close())
  const ways: readonly ((code: string) => Promise<{ readonly status: number }>)[] = [
    code => bob.http('GET', `/tables/code/${code}`),
    code => bob.http('GET', `/tables/${id}?code=${code}`),
    code => bob.http('POST', `/tables/${id}/join`, { code }),
  ]
  const statuses: number[] = []
  while (!statuses.includes(429) && statuses.length < VISITORS)
    statuses.push((await ways[statuses.length % 3]!(`WR${statuses.length}`)).status)
  assert.ok(statuses.length > PERSON && statuses.length < 2 * PERSON, statuses.join())
  for (const way of ways) assert.equal((await way('WRONG')).status, 429)
  assert.equal((await bob.http('GET', `/tables/${id}`)).status, 404, 'a look without a code is no guess')
})

test('a refusal says how long to wait: in words, as a number, and in the header for programs', async t => {
  const { url } = await opened(t)
  const bob = await new Client(url).guest('Bob')
  t.after(() => bob.close())
  const ask = (): Promise<Response> => fetch(`${url}/api/v1/tables/code/WRONG`, { headers: { cookie: bob.cookie } })
  let reply = await ask()
  while (reply.status === 404) reply = await ask()
  const { error, message, wait } = (await reply.json()) as { error: string; message: string; wait: number }
  assert.deepEqual([reply.status, error], [429, 'tooMany'])
  assert.ok(wait >= 1 && wait <= 6, String(wait))
  assert.match(message, new RegExp(`try again in ${wait} second`))
  assert.equal(reply.headers.get('retry-after'), String(wait))
})

describe('guesses', () => {
  const found = (): Promise<string> => Promise.resolve('found')
  const missed = (): Promise<string> => Promise.reject(notFound())
  const broken = (): Promise<string> => Promise.reject(new Error('the database is gone'))
  const result = (work: Promise<string>): Promise<string> =>
    work.catch((problem: unknown) => (problem instanceof Problem ? problem.kind : 'broken'))

  test('are what finds nothing; they come again with time', async () => {
    let now = 0
    const guesses = new Guesses(2, () => now)
    const ask = (request: () => Promise<string>) => result(guesses.run('203.0.113.7', 'ann', request))
    assert.deepEqual(
      [await ask(found), await ask(broken), await ask(missed), await ask(found), await ask(missed), await ask(found)],
      ['found', 'broken', 'notFound', 'found', 'notFound', 'tooMany'],
    )
    now += 29_000
    assert.equal(await ask(found), 'tooMany')
    now += 1000
    assert.deepEqual([await ask(found), await ask(missed), await ask(missed)], ['found', 'notFound', 'tooMany'])
  })

  test('are counted for a person wherever they are, and for all others by their address', async () => {
    const guesses = new Guesses(PERSON, () => 0)
    const ask = (visitor: string, person?: string) => result(guesses.run(visitor, person, missed))
    const anns: string[] = []
    for (let i = 0; i < PERSON + 1; i++) anns.push(await ask(`192.0.${i}.1`, 'ann'))
    assert.deepEqual(anns, [...times(PERSON, () => 'notFound'), 'tooMany'])
    assert.equal(await ask('192.0.1.1', 'bob'), 'notFound')
    const unknown = await Promise.all(times(VISITORS + 1, () => ask('198.51.100.1')))
    assert.deepEqual(unknown, [...times(VISITORS, () => 'notFound'), 'tooMany'])
    assert.equal(await ask('198.51.100.1', 'bob'), 'notFound', 'a neighbour without a session uses up nothing of his')
  })

  test('of one address with many sessions do not use up its range, at once or in the long run', async () => {
    let now = 0
    const guesses = new Guesses(PERSON, () => now)
    const guess = (i: number) => result(guesses.run('203.0.113.7', `guest ${i % 30}`, missed))
    const neighbour = () => result(guesses.run('203.0.113.99', 'ann', found))
    const statuses = await Promise.all(times(RANGE, guess))
    assert.deepEqual(statuses, [...times(ADDRESS, () => 'notFound'), ...times(RANGE - ADDRESS, () => 'tooMany')])
    assert.equal(await result(guesses.run('203.0.113.7', undefined, missed)), 'tooMany', 'without a session too')
    assert.equal(await neighbour(), 'found')
    let theirs = 0
    for (let second = 0; second < 1800; second++) {
      now += 1000
      for (const status of await Promise.all(times(6, guess))) if (status === 'notFound') theirs += 1
      assert.equal(await neighbour(), 'found')
    }
    // An address has 30 a minute.
    assert.ok(theirs <= 900 && theirs >= 898, String(theirs))
  })

  test('of a class with a session each stay within what its address has', async () => {
    const guesses = new Guesses(PERSON, () => 0)
    const pupils = times(3 * 30, i => `pupil ${i % 30}`)
    const wrong = await Promise.all(pupils.map(pupil => result(guesses.run('203.0.113.7', pupil, missed))))
    const right = await Promise.all(pupils.map(pupil => result(guesses.run('203.0.113.7', pupil, found))))
    assert.deepEqual([new Set(wrong), new Set(right)], [new Set(['notFound']), new Set(['found'])])
  })

  test('of a whole range are counted together, also with a new session for each', async () => {
    let now = 0
    const guesses = new Guesses(PERSON, () => now)
    const ask = (i: number) => result(guesses.run(`203.0.113.${i % 200}`, `guest ${i}`, missed))
    const statuses = await Promise.all(times(RANGE + 2, ask))
    assert.deepEqual(statuses, [...times(RANGE, () => 'notFound'), 'tooMany', 'tooMany'])
    // In the long run a range has 50 a minute, and an address without a session has 20.
    now += 3_600_000
    await Promise.all(times(RANGE, i => ask(1000 + i)))
    const alone = () => result(guesses.run('198.51.100.1', undefined, missed))
    let [ofRange, ofAddress] = [0, 0]
    for (let i = 0; i < VISITORS; i++) await alone()
    for (let second = 0; second < 600; second++) {
      now += 1000
      if ((await ask(5000 + second)) === 'notFound') ofRange += 1
      if ((await alone()) === 'notFound') ofAddress += 1
    }
    assert.ok(ofRange <= 500 && ofRange >= 498, String(ofRange))
    assert.ok(ofAddress <= 200 && ofAddress >= 198, String(ofAddress))
  })

  test('a refusal names the seconds until the next guess', async () => {
    let now = 0
    const guesses = new Guesses(2, () => now)
    const wait = async (): Promise<number | undefined> => {
      const problem = await guesses.run('203.0.113.7', 'ann', missed).catch((thrown: unknown) => thrown)
      return problem instanceof Problem ? problem.wait : undefined
    }
    assert.deepEqual([await wait(), await wait(), await wait()], [undefined, undefined, 30])
    now += 28_500
    assert.equal(await wait(), 2)
    now += 1500
    assert.equal(await wait(), undefined)
  })
})

test('work under one key is done in turn, also after a failure; other keys do not wait', async () => {
  const inTurn = new InTurn()
  const done: string[] = []
  const work = (key: string, name: string, ms: number): Promise<void> =>
    inTurn.run(key, async () => {
      done.push(`${name} begins`)
      await setTimeout(ms)
      done.push(`${name} ends`)
      if (name === 'a') throw new Error('failed')
    })
  const [first] = await Promise.allSettled([work('x', 'a', 20), work('x', 'b', 1), work('y', 'c', 0)])
  assert.equal(first.status, 'rejected')
  const without = (name: string): string[] => done.filter(each => !each.startsWith(name))
  assert.deepEqual(without('c'), ['a begins', 'a ends', 'b begins', 'b ends'])
  assert.ok(done.indexOf('c begins') < done.indexOf('a ends'))
  assert.equal(inTurn.size, 0)
})
