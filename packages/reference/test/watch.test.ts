import assert from 'node:assert/strict'
import { items, omens } from '../src/language.ts'
import { rule, setDeck, three, toLastVote, two, VOTE_0, watch } from './embers.ts'

const ADA = 'keeper:ada'

rule('[EMB-ROUND-01] dusk, watch, vote and wolves, four times', two, t => {
  const phases: string[] = []
  for (let round = 1; round <= 4; round++) {
    phases.push(`${t.state.round} ${t.state.phase}`)
    for (const seat of t.pending) t.choose(seat, { do: 'stop' })
    phases.push(t.state.phase)
    t.arrange(s => {
      s.embers = 100
    })
    toLastVote(t)
    phases.push(t.state.phase)
    t.arrange(s => {
      for (const place of [s.places.fire, s.places.forest, s.places.cliff, s.places.ruin]) {
        place.wolves = 0
        place.fences = 0
      }
    })
    while (t.state.phase === 'vote') t.choose(t.pending[0]!, VOTE_0)
    while (t.state.phase === 'wolves' && t.pending.length > 0) t.choose(t.pending[0]!, { do: 'run' })
  }
  assert.deepEqual(
    phases,
    [1, 2, 3, 4].flatMap(round => [`${round} dusk`, 'watch', 'vote']),
  )
  assert.equal(t.state.end, 'dawn')
  assert.deepEqual(t.pending, [])
})

rule('[EMB-ROUND-02] the watch goes clockwise from the lantern, one turn each', three, t => {
  watch(t, {
    set: s => {
      s.lantern = 1
    },
  })
  const order = []
  while (t.state.phase === 'watch') {
    order.push(t.pending[0])
    assert.equal(t.state.active, t.pending[0])
    t.choose(t.pending[0]!, { do: 'end' })
  }
  assert.deepEqual(order, [1, 2, 0])
})

rule('[EMB-WATCH-01] the right-hand neighbour draws the omen and alone knows it', three, t => {
  watch(t, { omen: 'omen:rot' })
  assert.deepEqual(omens.at(t.state, 'omen2'), ['omen:rot'])
  assert.deepEqual(t.view(2).own?.omen, ['omen:rot'])
  assert.deepEqual(t.view(0).own?.omen, [])
  assert.equal(t.view(0).players[2]?.omen, 1)
  assert.deepEqual(t.heard(2).at(-1), { e: 'omen drawn', by: 2, card: 'omen:rot' })
  assert.deepEqual(t.heard(0).at(-1), { e: 'omen drawn', by: 2 })
})

rule('[EMB-WATCH-01] with no omen left there is none', two, t => {
  watch(t)
  assert.deepEqual(t.heard(1).at(-1), { e: 'turn', seat: 0 })
  t.choose(0, { do: 'end' })
  assert.ok(!t.heard(0).some(event => event.e === 'omen kept'))
})

rule('[EMB-WATCH-02] two actions in a turn, and the end at any time', two, t => {
  watch(t)
  assert.equal(t.state.actions, 2)
  t.choose(0, { do: 'move', keeper: ADA, to: 'forest' })
  t.choose(0, { do: 'move', keeper: ADA, to: 'fire' })
  assert.equal(t.state.actions, 0)
  assert.equal(t.refused(0, { do: 'move', keeper: ADA, to: 'forest' }), 'EMB-WATCH-02 watch.noAction')
  assert.deepEqual(
    t.options(0).filter(option => option.do !== 'lamp'),
    [{ do: 'end' }],
  )
  t.choose(0, { do: 'end' })
  assert.equal(t.state.active, 1)
  assert.equal(t.state.actions, 2)
})

rule('[EMB-WATCH-03] an own keeper moves to another place', two, t => {
  watch(t)
  assert.deepEqual(t.choose(0, { do: 'move', keeper: ADA, to: 'cliff' }), { actions: 1, 'pieces.0.at': 'cliff' })
  assert.equal(t.refused(0, { do: 'move', keeper: ADA, to: 'cliff' }), 'EMB-WATCH-03 watch.alreadyThere')
  assert.equal(t.refused(0, { do: 'move', keeper: 'keeper:bo', to: 'cliff' }), 'EMB-WATCH-03 watch.notYourKeeper')
})

for (const [rolled, left] of [
  [3, 2],
  [4, 1],
] as const)
  rule(`[EMB-WATCH-04] a fight with a ${rolled} leaves ${left} of 2 wolves`, two, t => {
    watch(t, {
      pieces: [
        [ADA, 0, 'cliff'],
        ['keeper:bo', 1, 'fire'],
      ],
      set: s => {
        s.places.cliff.wolves = 2
        s.places.fire.wolves = 1
      },
    })
    t.rolls(rolled)
    const changed = t.choose(0, { do: 'fight', keeper: ADA })
    assert.deepEqual(changed, left === 1 ? { actions: 1, 'places.cliff.wolves': 1 } : { actions: 1 })
    assert.deepEqual(t.heard('public'), [{ e: 'fought', keeper: ADA, roll: rolled, won: left === 1 }])
    assert.equal(t.canUndo(0), false)
  })

