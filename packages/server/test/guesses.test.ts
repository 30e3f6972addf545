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
const LIMIT = 10

/** A server behind a proxy, with a private table of Ann. */
async function opened(t: TestContext) {
  const server = await openServer(t, { TRUST_PROXY: 'loopback' })
  const ann = await new Client(server.url).guest('Ann')
  t.after(() => ann.close())
  const { code } = await ann.makeTable(outliveTable({ seats: [{ kind: 'me' }, { kind: 'open' }] }))
  const look = async (asked: string, address: string): Promise<number> =>
    (await new Client(server.url).http('GET', `/tables/code/${asked}`, undefined, { 'x-forwarded-for': address }))
      .status
  return { code, look }
}

const times = <T>(n: number, work: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => work(i))

test('a class behind one address finds its table at once, twice, and in spite of some wrong codes', async t => {
  const { code, look } = await opened(t)
  const wrong = times(LIMIT - 1, i => look(`WRONG${i}`, '203.0.113.7'))
  const right = times(2 * CLASS, () => look(code.toLowerCase(), '203.0.113.7'))
  assert.deepEqual(
    await Promise.all(wrong),
    times(LIMIT - 1, () => 404),
  )
  assert.deepEqual(
    await Promise.all(right),
    times(2 * CLASS, () => 200),
  )
})

test('who has guessed too often finds nothing more, with the right code neither; others do', async t => {
  const { code, look } = await opened(t)
  // At once: none of them may begin before those that came first are counted.
  const guesses = await Promise.all(times(4 * LIMIT, i => look(`GUESS${i}`, '203.0.113.7')))
  assert.equal(guesses.filter(status => status === 404).length, LIMIT)
  assert.equal(guesses.filter(status => status === 429).length, 3 * LIMIT)
  assert.equal(await look(code, '203.0.113.7'), 429)
  assert.equal(await look(code, '198.51.100.7'), 200)
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
    const ask = (request: () => Promise<string>) => result(guesses.run('203.0.113.7', undefined, request))
    assert.deepEqual(
      [await ask(found), await ask(broken), await ask(missed), await ask(found), await ask(missed), await ask(found)],
      ['found', 'broken', 'notFound', 'found', 'notFound', 'tooMany'],
    )
    now += 29_000
    assert.equal(await ask(found), 'tooMany')
    now += 1000
    assert.deepEqual([await ask(found), await ask(missed), await ask(missed)], ['found', 'notFound', 'tooMany'])
  })

  test('are counted for a range of addresses, and for a person wherever they are', async () => {
    const guesses = new Guesses(2, () => 0)
    const ask = (visitor: string, person?: string) => result(guesses.run(visitor, person, missed))
    const inRange = await Promise.all(times(12, i => ask(`203.0.113.${i}`)))
    assert.deepEqual(inRange, [...times(10, () => 'notFound'), 'tooMany', 'tooMany'])
    assert.deepEqual(
      [await ask('192.0.2.1', 'ann'), await ask('198.51.100.1', 'ann'), await ask('198.18.0.1', 'ann')],
      ['notFound', 'notFound', 'tooMany'],
    )
    assert.equal(await ask('198.18.0.1', 'bob'), 'notFound')
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
