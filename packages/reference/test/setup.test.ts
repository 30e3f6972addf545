import assert from 'node:assert/strict'
import { KEEPERS } from '../src/content/keepers.ts'
import { MOTH } from '../src/content/roles.ts'
import { game } from '../src/index.ts'
import { items, keepers, omens, roles } from '../src/language.ts'
import { hand, role } from '../src/zones.ts'
import { four, rule, seats, three, two } from './embers.ts'

rule(
  '[EMB-SETUP-01] each player has one role of as many keepers as players and one moth; one is left over',
  three,
  t => {
    const dealt = seats(t.state).map(seat => roles.at(t.state, role(seat)))
    assert.ok(dealt.every(cards => cards.length === 1))
    const all = [...dealt.flat(), ...roles.at(t.state, 'aside')].toSorted()
    assert.deepEqual(all, ['role:keeper-1', 'role:keeper-2', 'role:keeper-3', MOTH])
    assert.equal(t.view(0).own?.role, dealt[0]![0])
    assert.ok(!JSON.stringify(t.view(0).players).includes('role:'))
  },
)

rule('[EMB-SETUP-01] the moth can be anybody or nobody', two, t => {
  const holders = new Set<string>()
  for (let n = 0; n < 60; n++) {
    const s = t.game.setup(two, `roles ${n}`)
    holders.add(roles.zoneOf(s, MOTH))
  }
  assert.deepEqual([...holders].toSorted(), ['aside', 'role0', 'role1'])
})

rule('[EMB-SETUP-02] each player has two keepers at the fire; the rest is the deck', four, t => {
  for (const seat of seats(t.state)) {
    const own = t.state.pieces.filter(piece => piece.seat === seat)
    assert.equal(own.length, 2)
    assert.ok(own.every(piece => piece.at === 'fire'))
  }
  assert.equal(keepers.at(t.state, 'keepers').length, 16 - 8)
  assert.equal(keepers.at(t.state, 'field').length, 8)
  const orders = new Set([1, 2, 3].map(n => t.game.setup(four, `k${n}`).pieces[0]!.keeper))
  assert.ok(orders.size > 1)
})

rule('[EMB-SETUP-03] each player has two items, 1 wood and 2 oil', four, t => {
  for (const seat of seats(t.state)) assert.equal(items.at(t.state, hand(seat)).length, 2)
  assert.equal(items.at(t.state, 'deck').length, 36 - 8)
  assert.deepEqual(t.state.wood, [1, 1, 1, 1])
  assert.deepEqual(t.state.oil, [2, 2, 2, 2])
  const first = new Set([1, 2, 3, 4].map(n => t.game.setup(four, `i${n}`).items.at.deck[0]))
  assert.ok(first.size > 1)
})

rule('[EMB-SETUP-04] ten omens shuffled, three embers and three for each player, empty places', three, t => {
  assert.equal(omens.at(t.state, 'omens').length, 10)
  const first = new Set([1, 2, 3, 4].map(n => t.game.setup(four, `o${n}`).omens.at.omens[0]))
  assert.ok(first.size > 1)
  assert.equal(t.state.embers, 12)
  assert.equal(game.setup(two, 'x').embers, 9)
  const empty = { wolves: 0, fences: 0 }
  assert.deepEqual(t.state.places, { fire: empty, forest: empty, cliff: empty, ruin: empty })
})

rule('[EMB-SETUP-05] whoever has the strongest keeper has the lantern', four, t => {
  for (let n = 0; n < 20; n++) {
    const s = t.game.setup(four, `lantern ${n}`)
    const strongest = s.pieces.toSorted((a, b) => KEEPERS[b.keeper]! - KEEPERS[a.keeper]!)[0]!
    assert.equal(s.lantern, strongest.seat)
  }
})
