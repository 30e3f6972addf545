// How often somebody may guess the password of one account, from however many addresses.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { AccountGuesses, type Guess } from '../src/http/accountGuesses.ts'
import { Problem } from '../src/problems.ts'
import { Client } from './client.ts'
import { openServer } from './openServer.ts'

const wrong = (): never => {
  throw new Problem('unauthorized', 'The username or the password is wrong.')
}
const right = (): string => 'in'

async function kindOf(guess: Promise<unknown>): Promise<string> {
  return guess.then(
    () => 'in',
    (problem: unknown) => (problem as Problem).kind,
  )
}

const from = (visitor: string, owner?: string): Guess => ({ account: 'anna', visitor, owner })

describe('wrong passwords for one account', () => {
  test('from many ranges come to an end, and the right one from anywhere else is still taken', async () => {
    const at = { now: 0 }
    const guesses = new AccountGuesses(10, () => at.now)
    const kinds: string[] = []
    for (let range = 0; range < 12; range++)
      for (let i = 0; i < 8; i++) kinds.push(await kindOf(guesses.run(from(`198.51.${range}.7`), wrong)))
    assert.equal(kinds.filter(kind => kind === 'unauthorized').length, 20 + 3 * 12 - 6)
    assert.equal(await kindOf(guesses.run(from('198.51.11.7'), right)), 'tooMany', 'otherwise it could go on guessing')
    assert.equal(await kindOf(guesses.run(from('203.0.113.1'), wrong)), 'unauthorized', 'the owner mistypes')
    assert.equal(await kindOf(guesses.run(from('203.0.113.1'), right)), 'in')
    assert.equal(await kindOf(guesses.run(from('198.51.11.7', 'person-anna'), right)), 'in', 'logged in')
    assert.equal(await kindOf(guesses.run({ ...from('198.51.11.7'), account: 'bob' }, right)), 'in')
    at.now += 360_000
    assert.equal(await kindOf(guesses.run(from('198.51.11.7'), right)), 'in', 'a while later')
  })

  test('are counted before they are answered, and those that were right are not counted', async () => {
    const guesses = new AccountGuesses(10, () => 0)
    for (let i = 0; i < 100; i++) assert.equal(await kindOf(guesses.run(from('203.0.113.1'), right)), 'in')
    const slow = Array.from({ length: 40 }, () =>
      kindOf(guesses.run(from('203.0.113.1'), () => Promise.resolve().then(wrong))),
    )
    const kinds = await Promise.all(slow)
    assert.equal(kinds.filter(kind => kind === 'unauthorized').length, 23)
  })

  test('of a browser that is logged in there are limited too, and use up nothing of others', async () => {
    const guesses = new AccountGuesses(10, () => 0)
    for (let i = 0; i < 10; i++)
      assert.equal(await kindOf(guesses.run(from('203.0.113.1', 'person-anna'), wrong)), 'unauthorized')
    assert.equal(await kindOf(guesses.run(from('203.0.113.1', 'person-anna'), right)), 'tooMany')
    assert.equal(await kindOf(guesses.run(from('203.0.113.1'), right)), 'in')
  })

  test('count for /login and /password together, and nobody locks the owner out', async t => {
    const { url } = await openServer(t, { TRUST_PROXY: 'loopback' })
    const anna = await new Client(url).guest('Anna')
    const [username, password] = ['anna', 'the right one']
    await anna.request('POST', '/me/claim', { username, password })
    const login = async (address: string, tried: string): Promise<number> => {
      const client = new Client(url)
      client.address = address
      return (await client.http('POST', '/login', { username, password: tried })).status
    }
    for (let i = 0; i < 20; i++) {
      const eve = new Client(url)
      eve.address = `198.51.${i % 3}.7`
      const guess =
        i % 2 === 0
          ? await eve.http('POST', '/login', { username, password: 'a wrong one' })
          : await eve.http('POST', '/password', { username, current: 'a wrong one', password: 'another one' })
      assert.equal(guess.status, 401)
    }
    for (let i = 0; i < 3; i++) assert.equal(await login('198.51.3.7', 'a wrong one'), 401)
    assert.equal(await login('198.51.3.7', password), 429)
    assert.equal(await login('203.0.113.9', password), 200)
    assert.equal(
      (await anna.http('POST', '/password', { username, current: password, password: 'newest one' })).status,
      200,
    )
  })
})
