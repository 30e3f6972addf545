import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deck } from './decks/deck.ts'
import { longNightDecks } from './decks/longNight.ts'
import { outliveDecks } from './decks/outlive.ts'

test('a kind without words in a language is counted as missing there', () => {
  const words = { en: { 'event.a': 'A', 'event.b': 'B' }, pl: { 'event.a': 'A' } }
  assert.deepEqual(deck('events', 3, ['event.a', 'event.b'], words).words, { en: 2, pl: 1 })
})

test('every deck of both games has words in three languages', async () => {
  for (const { name, kinds, words } of [...(await outliveDecks()), ...(await longNightDecks())])
    assert.deepEqual(words, { en: kinds, pl: kinds, cs: kinds }, name)
})
