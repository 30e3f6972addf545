import assert from 'node:assert/strict'
import { items } from '../src/language.ts'
import { rule, setDeck, three, two, watch } from './embers.ts'

const ADA = 'keeper:ada'
const BO = 'keeper:bo'

rule('[EMB-ITEM-01] firewood gives 2 wood', two, t => {
  watch(t, { hands: [['item:firewood-1']] })
  assert.deepEqual(t.choose(0, { do: 'play', card: 'item:firewood-1' }).wood, [3, 1])
  assert.deepEqual(t.heard(1)[1], { e: 'wood', seat: 0, by: 2 })
})

rule('[EMB-ITEM-02] a stake fences a free space of any place', two, t => {
  watch(t, {
    hands: [['item:stake-1']],
    set: s => {
      s.places.cliff.wolves = 2
    },
  })
  t.choose(0, { do: 'play', card: 'item:stake-1' })
  assert.deepEqual(items.at(t.state, 'playing'), ['item:stake-1'])
  assert.equal(t.refused(0, { do: 'place', at: 'cliff' }), 'EMB-ITEM-02 stake.noSpace')
  assert.deepEqual(t.choose(0, { do: 'place', at: 'ruin' }), {
    'places.ruin.fences': 1,
    'items.at.playing': [],
    'items.at.discard': ['item:stake-1'],
  })
  assert.deepEqual(t.state.wood, [1, 1])
})

rule('[EMB-ITEM-03] a torch drives one wolf from any place', two, t => {
  watch(t, {
    hands: [['item:torch-1']],
    set: s => {
      s.places.cliff.wolves = 2
    },
  })
  t.choose(0, { do: 'play', card: 'item:torch-1' })
  assert.equal(t.refused(0, { do: 'place', at: 'fire' }), 'EMB-ITEM-03 torch.noWolf')
  const changed = t.choose(0, { do: 'place', at: 'cliff' })
  assert.equal(changed['places.cliff.wolves'], 1)
  assert.deepEqual(t.heard(1)[0], { e: 'torch', at: 'cliff' })
})

rule('[EMB-ITEM-04] a barter names another player who has something', three, t => {
  watch(t, {
    hands: [['item:barter-1'], [], ['item:torch-1']],
    set: s => {
      s.wood = [1, 0, 0]
    },
  })
  t.choose(0, { do: 'play', card: 'item:barter-1' })
  assert.equal(t.refused(0, { do: 'name', seat: 0 }), 'EMB-ITEM-04 barter.hasNothing')
  assert.equal(t.refused(0, { do: 'name', seat: 1 }), 'EMB-ITEM-04 barter.hasNothing')
  assert.equal(t.refused(0, { do: 'name', seat: 3 }), 'EMB-ITEM-04 barter.hasNothing')
  t.choose(0, { do: 'name', seat: 2 })
  assert.deepEqual(t.pending, [2])
  assert.equal(t.refused(2, { do: 'pay' }), 'EMB-ITEM-04 barter.noWood')
  t.choose(2, { do: 'give', card: 'item:torch-1' })
  assert.deepEqual(t.heard(0), [{ e: 'gave', from: 2, to: 0, card: 'item:torch-1' }])
  assert.deepEqual(t.heard(1), [{ e: 'gave', from: 2, to: 0 }])
  assert.equal(t.refused(0, { do: 'use' }), 'EMB-ITEM-10 item.nothing')
  const changed = t.choose(0, { do: 'keep' })
  assert.deepEqual(changed, {
    'items.at.got0': [],
    'items.at.hand0': ['item:torch-1'],
    'items.at.playing': [],
    'items.at.discard': ['item:barter-1'],
  })
  assert.deepEqual(
    t.view(2).whereabouts.find(group => group.cards.includes('item:torch-1')),
    { zones: ['hand0'], cards: ['item:torch-1'] },
  )
})

