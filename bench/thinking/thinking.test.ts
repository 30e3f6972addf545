import assert from 'node:assert/strict'
import { test } from 'node:test'
import { think } from '@lastlight/bots'
import type { Count } from './counted.ts'
import { countingSearcher } from './ourSearch.ts'
import { type QuickPosition, quickPlay } from './quickPlay.ts'
import { THINKERS, type Thinker } from './thinkers.ts'
import { decisions } from './waiting.ts'

/** The first choice that its bot searches. */
const firstSearched = (thinker: Thinker, seed: string): QuickPosition => {
  for (const position of quickPlay(thinker, seed)) {
    const { sight } = position
    if (sight.options.length > 1 && thinker.searcher.knows?.(sight) === undefined) return position
  }
  throw new Error('a game without a search')
}

for (const [name, thinker] of Object.entries(THINKERS)) {
  test(`${name}: the steps of a search are the decisions played through the rules`, () => {
    const count: Count = { decisions: 0, questions: 0 }
    const { sight } = firstSearched(thinker, 'count')
    const { steps } = think(countingSearcher(thinker, count), sight, 'count', { iterations: 20 })
    assert.equal(steps, count.decisions)
    assert.ok(count.questions > 20 && count.questions <= count.decisions, `${count.questions} of ${count.decisions}`)
  })

  test(`${name}: thinking leaves the match as it is`, () => {
    const { match, sight } = firstSearched(thinker, 'still')
    const before = JSON.stringify(match.state)
    think(countingSearcher(thinker, { decisions: 0, questions: 0 }), sight, 'still', { iterations: 20 })
    assert.equal(JSON.stringify(match.state), before)
  })
}

test('the caller may choose instead of a quick bot', () => {
  const game = quickPlay(THINKERS.outlive, 'instead')
  let at = game.next()
  while (!at.done && at.value.sight.options.length < 2) at = game.next()
  assert.ok(!at.done)
  const { match, sight } = at.value
  const last = sight.options.at(-1)
  game.next(last)
  assert.deepEqual(match.log.at(-1), { seat: sight.seat, option: last })
})

test('a bot is waited for again and again', () => {
  const wait = decisions(0)
  for (let n = 0; n < 5; n++) assert.ok(wait() > 0)
})
