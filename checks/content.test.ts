import assert from 'node:assert/strict'
import { test } from 'node:test'
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
