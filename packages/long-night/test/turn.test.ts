import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LOCATIONS, locationOf, MOST_NOISE } from '../src/content/places.ts'
import { items } from '../src/language.ts'
import { use } from './choices.ts'
import {
  atRandom,
  config,
  czech,
  entrance,
  faceOf,
  happens,
  type LongNight,
  mild,
  mildCzech,
  news,
  noRoads,
  rule,
  setEntrance,
  setGear,
  setHand,
  setPeople,
  setRoad,
  setTop,
  survivor,
  three,
  turn,
} from './longNight.ts'

rule(
  '[LN-DIE-01, LN-DIE-02, LN-ATTACK-01] a die of at least the attack value, and a zombie in the same place',
  three,
  t => {
    turn(t, s => {
      setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
      setEntrance(s, 'school', 0, { zombies: 1 })
    })
    assert.equal(t.refused(0, { do: 'attack', survivor: 'gia', die: 1, entrance: 0 }), 'LN-DIE-02 act.dieTooLow')
    assert.ok(t.options(0).some(o => o.do === 'attack' && o['die'] === 2))
    t.arrange(s => setEntrance(s, 'school', 0, {}))
    assert.equal(t.refused(0, { do: 'attack', survivor: 'gia', die: 6, entrance: 0 }), 'LN-ATTACK-01 attack.noZombie')
  },
)

rule('[LN-OBJ-01] the cold that kills the attacker leaves no exposure to roll', three, t => {
  turn(t, s => {
    setPeople(
      s,
      ['gia', 0, 'school', { wounds: 2 }],
      ['kevin', 0, 'colony'],
      ['rocco', 1, 'colony'],
      ['emma', 2, 'colony'],
    )
    setEntrance(s, 'school', 0, { zombies: 1 })
  })
  t.choose(0, { do: 'attack', survivor: 'gia', die: 2, entrance: 0 })
  assert.deepEqual(t.state.people.at.graveyard, ['gia'])
  assert.equal(t.state.places[3]!.entrances[0]!.zombies, 0)
  assert.ok(!t.heard(1).some(event => event.e === 'exposed'))
  assert.equal(t.state.players[0]!.leader, 'kevin')
})

rule(
  '[LN-SEARCH-02, LN-SEARCH-03, LN-SEARCH-05] draw, make noise, keep one, the others to the bottom (EX-05)',
  three,
  t => {
    turn(t, s => {
      setPeople(s, ['alfonso', 0, 'gas'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    })
    const [second, first] = t.state.items.at.gas.slice(-2)
    t.choose(0, { do: 'search', survivor: 'alfonso', die: 5 })
    assert.deepEqual(t.view(0).own!.drawn, [first])
    t.choose(0, { do: 'noise' })
    t.choose(0, { do: 'stop' })
    t.choose(0, { do: 'keep', card: second! })
    assert.ok(t.view(0).own!.hand.includes(second!))
    assert.equal(t.state.items.at.gas[0], first)
    assert.equal(t.state.places[6]!.noise, 1)
    // The others know that something was kept, and not what.
    assert.deepEqual(t.heard(1).at(-1), { e: 'kept', seat: 0 })
  },
)

rule('[LN-SEARCH-01, LN-SEARCH-07] no search in the colony or from an empty deck', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'colony'], ['kevin', 0, 'gas'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    while (items.draw(s, 'gas', 'removed') !== undefined);
  })
  assert.equal(t.refused(0, { do: 'search', survivor: 'gia', die: 6 }), 'LN-SEARCH-01 search.noDeck')
  assert.equal(t.refused(0, { do: 'search', survivor: 'kevin', die: 6 }), 'LN-SEARCH-07 search.deckEmpty')
})

