// LN-SEARCH, LN-MOVE: searches and moves.

import assert from 'node:assert/strict'
import { LOCATIONS } from '../src/content/places.ts'
import { items } from '../src/language.ts'
import { exposed, faceOf, mild, noRoads, rule, setHand, setPeople, setTop, survivor, three, turn } from './longNight.ts'

rule('[LN-SEARCH-02] the first card is looked at in secret and is not in hand yet', three, t => {
  turn(t, s => {
    setPeople(s, ['alfonso', 0, 'gas'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    setHand(s, 0)
  })
  assert.equal(t.refused(0, { do: 'search', survivor: 'alfonso', die: 4 }), 'LN-DIE-02 act.dieTooLow')
  const top = t.state.items.at.gas.at(-1)
  t.choose(0, { do: 'search', survivor: 'alfonso', die: 5 })
  assert.deepEqual([t.view(0).own!.drawn, t.view(0).own!.hand], [[top], []])
  assert.deepEqual(t.heard(0).at(-1), { e: 'drew', seat: 0, from: 'gas', card: top, why: 'search' })
  assert.deepEqual(t.heard(1).at(-1), { e: 'drew', seat: 0, from: 'gas', why: 'search' })
  assert.deepEqual([t.view(1).players[0]!.drawn, t.view(1).players[0]!.cards], [1, 0])
  assert.equal(t.state.places[6]!.noise, 0)
})

rule('[LN-SEARCH-03, LN-SEARCH-04] one noise token for every further card, until there is no free space', three, t => {
  turn(t, s => {
    setPeople(s, ['alfonso', 0, 'gas'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    s.places[6]!.noise = 2
    s.places[1]!.noise = 1
  })
  t.choose(0, { do: 'search', survivor: 'alfonso', die: 5 })
  for (const [noise, drawn] of [
    [3, 2],
    [4, 3],
  ] as const) {
    t.choose(0, { do: 'noise' })
    assert.deepEqual([t.state.places[6]!.noise, t.view(0).own!.drawn.length], [noise, drawn])
  }
  assert.deepEqual([...new Set(t.options(0).map(o => o.do))], ['keep'])
  assert.equal(t.state.places[1]!.noise, 1)
})

rule('[LN-SEARCH-05] exactly one is kept; the others go under the deck in the order they were drawn', three, t => {
  turn(t, s => {
    setPeople(s, ['alfonso', 0, 'gas'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    setHand(s, 0)
  })
  const [third, second, first] = t.state.items.at.gas.slice(-3)
  t.choose(0, { do: 'search', survivor: 'alfonso', die: 5 })
  t.choose(0, { do: 'noise' })
  t.choose(0, { do: 'noise' })
  t.choose(0, { do: 'stop' })
  assert.ok(!t.offers(0, { do: 'enough' }))
  t.choose(0, { do: 'keep', card: second! })
  assert.deepEqual(t.view(0).own!.hand, [second])
  // The deck is drawn from its end.
  assert.deepEqual(t.state.items.at.gas.slice(0, 2), [third, first])
  assert.equal(t.state.items.at.gas.length, 19)
})

for (const order of [
  ['gas/coffee:1', 'gas/lighter:1', 'gas/scrap:1'],
  ['gas/scrap:1', 'gas/lighter:1', 'gas/coffee:1'],
] as const)
  rule(`[LN-SEARCH-05] under the deck in the order drawn, whatever the cards are: ${order.join()}`, three, t => {
    const [first, second, third] = order
    turn(t, s => {
      setPeople(s, ['alfonso', 0, 'gas'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
      for (const card of [third, second, first]) setTop(s, card)
    })
    t.choose(0, { do: 'search', survivor: 'alfonso', die: 5 })
    t.choose(0, { do: 'noise' })
    t.choose(0, { do: 'noise' })
    t.choose(0, { do: 'stop' })
    assert.deepEqual(t.view(0).own!.drawn, order)
    t.choose(0, { do: 'keep', card: second })
    assert.deepEqual(t.state.items.at.gas.slice(0, 2), [third, first])
  })

rule('[EX-05] Lighter, noise, Fuel: the Fuel is kept', three, t => {
  turn(t, s => {
    setPeople(s, ['alfonso', 0, 'gas'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    setHand(s, 0)
    items.move(s, 'gas/fuelOrFire:1', 'gas', 'gas')
    items.move(s, 'gas/lighter:1', 'gas', 'gas')
    s.players[0]!.dice = [5]
  })
  t.choose(0, { do: 'search', survivor: 'alfonso', die: 5 })
  assert.deepEqual(t.view(0).own!.drawn, ['gas/lighter:1'])
  t.choose(0, { do: 'noise' })
  t.choose(0, { do: 'stop' })
  t.choose(0, { do: 'keep', card: 'gas/fuelOrFire:1' })
  assert.deepEqual(t.view(0).own!.hand, ['gas/fuelOrFire:1'])
  assert.equal(t.state.items.at.gas[0], 'gas/lighter:1')
  assert.equal(t.state.places[6]!.noise, 1)
})

rule('[LN-SEARCH-06] one survivor searches again and again, a sufficient die each time', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'gas'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    setHand(s, 0)
    s.players[0]!.dice = [2, 3, 6]
  })
  for (const die of [3, 6]) {
    t.choose(0, { do: 'search', survivor: 'gia', die })
    t.choose(0, { do: 'stop' })
    t.choose(0, t.options(0)[0]!)
  }
  assert.equal(t.view(0).own!.hand.length, 2)
  assert.equal(t.refused(0, { do: 'search', survivor: 'gia', die: 2 }), 'LN-DIE-02 act.dieTooLow')
})

rule('[LN-SEARCH-07] when the deck runs out during a search no more noise is made', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'gas'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    while (items.at(s, 'gas').length > 1) items.draw(s, 'gas', 'removed')
  })
  t.choose(0, { do: 'search', survivor: 'gia', die: 3 })
  assert.deepEqual(
    t.options(0).map(o => o.do),
    ['keep'],
  )
  assert.equal(t.state.places[6]!.noise, 0)
})

rule('[LN-SEARCH-01] at each of the six locations, never in the colony', three, t => {
  for (const at of ['colony', ...LOCATIONS] as const) {
    turn(t, s => setPeople(s, ['gia', 0, at], ['rocco', 1, 'colony'], ['emma', 2, 'colony']))
    const refused = t.refused(0, { do: 'search', survivor: 'gia', die: 3 })
    assert.equal(refused, at === 'colony' ? 'LN-SEARCH-01 search.noDeck' : undefined)
  }
})

rule('[LN-MOVE-01] from a location to the colony or to another location; next turn again', mild, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'gas'], ['kevin', 0, 'gas'], ['rocco', 1, 'school', { moved: true }], ['emma', 2, 'colony'])
    noRoads(s)
    s.chance.rolls = [faceOf('blank'), faceOf('blank')]
  })
  t.choose(0, { do: 'move', survivor: 'gia', to: 'colony' })
  t.choose(0, { do: 'move', survivor: 'kevin', to: 'police' })
  assert.deepEqual([survivor(t, 'gia').at, survivor(t, 'kevin').at], ['colony', 'police'])
  assert.ok(!t.offers(0, { do: 'move', survivor: 'emma', to: 'police' }))
  t.choose(0, { do: 'done' })
  assert.equal(t.refused(1, { do: 'move', survivor: 'rocco', to: 'gas' }), undefined)
})

