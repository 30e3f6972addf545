import assert from 'node:assert/strict'
import { MOST_NOISE } from '../src/content/places.ts'
import { items } from '../src/language.ts'
import { faceOf, rule, setEntrance, setPeople, three, turn } from './longNight.ts'

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
    while (items.draw(s, 'gas', 'spent') !== undefined);
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
      ['gia', 0, 'colony'],
      ['rocco', 1, 'colony', { frostbite: 1 }],
      ['alfonso', 1, 'colony'],
      ['emma', 2, 'colony', { frostbite: 1 }],
    )
  })
  t.choose(0, { do: 'done' })
  const wounds = (id: string): number => t.state.survivors.find(each => each.id === id)!.wounds
  assert.deepEqual(['gia', 'rocco', 'alfonso', 'emma'].map(wounds), [0, 1, 0, 0])
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
