// Cards as a view counts them.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DECKS } from '../src/content/items.ts'
import { game, type State } from '../src/index.ts'
import { SEEN } from '../src/queries/seen.ts'
import { cardsOf, config, setHand, three } from './longNight.ts'

function dealt(modules: readonly 'raxxon'[]): State {
  const s = game.setup(modules.length > 0 ? config(3, { modules }) : three, 'seen')
  setHand(s, 0, ...cardsOf('fuel', 'fuel', 'food'))
  return s
}

test('[LN-BOARD-09] a deck has as many cards as are left in it; Raxxon without its module has none', () => {
  const without = game.view(dealt([]), 1)
  assert.equal(SEEN.deck(without, 'raxxon'), 0)
  assert.equal(SEEN.deck(without, 'gas'), without.decks.gas.length)
  assert.equal(SEEN.deck(game.view(dealt(['raxxon']), 1), 'raxxon'), DECKS.raxxon.length)
})

test('the types of cards are known of the own hand only', () => {
  const s = dealt([])
  const own = game.view(s, 0)
  assert.deepEqual([SEEN.inHand(own, 0, 'fuel'), SEEN.inHand(own, 0, 'food'), SEEN.inHand(own, 0, 'tool')], [2, 1, 0])
  assert.equal(SEEN.inHand(game.view(s, 'public'), 0, 'fuel'), 0)
  assert.equal(SEEN.hand(game.view(s, 1), 0), 3)
})
