// A fault is planted for every invariant, and is found.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { game, type State } from '../src/index.ts'
import { omens, roles } from '../src/language.ts'
import { omenOf, role } from '../src/zones.ts'
import { invariants } from './invariants.ts'

const FAULTS: { readonly [sentence in keyof typeof invariants]: (s: State) => void } = {
  'every card lies in exactly one zone': s => void s.items.at.discard.push(s.items.at.deck[0]!),
  'EMB-SETUP-01 every player has one role': s => void roles.draw(s, role(0), 'aside'),
  'EMB-SETUP-02 the keepers in play are pieces on the board': s => void s.pieces.pop(),
  'EMB-SETUP-03 nobody owes wood or oil': s => void (s.oil[1] = -1),
  'EMB-SETUP-04 a place holds no more than it has spaces': s => void (s.places.fire.wolves = 4),
  'EMB-SETUP-05 a player has the lantern': s => void (s.lantern = 3),
  'EMB-ROUND-01 there are four rounds': s => void (s.round = 5),
  'EMB-WATCH-01 at most one omen is kept secret': s => {
    for (const seat of [0, 1]) omens.draw(s, 'omens', omenOf(seat))
  },
  'EMB-WATCH-02 nobody has more than two actions': s => void (s.actions = 3),
  'EMB-DEATH-02 while the game goes on there is an ember': s => void (s.embers = 0),
}

test('a fault planted for each invariant is found, and nothing is found without one', () => {
  const sound = game.setup({ players: 3 }, 'sound')
  for (const [sentence, holds] of Object.entries(invariants)) {
    assert.equal(holds(sound), undefined, sentence)
    const faulty = game.copy(sound)
    FAULTS[sentence as keyof typeof FAULTS](faulty)
    assert.notEqual(holds(faulty), undefined, sentence)
  }
})
