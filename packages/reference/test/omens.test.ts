import assert from 'node:assert/strict'
import { OMENS } from '../src/content/omens.ts'
import { items, omens } from '../src/language.ts'
import { rule, setDeck, three, two, watch } from './embers.ts'

const ADA = 'keeper:ada'

rule('[EMB-OMEN-01] an omen waits for its action and its place', two, t => {
  watch(t, { omen: 'omen:cache' })
  t.choose(0, { do: 'move', keeper: ADA, to: 'forest' })
  assert.deepEqual(omens.at(t.state, 'omen1'), ['omen:cache'])
  t.choose(0, { do: 'move', keeper: ADA, to: 'ruin' })
  assert.deepEqual(omens.at(t.state, 'gone').at(-1), 'omen:cache')
  assert.deepEqual(t.heard('public').slice(0, 2), [
    { e: 'moved', keeper: ADA, to: 'ruin' },
    { e: 'omen', card: 'omen:cache', seat: 0 },
  ])
  assert.deepEqual(t.pending, [0])
})

rule('[EMB-OMEN-01] a fight, a fence and an item set off their omens', two, t => {
  const cases = [
    ['omen:scent', { do: 'fight', keeper: ADA }],
    ['omen:splinter', { do: 'fence', keeper: ADA }],
    ['omen:envy', { do: 'play', card: 'item:firewood-1' }],
  ] as const
  watch(t, { hands: [['item:firewood-1']] })
  for (const [omen, option] of cases) {
    t.arrange(s => {
      s.actions = 2
      s.places.fire.wolves = 1
      s.wood = [3, 3]
      omens.move(s, omen, omens.zoneOf(s, omen), 'omen1')
      if (option.do === 'fight') s.chance.rolls.push(1)
    })
    t.choose(0, option)
    assert.equal(omens.at(t.state, 'gone').at(-1), omen)
    t.choose(0, { do: 'half', half: 'right' })
  }
})

rule('[EMB-OMEN-01] somewhere else nothing happens', two, t => {
  watch(t, {
    omen: 'omen:den',
    pieces: [
      [ADA, 0, 'ruin'],
      ['keeper:bo', 1, 'fire'],
    ],
    set: s => {
      s.places.ruin.wolves = 1
    },
  })
  t.rolls(1)
  t.choose(0, { do: 'fight', keeper: ADA })
  assert.deepEqual(omens.at(t.state, 'omen1'), ['omen:den'])
})

rule('[EMB-OMEN-02] it is turned up when the action is wholly finished', three, t => {
  watch(t, { omen: 'omen:envy', hands: [['item:barter-1'], ['item:barter-2', 'item:axe-1'], ['item:firewood-1']] })
  t.choose(0, { do: 'play', card: 'item:barter-1' })
  t.choose(0, { do: 'name', seat: 1 })
  t.choose(1, { do: 'give', card: 'item:barter-2' })
  t.choose(0, { do: 'use' })
  t.choose(0, { do: 'name', seat: 2 })
  assert.deepEqual(omens.at(t.state, 'omen2'), ['omen:envy'])
  t.choose(2, { do: 'pay' })
  assert.deepEqual(omens.at(t.state, 'gone').at(-1), 'omen:envy')
  assert.deepEqual(items.at(t.state, 'discard'), ['item:barter-2', 'item:barter-1'])
  assert.deepEqual(t.options(0).slice(0, 2), [
    { do: 'half', half: 'left' },
    { do: 'half', half: 'right' },
  ])
})

rule('[EMB-OMEN-03] a half that cannot be carried out cannot be chosen', two, t => {
  watch(t, {
    omen: 'omen:tracks',
    set: s => {
      s.wood[0] = 0
    },
  })
  t.choose(0, { do: 'move', keeper: ADA, to: 'forest' })
  assert.equal(t.refused(0, { do: 'half', half: 'right' }), 'EMB-OMEN-03 omen.impossible')
  assert.deepEqual(t.choose(0, { do: 'half', half: 'left' }), { 'places.forest.wolves': 1 })
})

rule('[EMB-OMEN-03] if neither half can be, nothing happens', two, t => {
  watch(t, {
    omen: 'omen:hearth',
    pieces: [
      [ADA, 0, 'ruin'],
      ['keeper:bo', 1, 'fire'],
    ],
    set: s => {
      setDeck(s, [])
      s.wood[0] = 1
    },
  })
  t.choose(0, { do: 'move', keeper: ADA, to: 'fire' })
  assert.deepEqual(omens.at(t.state, 'gone').at(-1), 'omen:hearth')
  assert.ok(t.offers(0, { do: 'end' }))
})

rule('[EMB-OMEN-03] every verb of a half is carried out, in order', two, t => {
  watch(t, {
    omen: 'omen:hearth',
    pieces: [
      [ADA, 0, 'ruin'],
      ['keeper:bo', 1, 'fire'],
    ],
    set: s => {
      s.wood[0] = 2
    },
  })
  t.choose(0, { do: 'move', keeper: ADA, to: 'fire' })
  assert.deepEqual(t.choose(0, { do: 'half', half: 'left' }), { wood: [0, 1], embers: 10 })
  assert.deepEqual(t.heard(1), [
    { e: 'omen half', card: 'omen:hearth', half: 'left' },
    { e: 'wood', seat: 0, by: -2 },
    { e: 'embers', by: 1 },
  ])
})

rule('[EMB-OMEN-03] two cards are drawn where an omen says so', two, t => {
  watch(t, {
    omen: 'omen:cache',
    set: s => setDeck(s, ['item:axe-1', 'item:torch-1', 'item:torch-2']),
  })
  t.choose(0, { do: 'move', keeper: ADA, to: 'ruin' })
  assert.deepEqual(t.choose(0, { do: 'half', half: 'left' }), {
    'items.at.deck': ['item:axe-1'],
    'items.at.hand0': ['item:torch-1', 'item:torch-2'],
    'places.ruin.wolves': 1,
  })
})

rule('[EMB-OMEN-04] a resolved omen leaves the game', two, t => {
  watch(t, { omen: 'omen:tracks' })
  t.choose(0, { do: 'move', keeper: ADA, to: 'cliff' })
  t.choose(0, { do: 'half', half: 'right' })
  assert.deepEqual(omens.at(t.state, 'omen1'), [])
  assert.equal(omens.at(t.state, 'gone').length, Object.keys(OMENS).length)
  t.choose(0, { do: 'end' })
  assert.deepEqual(omens.at(t.state, 'omens'), [])
})

rule('[EMB-OMEN-01] a player who has seen an omen stay silent cannot take the action back', two, t => {
  watch(t, { omen: 'omen:cache' })
  t.choose(0, { do: 'move', keeper: ADA, to: 'forest' })
  assert.equal(t.canUndo(0), false)
})