rule(
  '[LN-SEARCH-04, LN-BOARD-08] four noise tokens are enough: the first card needs none, a second is not to be had',
  three,
  t => {
    turn(t, s => {
      setPeople(s, ['alfonso', 0, 'gas'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
      s.places[6]!.noise = MOST_NOISE
    })
    t.choose(0, { do: 'search', survivor: 'alfonso', die: 5 })
    assert.deepEqual(
      t.options(0).map(o => o.do),
      ['keep'],
    )
  },
)

rule('[LN-BARR-01] a barricade on an empty space, for any die', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'gas'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    setEntrance(s, 'gas', 0, { zombies: 2 })
  })
  t.choose(0, { do: 'barricade', survivor: 'gia', die: 1, entrance: 0 })
  assert.equal(t.state.places[6]!.entrances[0]!.barricades, 1)
  assert.equal(t.refused(0, { do: 'barricade', survivor: 'gia', die: 2, entrance: 0 }), 'LN-BARR-01 barricade.noSpace')
})

rule('[LN-CLEAN-01] the top three of the waste go, with somebody in the colony', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    for (let i = 0; i < 4; i++) items.draw(s, 'gas', 'waste')
  })
  t.choose(0, { do: 'clean', die: 1 })
  assert.equal(t.state.items.at.waste.length, 1)
  t.choose(0, { do: 'clean', die: 2 })
  assert.deepEqual(
    t.heard(1).filter(event => event.e === 'cleaned'),
    [{ e: 'cleaned', cards: 1, why: 'turn' }],
  )
  assert.equal(t.refused(0, { do: 'clean', die: 3 }), 'LN-CLEAN-01 clean.noWaste')
  t.arrange(s => {
    s.survivors[0]!.at = 'gas'
  })
  assert.equal(t.refused(0, { do: 'clean', die: 3 }), 'LN-CLEAN-01 clean.nobodyHome')
})

rule('[LN-MOVE-01] once a turn, to another place with a free space', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'colony'], ['kevin', 0, 'colony'], ['rocco', 1, 'gas'], ['emma', 2, 'gas'])
    s.chance.rolls = [faceOf('blank')]
  })
  assert.equal(t.refused(0, { do: 'move', survivor: 'gia', to: 'gas' }), 'LN-MOVE-01 move.full')
  assert.equal(t.refused(0, { do: 'move', survivor: 'gia', to: 'colony' }), 'LN-MOVE-01 move.samePlace')
  assert.equal(t.refused(0, { do: 'move', survivor: 'gia', to: 'raxxon' }), 'LN-BOARD-09 move.notInPlay')
  t.choose(0, { do: 'move', survivor: 'gia', to: 'school' })
  assert.equal(t.refused(0, { do: 'move', survivor: 'gia', to: 'colony' }), 'LN-MOVE-01 move.hasMoved')
})

rule('[LN-FOOD-01, LN-FOOD-02] a food token raises a die by one, never above six', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    s.food = 1
    s.players[0]!.dice = [5, 6]
  })
  assert.equal(t.refused(0, { do: 'food', die: 6 }), 'LN-FOOD-02 food.highest')
  t.choose(0, { do: 'food', die: 5 })
  assert.deepEqual([t.state.food, t.state.players[0]!.dice], [0, [6, 6]])
})

rule('[LN-FROST-01] at the start of a turn each frostbitten survivor gains one wound', three, t => {
  turn(t, s => {
    setPeople(
      s,
      ['kevin', 0, 'colony'],
      ['rocco', 1, 'colony', { frostbite: 1 }],
      ['alfonso', 1, 'colony'],
      ['emma', 2, 'colony', { frostbite: 1 }],
    )
  })
  t.choose(0, { do: 'done' })
  const wounds = (id: string): number => t.state.survivors.find(each => each.id === id)!.wounds
  assert.deepEqual(['kevin', 'rocco', 'alfonso', 'emma'].map(wounds), [0, 1, 0, 0])
})

rule('[LN-EXILE-06, LN-EXILE-10, LN-EXILE-17] the exiled give nothing, spend no food and stay out', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    s.players[0]!.exiled = true
    s.food = 1
  })
  const card = t.view(0).own!.hand[0]!
  assert.equal(t.refused(0, { do: 'contribute', card }), 'LN-EXILE-06 contribute.exiled')
  assert.equal(t.refused(0, { do: 'food', die: 1 }), 'LN-EXILE-10 food.exiled')
  assert.equal(t.refused(0, { do: 'move', survivor: 'gia', to: 'colony' }), 'LN-EXILE-17 move.exiled')
})

