// The short form of `npm run secrets`, and that its statistics find a difference that was planted.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chanceFrom, pickOf } from '@lastlight/kernel'
import { comparePairs } from './secrecy/pairedTest.ts'
import { compareWorlds } from './secrecy/sameBytes.ts'
import { measureTiming } from './secrecy/timing.ts'
import { P, secrecy } from './secrecy.ts'

test('The Long Night with a traitor: nothing in a whole game or in two worlds tells what a rival cannot know', async t => {
  const { positions, acts, bytes, hiddenPieces, leaks } = await secrecy({ games: 1, seed: 'short', timing: 0 })
  t.diagnostic(`${bytes} bytes, ${hiddenPieces} hidden pieces, ${positions} pairs of worlds, ${acts} hidden acts`)
  assert.deepEqual(leaks, [])
  assert.ok(positions > 0 && acts > 0 && bytes > 10_000 && hiddenPieces > 0)
})

test('Outlive: a rival and a spectator are sent the same bytes in two worlds that they cannot tell apart', async t => {
  const { positions, acts, different, bytes, leaks } = await compareWorlds('outlive', 'short', 2)
  t.diagnostic(`${positions} pairs of worlds, ${acts} hidden acts, ${different} of them different, ${bytes} bytes`)
  assert.deepEqual(leaks, [])
  assert.ok(positions > 0 && acts > 0 && bytes > 10_000)
})

test('answers of a traitor’s table are timed beside those of a loyal one, and a delay of them is found', async t => {
  // Longer than any pause of a slow machine that comes often.
  const found = await measureTiming(40, 'short', 1000)
  assert.deepEqual(
    found.map(({ asked, pairs }) => [asked, pairs]),
    [
      ['why not', 40],
      ['watch', 40],
      ['sight', 40],
    ],
  )
  for (const { asked, p, median } of found) {
    t.diagnostic(`${asked}: p = ${p}, ${median} ms`)
    assert.ok(p < P, asked)
  }
})

/** A number from -1 to 1. */
const noise = (chance: ReturnType<typeof chanceFrom>): number => pickOf(chance, 2_000_001) / 1e6 - 1

test('the paired test finds a small shift, and finds none about as often as it should where there is none', () => {
  const chance = chanceFrom('pairs')
  const shifted = comparePairs(Array.from({ length: 1000 }, () => noise(chance) + 0.1))
  assert.ok(shifted.p < 0.001 && shifted.median > 0.02, JSON.stringify(shifted))
  let found = 0
  for (let i = 0; i < 500; i++) if (comparePairs(Array.from({ length: 100 }, () => noise(chance))).p < 0.05) found += 1
  assert.ok(found > 5 && found < 50, `${found} of 500`)
})

test('the paired test gives what tables of the signed-rank test give', () => {
  // Ranks 1 to 20 with W+ = 43: p is close to 0.02 in two tails.
  const negative = [20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 2]
  const differences = Array.from({ length: 20 }, (_, i) => (negative.includes(i + 1) ? -(i + 1) : i + 1))
  const { p } = comparePairs(differences)
  assert.ok(Math.abs(p - 0.02) < 0.004, String(p))
  assert.equal(comparePairs([]).p, 1)
  assert.equal(comparePairs([0, 0, 0]).p, 1)
  assert.ok(comparePairs([1, -1, 1, -1]).p > 0.999)
})
