// LN-FOOD, LN-ROLL, LN-RANDLOC, LN-EXPO, LN-FROST: food for dice, and rolls that no food changes.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { locationOf } from '../src/content/places.ts'
import {
  atRandom,
  czech,
  entrance,
  exposed,
  faceOf,
  happens,
  type LongNight,
  mild,
  mildCzech,
  news,
  noRoads,
  rule,
  setEntrance,
  setHand,
  setPeople,
  setRoad,
  survivor,
  three,
  turn,
} from './longNight.ts'

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