const exposed = (t: LongNight): number => news(t).filter(name => name === 'exposed').length

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

rule('[LN-FOOD-01] one token, one step, as often as there is food; only for own dice', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    s.food = 3
    Object.assign(s.players[0]!, { dice: [2, 4], used: [1] })
  })
  t.choose(0, { do: 'food', die: 2 })
  const changed = t.choose(0, { do: 'food', die: 3 })
  assert.deepEqual(changed, { food: 1, 'players.0.dice': [4, 4] })
  // Neither a used die nor one of another player.
  for (const die of [1, 2, 3, 5, 6]) assert.ok(!t.offers(0, { do: 'food', die }))
  t.choose(0, { do: 'food', die: 4 })
  assert.deepEqual(t.state.players[0]!.dice, [5, 4])
  assert.equal(t.refused(0, { do: 'food', die: 4 }), 'LN-FOOD-01 food.none')
})

for (const [book, table] of [
  ['Polish', three],
  ['Czech', czech],
] as const) {
  rule(`[LN-FOOD-02, LN-FOOD-03] no die above six, and no die out of nothing (${book} book)`, table, t => {
    turn(t, s => {
      setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
      s.food = 9
      Object.assign(s.players[0]!, { dice: [6], used: [2] })
    })
    assert.equal(t.refused(0, { do: 'food', die: 6 }), 'LN-FOOD-02 food.highest')
    t.choose(0, { do: 'barricade', survivor: 'gia', die: 6, entrance: 0 })
    assert.deepEqual(t.state.players[0]!.dice, [])
    assert.ok(!t.options(0).some(o => o.do === 'food'))
  })
}

for (const [book, table] of [
  ['Polish', mild],
  ['Czech', mildCzech],
] as const)
  rule(`[LN-FOOD-04] no food for the reroll of an attack: it is over when it is rolled (${book} book)`, table, t => {
    turn(t, s => {
      setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'school'], ['emma', 2, 'colony'])
      setHand(s, 1)
      s.food = 9
      s.chance.rolls = [3]
    })
    t.choose(0, { do: 'fight', survivor: 'gia', die: 2, target: 'rocco' })
    assert.ok(news(t).includes('fought'))
    assert.deepEqual([survivor(t, 'rocco').wounds, t.state.food], [0, 9])
    assert.ok(t.offers(0, { do: 'done' }))
    assert.deepEqual(t.state.players[0]!.dice, [1, 3, 4, 5, 6])
  })

/** Seat 0 moves and is on the hunt: four dice, each of 3 or more a food. */
function hunting(t: LongNight, dice: readonly number[], rolls: readonly number[]): void {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    Object.assign(s.players[0]!, { dice: [...dice], used: [5] })
    setRoad(s, 'onTheHunt')
    s.food = 5
    s.chance.rolls = [faceOf('blank'), ...rolls]
  })
  t.choose(0, { do: 'move', survivor: 'gia', to: 'school' })
}

rule('[LN-ROLL-01] a card rolls dice of its own: with an empty pool too, and the pools stay as they are', mild, t => {
  for (const dice of [[], [1, 6]]) {
    hunting(t, dice, [2, 3, 1, 6])
    t.choose(0, { do: 'option', option: 'hunt' })
    assert.equal(t.state.food, 7)
    assert.deepEqual([t.state.players[0]!.dice, t.state.players[0]!.used], [dice, [5]])
  }
})

rule('[LN-FOOD-04] no food for the rolls of a card, before or after they are rolled', mild, t => {
  hunting(t, [1, 2], [2, 2, 2, 2])
  assert.ok(t.options(0).every(o => o.do === 'option'))
  t.choose(0, { do: 'option', option: 'hunt' })
  assert.equal(t.state.food, 5)
  assert.ok(t.offers(0, { do: 'done' }))
})