rule('[EMB-WATCH-04] without a wolf there is no fight', two, t => {
  watch(t)
  assert.equal(t.refused(0, { do: 'fight', keeper: ADA }), 'EMB-WATCH-04 watch.noWolf')
})

rule('[EMB-WATCH-05] a fence costs 1 wood and a free space', two, t => {
  watch(t)
  assert.deepEqual(t.choose(0, { do: 'fence', keeper: ADA }), { actions: 1, wood: [0, 1], 'places.fire.fences': 1 })
  assert.equal(t.refused(0, { do: 'fence', keeper: ADA }), 'EMB-WATCH-05 watch.noWood')
  t.arrange(s => {
    s.wood[0] = 5
    s.places.fire.wolves = 2
  })
  assert.equal(t.refused(0, { do: 'fence', keeper: ADA }), 'EMB-WATCH-05 watch.noSpace')
  t.arrange(s => {
    s.places.fire.wolves = 1
  })
  assert.ok(t.offers(0, { do: 'fence', keeper: ADA }))
})

rule('[EMB-SETUP-04] the fire has three spaces, the others two', two, t => {
  watch(t)
  const spaces = { fire: 3, forest: 2, cliff: 2, ruin: 2 } as const
  for (const at of ['fire', 'forest', 'cliff', 'ruin'] as const) {
    t.arrange(s => {
      s.pieces[0]!.at = at
      s.places[at].wolves = spaces[at] - 1
    })
    assert.ok(t.offers(0, { do: 'fence', keeper: ADA }))
    t.arrange(s => {
      s.places[at].wolves = spaces[at]
    })
    assert.ok(!t.offers(0, { do: 'fence', keeper: ADA }))
  }
})

rule('[EMB-WATCH-06] an item costs an action and goes to the discard pile', two, t => {
  watch(t, { hands: [['item:firewood-1']] })
  assert.deepEqual(t.choose(0, { do: 'play', card: 'item:firewood-1' }), {
    actions: 1,
    wood: [3, 1],
    'items.at.hand0': [],
    'items.at.discard': ['item:firewood-1'],
  })
  assert.deepEqual(t.heard(1)[0], { e: 'played', seat: 0, card: 'item:firewood-1' })
})

rule('[EMB-WATCH-07] an omen that was not met goes face down under the omens', three, t => {
  watch(t, { omen: 'omen:rot' })
  t.arrange(s => omens.move(s, 'omen:den', 'gone', 'omens'))
  const changed = t.choose(0, { do: 'end' })
  assert.deepEqual(changed['omens.at.omen2'], [])
  assert.deepEqual(omens.at(t.state, 'omens'), ['omen:rot'])
  assert.deepEqual(omens.at(t.state, 'omen0'), ['omen:den'])
  assert.deepEqual(t.heard('public')[0], { e: 'omen kept', by: 2 })
  assert.equal(t.view(2).omens[0], 'omen:rot')
  assert.equal(t.view(1).omens[0], null)
})

rule('[EMB-DUSK-05] nobody draws by an omen when there is nothing to draw', two, t => {
  watch(t, {
    omen: 'omen:hearth',
    pieces: [
      [ADA, 0, 'ruin'],
      ['keeper:bo', 1, 'fire'],
    ],
    set: s => setDeck(s, []),
  })
  t.choose(0, { do: 'move', keeper: ADA, to: 'fire' })
  assert.ok(t.offers(0, { do: 'end' }))
  assert.deepEqual(items.at(t.state, 'hand0'), [])
})

rule('[EMB-ROUND-01] what belongs to another phase says so', two, t => {
  assert.equal(t.refused(0, { do: 'end' }), 'EMB-ROUND-01 round.otherPhase')
  watch(t)
  assert.equal(t.refused(0, { do: 'chop' }), 'EMB-ROUND-01 round.otherPhase')
  assert.equal(t.refused(0, { do: 'dance' }), 'KERNEL kernel.unknown')
  assert.equal(t.refused(0, null), 'KERNEL kernel.unknown')
})

rule('[EMB-ROUND-02] nobody acts in another one’s turn, nor with another one’s cards', two, t => {
  watch(t, { hands: [[], ['item:torch-1']] })
  assert.equal(t.refused(1, { do: 'end' }), 'EMB-ROUND-02 watch.notYourTurn')
  assert.equal(t.refused(0, { do: 'play', card: 'item:torch-1' }), 'EMB-WATCH-06 item.notInHand')
})