rule(
  '[EX-12, LN-MOVE-02] a bite on the way kills at the destination and spreads there, not where the move began',
  mild,
  t => {
    turn(t, s => {
      setPeople(
        s,
        ['gia', 0, 'gas'],
        ['kevin', 0, 'colony'],
        ['anita', 1, 'gas'],
        ['rocco', 1, 'school'],
        ['emma', 2, 'school'],
      )
      s.chance.rolls = [faceOf('bite')]
    })
    t.choose(0, { do: 'move', survivor: 'gia', to: 'school' })
    assert.deepEqual(
      t.heard(2).find(event => event.e === 'died'),
      { e: 'died', survivor: 'gia', at: 'school', why: 'bite' },
    )
    t.choose(1, { do: 'accept' })
    assert.deepEqual(t.state.people.at.graveyard, ['gia', 'rocco'])
    assert.deepEqual(t.state.survivors.map(({ id }) => id).toSorted(), ['anita', 'emma', 'kevin'])
  },
)

rule('[LN-MOVE-03] to be put somewhere is no move: no roll, and the move of the turn is left', mild, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'school', { wounds: 1 }], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    setHand(s, 0, 'hospital/stretcher:1')
  })
  t.choose(0, { do: 'play', card: 'hospital/stretcher:1' })
  assert.deepEqual([survivor(t, 'gia').at, survivor(t, 'gia').wounds], ['colony', 0])
  assert.equal(exposed(t), 0)
  assert.equal(t.refused(0, { do: 'move', survivor: 'gia', to: 'school' }), undefined)
})

rule('[LN-MOVE-03] nor does having moved stand against it', mild, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'school', { wounds: 1, moved: true }], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    setHand(s, 0, 'hospital/stretcher:1')
  })
  t.choose(0, { do: 'play', card: 'hospital/stretcher:1' })
  assert.equal(survivor(t, 'gia').at, 'colony')
})

rule('[LN-MOVE-04] with no room there the survivor stays, and the rest of the effect still happens', mild, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'school', { wounds: 1 }], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    setHand(s, 0, 'hospital/stretcher:1')
    s.helpless = 22
  })
  t.choose(0, { do: 'play', card: 'hospital/stretcher:1' })
  assert.deepEqual([survivor(t, 'gia').at, survivor(t, 'gia').wounds], ['school', 0])
})
