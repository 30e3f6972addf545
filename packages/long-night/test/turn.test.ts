// LN-ATTACK to LN-DIE: the acts of a turn, abilities, looked-through decks and dice.

import assert from 'node:assert/strict'
import { MOST_NOISE } from '../src/content/places.ts'
import { items } from '../src/language.ts'
import { use } from './choices.ts'
import {
  config,
  entrance,
  faceOf,
  mild,
  noRoads,
  rule,
  setEntrance,
  setGear,
  setPeople,
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