rule('[EMB-ITEM-04] a player may give 1 wood instead', two, t => {
  watch(t, {
    hands: [['item:barter-1'], ['item:torch-1']],
    set: s => {
      s.wood = [1, 2]
    },
  })
  t.choose(0, { do: 'play', card: 'item:barter-1' })
  t.choose(0, { do: 'name', seat: 1 })
  assert.deepEqual(t.choose(1, { do: 'pay' }), {
    wood: [2, 1],
    'items.at.playing': [],
    'items.at.discard': ['item:barter-1'],
  })
  assert.deepEqual(t.heard('public'), [
    { e: 'wood', seat: 1, by: -1 },
    { e: 'wood', seat: 0, by: 1 },
  ])
})

rule('[EMB-ITEM-05] a card got by barter is played at once, inside the barter, without an action', three, t => {
  watch(t, { hands: [['item:barter-1'], ['item:barter-2'], ['item:firewood-1']] })
  t.choose(0, { do: 'play', card: 'item:barter-1' })
  t.choose(0, { do: 'name', seat: 1 })
  t.choose(1, { do: 'give', card: 'item:barter-2' })
  t.choose(0, { do: 'use' })
  assert.deepEqual(items.at(t.state, 'playing'), ['item:barter-1', 'item:barter-2'])
  t.choose(0, { do: 'name', seat: 2 })
  t.choose(2, { do: 'give', card: 'item:firewood-1' })
  assert.deepEqual(t.choose(0, { do: 'use' }), {
    wood: [3, 1, 1],
    'items.at.got0': [],
    'items.at.playing': [],
    'items.at.discard': ['item:firewood-1', 'item:barter-2', 'item:barter-1'],
  })
  assert.equal(t.state.actions, 1)
})

rule('[EMB-ITEM-06] a spyglass shows the top three cards to its player, who keeps knowing them', two, t => {
  watch(t, {
    hands: [['item:spyglass-1', 'item:gust-1']],
    set: s => setDeck(s, ['item:axe-1', 'item:torch-1', 'item:torch-2', 'item:torch-3']),
  })
  const changed = t.choose(0, { do: 'play', card: 'item:spyglass-1' })
  assert.equal(changed['items.at.deck'], undefined)
  const cards = ['item:torch-1', 'item:torch-2', 'item:torch-3']
  assert.deepEqual(t.heard(0)[1], { e: 'saw', seat: 0, zone: 'deck', cards })
  assert.deepEqual(t.heard(1)[1], { e: 'saw', seat: 0, zone: 'deck' })
  assert.deepEqual(t.view(0).deck, [null, ...cards])
  assert.deepEqual(t.view(1).deck, [null, null, null, null])
  assert.equal(t.canUndo(0), false)
})

rule('[EMB-ITEM-07] a gust shuffles the deck: places are forgotten, not what is in it', two, t => {
  watch(t, {
    hands: [['item:spyglass-1', 'item:gust-1']],
    set: s => setDeck(s, ['item:axe-1', 'item:torch-1', 'item:torch-2', 'item:torch-3']),
  })
  t.choose(0, { do: 'play', card: 'item:spyglass-1' })
  t.arrange(s => {
    s.chance.k0 = 1
  })
  const changed = t.choose(0, { do: 'play', card: 'item:gust-1' })
  assert.ok(changed['items.at.deck'])
  assert.deepEqual(t.heard(1).at(-1), { e: 'gust' })
  assert.deepEqual(t.view(0).deck, [null, null, null, null])
  const inDeck = t.view(0).whereabouts.find(group => group.cards.includes('item:torch-2'))
  assert.deepEqual(inDeck?.zones, ['deck'])
})

rule('[EMB-ITEM-08] a thief takes a random card out of a hand of choice', three, t => {
  watch(t, { hands: [['item:thief-1'], [], ['item:axe-1', 'item:cloak-1', 'item:torch-1']] })
  t.choose(0, { do: 'play', card: 'item:thief-1' })
  for (const seat of [0, 1, 3]) assert.equal(t.refused(0, { do: 'rob', seat }), 'EMB-ITEM-08 thief.noCard')
  t.picks(1)
  const changed = t.choose(0, { do: 'rob', seat: 2 })
  assert.deepEqual(changed['items.at.hand0'], ['item:cloak-1'])
  assert.deepEqual(changed['items.at.hand2'], ['item:axe-1', 'item:torch-1'])
  assert.deepEqual(t.heard(0)[0], { e: 'stolen', by: 0, from: 2, card: 'item:cloak-1' })
  assert.deepEqual(t.heard(2)[0], { e: 'stolen', by: 0, from: 2, card: 'item:cloak-1' })
  assert.deepEqual(t.heard(1)[0], { e: 'stolen', by: 0, from: 2 })
})