test('[LN-RANDLOC-01] the number on the die is the number of the location; nothing else can come up', () => {
  assert.deepEqual([1, 2, 3, 4, 5, 6].map(locationOf), ['police', 'grocery', 'school', 'library', 'hospital', 'gas'])
})

rule('[LN-RANDLOC-01] many at random fill the six locations and come nowhere else', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    noRoads(s)
  })
  happens(t, [1], atRandom(200))
  assert.deepEqual(
    t.state.places.map(place => place.entrances.reduce((sum, each) => sum + each.zombies, 0)),
    [0, 4, 4, 4, 3, 4, 3, 0, 0],
  )
})

rule('[LN-RANDLOC-01] each on a roll of its own', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    noRoads(s)
    s.chance.rolls = [6, 1, 6]
  })
  happens(t, [1], atRandom(3))
  assert.deepEqual(
    t.state.places.map(place => place.entrances.reduce((sum, each) => sum + each.zombies, 0)),
    [0, 1, 0, 0, 0, 0, 2, 0, 0],
  )
})

rule(
  '[LN-EXPO-01] a roll for every move and for every zombie killed by an attack, of the survivor who did it',
  mild,
  t => {
    turn(t, s => {
      setPeople(s, ['gia', 0, 'colony'], ['nadia', 0, 'school'], ['rocco', 1, 'school'], ['emma', 2, 'colony'])
      setEntrance(s, 'school', 0, { zombies: 2 })
      s.chance.rolls = [faceOf('wound'), faceOf('frostbite')]
    })
    t.choose(0, { do: 'move', survivor: 'gia', to: 'school' })
    assert.deepEqual(
      t.heard(1).filter(event => event.e === 'exposed'),
      [{ e: 'exposed', survivor: 'gia', result: 'wound', why: 'turn' }],
    )
    t.choose(0, { do: 'attack', survivor: 'gia', die: 2, entrance: 0 })
    assert.deepEqual([survivor(t, 'gia').wounds, survivor(t, 'gia').frostbite], [1, 1])
    assert.equal(survivor(t, 'nadia').wounds + survivor(t, 'rocco').wounds, 0)
  },
)

rule('[LN-EXPO-01] no roll where the text says so: Kevin, Anita, fuel or fire', mild, t => {
  turn(t, s => {
    setPeople(s, ['kevin', 0, 'colony'], ['anita', 0, 'school'], ['rocco', 1, 'school'], ['emma', 2, 'colony'])
    setHand(s, 0, 'start/fuelOrFire:1', 'start/fuelOrFire:2')
    setEntrance(s, 'school', 0, { zombies: 4 })
  })
  t.choose(0, { do: 'use', survivor: 'kevin', by: 'kevin', die: 0 })
  assert.equal(exposed(t), 0)
  t.choose(0, { do: 'use', survivor: 'anita', by: 'anita', die: 0 })
  t.choose(0, { do: 'option', option: 'kill' })
  assert.equal(exposed(t), 0)
  t.choose(0, { do: 'play', card: 'start/fuelOrFire:1' })
  t.choose(0, { do: 'option', option: 'burn' })
  assert.equal(exposed(t), 0)
  assert.equal(entrance(t.state, 'school').zombies, 1)
  t.choose(0, { do: 'play', card: 'start/fuelOrFire:2' })
  t.choose(0, { do: 'option', option: 'drive' })
  t.choose(0, { do: 'survivor', survivor: 'kevin' })
  t.choose(0, { do: 'place', place: 'gas' })
  assert.equal(exposed(t), 0)
  assert.equal(survivor(t, 'kevin').at, 'gas')
})

