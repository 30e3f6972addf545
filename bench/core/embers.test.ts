import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PLACES, type PlaceRow } from './content.ts'
import * as plain from './plain.ts'
import { Random } from './random.ts'
import type { CoreState } from './state.ts'

const GAMES = 200

/** Calls `look` before every decision of some random games. */
const playGames = (look: (s: CoreState) => void): void => {
  for (let n = 0; n < GAMES; n++) {
    const random = new Random(n)
    const s = plain.setup(`embers-${n}`)
    while (!plain.over(s)) {
      look(s)
      const options = plain.options(s)
      const option = options[random.below(options.length)]
      assert.ok(option)
      plain.play(s, option)
    }
  }
}

test('Embers has the size the benchmark promises: 96 decisions, 9 to 11 options, a state of 1.5 kB', () => {
  let decisions = 0
  let options = 0
  let smallest = Number.POSITIVE_INFINITY
  playGames(s => {
    decisions++
    options += plain.options(s).length
    smallest = Math.min(smallest, JSON.stringify(s).length)
  })
  assert.equal(decisions / GAMES, 96)
  assert.ok(options / decisions > 9 && options / decisions < 11, `${options / decisions} options`)
  assert.ok(smallest >= 1500, `${smallest} bytes`)
})

test('every reason to refuse a place comes up, and a refusal changes nothing', () => {
  const reasons = new Set<string>()
  playGames(s => {
    const offered = new Set(plain.options(s).map(({ at }) => at))
    for (const { id } of PLACES.filter((row: PlaceRow) => !offered.has(row.id))) {
      const before = JSON.stringify(s)
      assert.throws(
        () => plain.play(s, { do: 'place', at: id }),
        (error: Error) => reasons.add(error.message) !== undefined,
      )
      assert.equal(JSON.stringify(s), before)
    }
  })
  assert.deepEqual([...reasons].sort(), ['already-there', 'cannot-pay', 'closed', 'full', 'pool-empty'])
})

test('a copy shares nothing with its original', () => {
  playGames(s => {
    if (s.placed !== 7) return
    const before = JSON.stringify(s)
    const copied = plain.copy(s)
    assert.deepEqual(copied, s)
    while (!plain.over(copied)) plain.play(copied, plain.options(copied)[0] ?? { do: 'place', at: 'hearth' })
    assert.equal(JSON.stringify(s), before)
  })
})
