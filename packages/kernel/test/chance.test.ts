import assert from 'node:assert/strict'
import { createHash, createHmac } from 'node:crypto'
import { test } from 'node:test'
import { type Chance, chanceFrom, hmac256, pickOf, rollOf, sha256, shuffleOf } from '@lastlight/kernel'

const WORD = 2 ** 32

test('the generator is ChaCha with eight rounds and a key of 128 bits', () => {
  const zero: Chance = { k0: 0, k1: 0, k2: 0, k3: 0, drawn: 0, rolls: [], picks: [] }
  const words = Array.from({ length: 16 }, () => pickOf(zero, WORD))
  const bytes = words.flatMap(word => [0, 8, 16, 24].map(shift => (word >>> shift) & 255))
  // The published test vector for an all-zero key and nonce.
  assert.equal(
    Buffer.from(bytes).toString('hex'),
    'e28a5fa4a67f8c5defed3e6fb7303486aa8427d31419a729572d777953491120' +
      'b64ab8e72b8deb85cd6aea7cb6089a101824beeb08814a428aab1fa2c816081b',
  )
})

test('the same seed gives the same values, another seed others', () => {
  const draw = (seed: string) => {
    const chance = chanceFrom(seed)
    return Array.from({ length: 40 }, () => rollOf(chance, 6)).join('')
  }
  assert.equal(draw('a'), draw('a'))
  assert.notEqual(draw('a'), draw('b'))
})

test('two generators that take turns do not disturb each other', () => {
  const alone = chanceFrom('x')
  const expected = Array.from({ length: 50 }, () => rollOf(alone, 100))
  const [x, y] = [chanceFrom('x'), chanceFrom('y')]
  const got = Array.from({ length: 50 }, () => {
    rollOf(y, 100)
    return rollOf(x, 100)
  })
  assert.deepEqual(got, expected)
})

test('every face is as likely as any other', () => {
  const chance = chanceFrom('dice')
  const faces = [0, 0, 0, 0, 0, 0, 0]
  for (let i = 0; i < 70_000; i++) faces[rollOf(chance, 7) - 1]!++
  const chi = faces.reduce((sum, n) => sum + (n - 10_000) ** 2 / 10_000, 0)
  assert.ok(chi < 22.5, `chi square of 6 degrees of freedom is ${chi}`)
})

test('every order is as likely as any other', () => {
  const chance = chanceFrom('cards')
  const orders = new Map<string, number>()
  for (let i = 0; i < 24_000; i++) {
    const cards = [1, 2, 3, 4]
    shuffleOf(chance, cards)
    orders.set(cards.join(), (orders.get(cards.join()) ?? 0) + 1)
  }
  assert.equal(orders.size, 24)
  const chi = [...orders.values()].reduce((sum, n) => sum + (n - 1000) ** 2 / 1000, 0)
  assert.ok(chi < 49.7, `chi square of 23 degrees of freedom is ${chi}`)
})

test('an uneven rest is drawn again instead of favouring low values', () => {
  const n = 3 * 2 ** 30
  const chance = chanceFrom('uneven')
  let low = 0
  for (let i = 0; i < 20_000; i++) if (pickOf(chance, n) % 3 === 0) low++
  assert.ok(Math.abs(low / 20_000 - 1 / 3) < 0.015)
})

test('scripted values come first, and impossible ones are refused', () => {
  const chance = chanceFrom('script')
  chance.rolls.push(4, 9)
  chance.picks.push(2, 5)
  assert.equal(rollOf(chance, 6), 4)
  assert.throws(() => rollOf(chance, 6), /scripted roll of 9 on a die of 6/)
  assert.equal(pickOf(chance, 3), 2)
  assert.throws(() => pickOf(chance, 5), /scripted pick of 5 out of 5/)
})

test('SHA-256 agrees with the platform’s', () => {
  for (const text of [
    '',
    'abc',
    'žluťoučký kůň',
    '🦋'.repeat(40),
    'x'.repeat(55),
    'x'.repeat(56),
    'x'.repeat(64),
    'x'.repeat(1000),
  ])
    assert.equal(sha256(text), createHash('sha256').update(text).digest('hex'))
})

test('HMAC is the one that everybody has', () => {
  for (const key of ['', '00', 'ff'.repeat(32), '5a'.repeat(64)])
    for (const text of ['', 'a', 'zażółć žluťoučký \u{1F526}', 'x'.repeat(200)])
      assert.equal(hmac256(key, text), createHmac('sha256', Buffer.from(key, 'hex')).update(text).digest('hex'))
})
