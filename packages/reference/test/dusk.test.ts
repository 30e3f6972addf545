import assert from 'node:assert/strict'
import { items } from '../src/language.ts'
import { rule, setDeck, setHand, three, two } from './embers.ts'

rule('[EMB-DUSK-01] all work at once, two jobs each, and may stop', three, t => {
  assert.deepEqual(t.pending, [0, 1, 2])
  t.choose(1, { do: 'chop' })
  t.choose(1, { do: 'chop' })
  assert.deepEqual(t.pending, [0, 2])
  assert.deepEqual(t.options(1), [])
  assert.deepEqual(t.choose(2, { do: 'stop' }), {})
  assert.deepEqual(t.pending, [0])
  t.choose(0, { do: 'chop' })
  assert.equal(t.state.phase, 'dusk')
  assert.deepEqual(t.choose(0, { do: 'stop' }).phase, 'watch')
  assert.deepEqual(t.state.wood, [2, 3, 1])
})

rule('[EMB-DUSK-02] the deck is served in the order in which players come', two, t => {
  t.arrange(s => {
    setHand(s, 0, [])
    setHand(s, 1, [])
    setDeck(s, ['item:axe-1', 'item:torch-1', 'item:stake-1'])
  })
  assert.deepEqual(t.choose(1, { do: 'draw' }), {
    'items.at.deck': ['item:axe-1', 'item:torch-1'],
    'items.at.hand1': ['item:stake-1'],
  })
  assert.deepEqual(t.heard(1), [{ e: 'drew', seat: 1, card: 'item:stake-1' }])
  assert.deepEqual(t.heard(0), [{ e: 'drew', seat: 1 }])
  t.choose(0, { do: 'draw' })
  assert.deepEqual(items.at(t.state, 'hand0'), ['item:torch-1'])
})

rule('[EMB-DUSK-02] a player takes back a choice after another has drawn, but never a draw', two, t => {
  t.choose(0, { do: 'chop' })
  t.choose(1, { do: 'draw' })
  assert.equal(t.canUndo(1), false)
  const hand = items.at(t.state, 'hand1')
  t.undo(0)
  assert.deepEqual(t.state.wood, [1, 1])
  assert.deepEqual(items.at(t.state, 'hand1'), hand)
  t.redo(0)
  assert.deepEqual(t.state.wood, [2, 1])
  assert.throws(() => t.undo(1), /kernel.undo.barrier/)
})

rule('[EMB-DUSK-04] what another has drawn since stays in the way of taking back a burial', two, t => {
  t.arrange(s => {
    setHand(s, 0, ['item:axe-2'])
    setHand(s, 1, [])
    setDeck(s, [])
  })
  t.choose(0, { do: 'bury', card: 'item:axe-2' })
  t.choose(1, { do: 'draw' })
  assert.throws(() => t.undo(0), /kernel.undo.entangled/)
  assert.deepEqual(items.at(t.state, 'hand1'), ['item:axe-2'])
})

rule('[EMB-DUSK-03] chopping gives 1 wood', two, t => {
  assert.deepEqual(t.choose(0, { do: 'chop' }), { wood: [2, 1] })
  assert.deepEqual(t.heard('public'), [{ e: 'chop', seat: 0 }])
})

rule('[EMB-DUSK-04] burying puts a card face down under the deck for 2 wood', two, t => {
  t.arrange(s => {
    setHand(s, 0, ['item:axe-2'])
    setDeck(s, ['item:torch-1'])
  })
  assert.deepEqual(t.choose(0, { do: 'bury', card: 'item:axe-2' }), {
    'items.at.deck': ['item:axe-2', 'item:torch-1'],
    'items.at.hand0': [],
    wood: [3, 1],
  })
  assert.deepEqual(t.heard(1), [{ e: 'bury', seat: 0 }])
  assert.deepEqual(t.heard(0), [{ e: 'bury', seat: 0, card: 'item:axe-2' }])
  assert.equal(t.view(0).deck[0], 'item:axe-2')
  assert.equal(t.view(1).deck[0], null)
})

rule('[EMB-DUSK-05] an empty deck is made of the discard pile; with neither nobody draws', two, t => {
  t.arrange(s => {
    setHand(s, 0, [])
    setDeck(s, [])
    for (const card of ['item:torch-1', 'item:torch-2', 'item:torch-3', 'item:torch-4'])
      items.move(s, card, items.zoneOf(s, card), 'discard')
  })
  t.choose(0, { do: 'draw' })
  assert.deepEqual(t.heard(1)[0], { e: 'refill' })
  assert.equal(items.at(t.state, 'deck').length, 3)
  assert.deepEqual(items.at(t.state, 'discard'), [])
  t.arrange(s => setDeck(s, []))
  assert.equal(t.refused(0, { do: 'draw' }), 'EMB-DUSK-05 dusk.nothingToDraw')
  assert.ok(t.offers(0, { do: 'chop' }))
})

rule('[EMB-DUSK-05] the new deck is shuffled', two, t => {
  const torches = ['item:torch-1', 'item:torch-2', 'item:torch-3', 'item:torch-4', 'item:torch-5']
  t.arrange(s => {
    setHand(s, 0, [])
    setDeck(s, [])
    for (const card of torches) items.move(s, card, items.zoneOf(s, card), 'discard')
    s.chance.k0 = 2
  })
  t.choose(0, { do: 'draw' })
  const dealt = [...items.at(t.state, 'deck'), ...items.at(t.state, 'hand0')]
  assert.deepEqual(dealt.toSorted(), torches)
  assert.notDeepEqual(dealt.toReversed(), torches)
})
