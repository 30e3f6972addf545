import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chanceWord, comparedWord, reasonsWord } from '../src/choosing/chance.ts'
import { initialOf } from '../src/face/reading.ts'
import { leftIn } from '../src/frame/clock.ts'
import { pieces } from '../src/showing/ruleLinks.ts'
import { codeOf, EMOTES, emoteIn } from '../src/talking/emotes.ts'

test('rules that a text names can be told from the rest of it', () => {
  assert.deepEqual(pieces('See OUT-NIGHT-FEED-02, please.'), [
    { text: 'See ', rule: false },
    { text: 'OUT-NIGHT-FEED-02', rule: true },
    { text: ', please.', rule: false },
  ])
  assert.deepEqual(pieces('Day 3 of 6'), [{ text: 'Day 3 of 6', rule: false }])
})

test('time is told by the clock, then in hours, then in days', () => {
  assert.deepEqual(leftIn(65_000), { unit: 'clock', text: '1:05' })
  assert.deepEqual(leftIn(-5), { unit: 'clock', text: '0:00' })
  assert.deepEqual(leftIn(5 * 3_600_000), { unit: 'hours', n: 5 })
  assert.deepEqual(leftIn(72 * 3_600_000), { unit: 'days', n: 3 })
})

test('a message that is nothing but the code of an emote is one', () => {
  for (const emote of EMOTES) assert.equal(emoteIn(codeOf(emote)), emote)
  assert.equal(emoteIn('hello :wave: there'), undefined)
  assert.equal(emoteIn(':nonsense:'), undefined)
})

test('a chance is told as a word, by how many could win', () => {
  const told = (chances: readonly number[], players: number): readonly string[] =>
    chances.map(chance => chanceWord(chance, 1 / players))
  assert.deepEqual(told([0.9, 0.7, 0.5, 0.3, 0.1, 0], 2), [
    'almostSure',
    'likely',
    'even',
    'behind',
    'unlikely',
    'unlikely',
  ])
  assert.deepEqual(told([0.25, 0.2, 0.1], 4), ['even', 'behind', 'unlikely'])
})

test('a choice is told apart from the best one as far as the search can tell', () => {
  assert.deepEqual(
    [0.62, 0.6, 0.585, 0.55, 0.4].map(chance => comparedWord(chance, 0.6)),
    ['asGood', 'asGood', 'asGood', 'weaker', 'muchWeaker'],
  )
})

test('an option that is weaker although all its reasons speak for it is told so', () => {
  const reason = { key: 'coach.food.more', args: { n: 1 } }
  assert.deepEqual([[], [reason], [reason, { ...reason, isAgainst: true as const }]].map(reasonsWord), [
    'none',
    'for',
    'mixed',
  ])
})

test('a seat is marked with the first letter of a name, whatever it is', () => {
  assert.equal(initialOf(' łucja'), 'Ł')
  assert.equal(initialOf(''), '?')
})