rule('[EMB-ITEM-09] gear lies open; an axe adds 1 to a fight in the forest or the ruin only', two, t => {
  watch(t, {
    hands: [['item:axe-1']],
    pieces: [
      [ADA, 0, 'forest'],
      [BO, 1, 'forest'],
    ],
    set: s => {
      s.places.forest.wolves = 2
      s.places.cliff.wolves = 2
    },
  })
  assert.deepEqual(t.choose(0, { do: 'play', card: 'item:axe-1' }), {
    actions: 1,
    'items.at.hand0': [],
    'items.at.gear0': ['item:axe-1'],
  })
  t.rolls(3)
  assert.equal(t.choose(0, { do: 'fight', keeper: ADA })['places.forest.wolves'], 1)
  t.choose(0, { do: 'end' })
  t.rolls(3)
  assert.equal(t.choose(1, { do: 'fight', keeper: BO })['places.forest.wolves'], undefined)
})

rule('[EMB-ITEM-09] two axes add 2 in the ruin and nothing on the cliff', two, t => {
  watch(t, {
    pieces: [
      [ADA, 0, 'ruin'],
      [BO, 1, 'fire'],
    ],
    set: s => {
      s.places.ruin.wolves = 1
      s.places.cliff.wolves = 1
      items.move(s, 'item:axe-1', items.zoneOf(s, 'item:axe-1'), 'gear0')
      items.move(s, 'item:axe-2', items.zoneOf(s, 'item:axe-2'), 'gear0')
    },
  })
  t.rolls(2)
  assert.equal(t.choose(0, { do: 'fight', keeper: ADA })['places.ruin.wolves'], 0)
  t.arrange(s => {
    s.pieces[0]!.at = 'cliff'
  })
  t.rolls(3)
  assert.deepEqual(t.choose(0, { do: 'fight', keeper: ADA }), { actions: 0 })
})

rule('[EMB-ITEM-10] an item that could do nothing cannot be played', two, t => {
  watch(t, {
    hands: [['item:torch-1', 'item:stake-1', 'item:thief-1', 'item:barter-1', 'item:gust-1', 'item:spyglass-1']],
    set: s => {
      setDeck(s, ['item:axe-1'])
      s.wood = [1, 0]
      s.places.fire.fences = 3
      for (const place of [s.places.forest, s.places.cliff, s.places.ruin]) place.fences = 2
    },
  })
  const kinds = ['torch', 'stake', 'thief', 'barter', 'gust']
  for (const kind of kinds)
    assert.equal(t.refused(0, { do: 'play', card: `item:${kind}-1` }), 'EMB-ITEM-10 item.nothing')
  assert.ok(t.offers(0, { do: 'play', card: 'item:spyglass-1' }))
  t.arrange(s => {
    setDeck(s, [])
    s.places.ruin.fences = 1
    s.places.ruin.wolves = 1
    s.wood = [1, 1]
  })
  assert.equal(t.refused(0, { do: 'play', card: 'item:spyglass-1' }), 'EMB-ITEM-10 item.nothing')
  assert.ok(t.offers(0, { do: 'play', card: 'item:torch-1' }))
  assert.ok(t.offers(0, { do: 'play', card: 'item:barter-1' }))
  t.arrange(s => {
    s.places.ruin.wolves = 0
    setDeck(s, ['item:axe-1', 'item:axe-2'])
    items.move(s, 'item:axe-3', items.zoneOf(s, 'item:axe-3'), 'hand1')
  })
  for (const kind of ['stake', 'thief', 'gust']) assert.ok(t.offers(0, { do: 'play', card: `item:${kind}-1` }))
})