rule('[LN-EXPO-02] nothing, a wound, a frostbite, or death at once', mild, t => {
  for (const [face, wounds, frostbite] of [
    ['blank', 0, 0],
    ['wound', 1, 0],
    ['frostbite', 0, 1],
    ['bite', undefined, undefined],
  ] as const) {
    turn(t, s => {
      setPeople(s, ['gia', 0, 'school'], ['kevin', 0, 'colony'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
      setEntrance(s, 'school', 0, { zombies: 1 })
      s.chance.rolls = [faceOf(face)]
    })
    t.choose(0, { do: 'attack', survivor: 'gia', die: 2, entrance: 0 })
    const gia = t.state.survivors.find(each => each.id === 'gia')
    assert.deepEqual([gia?.wounds, gia?.frostbite], [wounds, frostbite])
    assert.equal(t.state.morale, face === 'bite' ? 4 : 5)
  }
})

rule('[LN-EXPO-03] frostbite is a wound: the third kills, and what heals wounds heals it', mild, t => {
  turn(t, s => {
    setPeople(
      s,
      ['gia', 0, 'colony', { frostbite: 1 }],
      ['kevin', 0, 'colony', { frostbite: 1, wounds: 1 }],
      ['rocco', 1, 'colony'],
      ['emma', 2, 'colony'],
    )
    setHand(s, 0, 'start/bandage:1')
    s.chance.rolls = [faceOf('frostbite')]
  })
  t.choose(0, { do: 'play', card: 'start/bandage:1' })
  t.choose(0, { do: 'survivor', survivor: 'gia' })
  assert.equal(survivor(t, 'gia').frostbite, 0)
  t.choose(0, { do: 'move', survivor: 'kevin', to: 'school' })
  assert.deepEqual(t.state.people.at.graveyard, ['kevin'])
})

rule('[LN-FROST-01] the cold can kill before its player does anything', mild, t => {
  turn(t, s => {
    setPeople(
      s,
      ['kevin', 0, 'colony'],
      ['rocco', 1, 'colony', { frostbite: 1, wounds: 1 }],
      ['alfonso', 1, 'colony', { wounds: 2 }],
      ['emma', 2, 'colony'],
    )
    noRoads(s)
  })
  t.choose(0, { do: 'done' })
  assert.deepEqual(t.state.people.at.graveyard, ['rocco'])
  assert.equal(survivor(t, 'alfonso').wounds, 2)
  assert.equal(t.state.morale, 4)
  assert.equal(t.state.players[1]!.leader, 'alfonso')
})

rule('[LN-ABIL-01] a number costs such a die, and again another one', mild, t => {
  turn(t, s => {
    setPeople(s, ['cyril', 0, 'school'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    s.players[0]!.dice = [4, 5, 6]
  })
  assert.equal(t.refused(0, use('cyril', 4)), 'LN-DIE-02 act.dieTooLow')
  t.choose(0, use('cyril', 5))
  t.choose(0, use('cyril', 6))
  assert.equal(entrance(t.state, 'school').traps, 2)
  assert.deepEqual([t.state.players[0]!.dice, t.state.players[0]!.used], [[4], [5, 6]])
})

rule('[LN-ABIL-01] unless the text says once', mild, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'school'], ['kevin', 0, 'school'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    setGear(s, 'gia', 'hospital/medicalTextbook:1')
    for (const each of s.survivors) each.wounds = 1
  })
  const read = (die: number) => use('gia', die, 'hospital/medicalTextbook:1')
  assert.equal(t.refused(0, read(2)), 'LN-DIE-02 act.dieTooLow')
  t.choose(0, read(3))
  t.choose(0, { do: 'survivor', survivor: 'kevin' })
  assert.equal(survivor(t, 'kevin').wounds, 0)
  assert.equal(t.refused(0, read(4)), 'LN-CLAR-02 use.used')
})

rule("[LN-ABIL-02] abilities and items work in their owner's turn", mild, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'gas'], ['kevin', 1, 'gas'], ['emma', 2, 'colony'])
    setGear(s, 'kevin', 'police/huntingRifle:1')
    setEntrance(s, 'school', 0, { zombies: 3 })
    noRoads(s)
  })
  for (const use of [
    { do: 'use', survivor: 'kevin', by: 'kevin', die: 0 },
    { do: 'use', survivor: 'kevin', by: 'police/huntingRifle:1', die: 1 },
  ]) {
    assert.equal(t.refused(1, use), 'KERNEL kernel.notAsked')
    assert.ok(!t.offers(0, use))
  }
  t.choose(0, { do: 'done' })
  t.choose(1, { do: 'use', survivor: 'kevin', by: 'kevin', die: 0 })
  t.choose(1, { do: 'use', survivor: 'kevin', by: 'police/huntingRifle:1', die: 1 })
  assert.equal(entrance(t.state, 'school').zombies, 1)
})

