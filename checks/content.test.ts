import assert from 'node:assert/strict'
import { test } from 'node:test'
import { neverIn } from '@lastlight/cli/content'
import { GAME_IDS } from '@lastlight/cli/games'
import { deck } from '@lastlight/cli/games/deck'
import { decksOf } from './content.ts'

test('a kind without words in a language is counted as missing there', () => {
  const words = { en: { 'event.a': 'A', 'event.b': 'B' }, pl: { 'event.a': 'A' } }
  assert.deepEqual(deck('events', 3, ['event.a', 'event.b'], words).words, { en: 2, pl: 1 })
})

test('every deck of every game has words in three languages', async () => {
  const decks = (await Promise.all(GAME_IDS.map(decksOf))).flat()
  assert.ok(decks.length > 12)
  for (const { name, kinds, words } of decks) assert.deepEqual(words, { en: kinds, pl: kinds, cs: kinds }, name)
})

/** The box of The Long Night. */
const BOX = {
  'main objectives': 8,
  'scenario objectives': 6,
  'secret objectives': 24,
  'betrayal objectives': 11,
  'exiled objectives': 5,
  survivors: 20,
  'items: police': 20,
  'items: grocery': 20,
  'items: school': 20,
  'items: library': 20,
  'items: hospital': 20,
  'items: gas': 20,
  'items: raxxon': 20,
  'items: start': 25,
  improvements: 10,
  experiments: 12,
  'side effects': 6,
  crises: 22,
  crossroads: 61,
  'crossroads, adult-only': 9,
}

test('The Long Night has as many cards as its box', async () => {
  const decks = await decksOf('long-night')
  assert.deepEqual(Object.fromEntries(decks.map(({ name, cards }) => [name, cards])), BOX)
})

test('a card that no game has counted was never played', () => {
  const words = { en: {} }
  const decks = [deck('crises', 2, [], words, ['crisis/a/dealt', 'crisis/b/dealt']), deck('prey', 1, [], words)]
  assert.deepEqual(neverIn(decks, new Map([['crisis/b/dealt', 3]])), ['crisis/a/dealt'])
})

test('every crossroads option, objective and improvement of The Long Night can be counted as played', async () => {
  const played = (await decksOf('long-night')).flatMap(each => each.played ?? [])
  assert.equal(played.filter(name => name.startsWith('crossroads/')).length, 140)
  for (const name of ['mainObjective/r3/came', 'improvement/loopholes/built', 'goal/outlast/dealt'])
    assert.ok(played.includes(name), name)
})