rule("[LN-ABIL-02] Anita's knife reaches no further than the place where she stands", mild, t => {
  turn(t, s => {
    setPeople(s, ['anita', 0, 'gas'], ['gia', 0, 'school'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    setEntrance(s, 'school', 0, { zombies: 1 })
  })
  // Nobody else is there, so the wound is all that is left, and it is hers.
  t.choose(0, use('anita'))
  assert.deepEqual([entrance(t.state, 'school').zombies, survivor(t, 'anita').wounds], [1, 1])
  turn(t, s => setEntrance(s, 'gas', 0, { zombies: 1 }))
  t.choose(0, use('anita'))
  t.choose(0, { do: 'option', option: 'kill' })
  assert.deepEqual([entrance(t.state, 'gas').zombies, entrance(t.state, 'school').zombies], [0, 0])
})

rule('[LN-DECK-01] a deck that was looked through is shuffled: nobody knows its order', mild, t => {
  turn(t, s => {
    setPeople(s, ['alfonso', 0, 'colony'], ['rocco', 1, 'colony'], ['emma', 2, 'school'])
    s.food = 2
  })
  t.choose(0, { do: 'use', survivor: 'alfonso', by: 'alfonso', die: 0 })
  t.choose(0, { do: 'place', place: 'police' })
  const before = [...t.state.items.at.police]
  assert.deepEqual(t.view(0).decks.police, before)
  assert.ok(t.view(1).decks.police.every(card => card === null))
  assert.equal(t.refused(0, { do: 'take', card: 'police/planks:1' }), 'LN-DECK-01 fetch.notOfType')
  t.choose(0, { do: 'take', card: 'police/shotgun:1' })
  t.choose(0, { do: 'survivor', survivor: 'rocco' })
  assert.deepEqual(survivor(t, 'rocco').equipment, ['police/shotgun:1'])
  const rest = before.filter(card => card !== 'police/shotgun:1')
  assert.deepEqual(t.state.items.at.police.toSorted(), rest.toSorted())
  assert.notDeepEqual(t.state.items.at.police, rest)
  assert.ok(t.view(0).decks.police.every(card => card === null))
})

rule('[LN-DECK-01] even when nothing was taken', mild, t => {
  turn(t, s => {
    setPeople(s, ['emma', 0, 'library'], ['rocco', 1, 'colony'], ['gia', 2, 'school'])
    items.move(s, 'library/atlas:1', 'library', 'library')
  })
  const before = [...t.state.items.at.library]
  t.choose(0, { do: 'use', survivor: 'emma', by: 'emma', die: 0 })
  assert.deepEqual(t.view(1).decks.library.slice(-4), before.slice(-4))
  t.choose(0, { do: 'nothing' })
  assert.deepEqual(t.state.items.at.library.toSorted(), before.toSorted())
  assert.notDeepEqual(t.state.items.at.library, before)
  for (const viewer of [0, 1] as const) assert.ok(t.view(viewer).decks.library.every(card => card === null))
})

rule('[LN-DIE-01] a spent die goes from the unused to the used ones, one of several equal ones', config(3), t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    Object.assign(s.players[0]!, { dice: [3, 5, 3], used: [1] })
  })
  t.choose(0, { do: 'search', survivor: 'gia', die: 3 })
  assert.deepEqual(
    [t.state.players[0]!.dice, t.state.players[0]!.used],
    [
      [5, 3],
      [1, 3],
    ],
  )
  assert.deepEqual([t.state.players[1]!.dice, t.state.players[1]!.used], [[1, 2, 3, 4, 5, 6], []])
})
