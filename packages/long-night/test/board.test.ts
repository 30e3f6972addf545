// LN-COMP, LN-BOARD: supplies, places and their spaces.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DECKS, homeOf, ITEM_IDS, typeOf } from '../src/content/items.ts'
import { type ItemType } from '../src/content/itemTypes.ts'
import { MAIN_OBJECTIVE_IDS } from '../src/content/mainObjectiveIds.ts'
import { LOCATIONS, locationOf, MOST_NOISE, numberOf, PLACE, PLACES } from '../src/content/places.ts'
import { game, itemTypesAt } from '../src/index.ts'
import { crises, items, people } from '../src/language.ts'
import { ITEM_ZONES } from '../src/zones.ts'
import {
  come,
  config,
  entrance,
  faceOf,
  type LongNight,
  nightfall,
  rule,
  setCrisis,
  setEntrance,
  setGear,
  setHand,
  setPeople,
  three,
  turn,
} from './longNight.ts'

const atHome = (s: LongNight['state']): void =>
  setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])

const zombies = (t: LongNight): number =>
  t.state.places.flatMap(place => place.entrances).reduce((sum, each) => sum + each.zombies, 0)

// Section 2

rule('[LN-COMP-01] the dead never run out: the fortieth zombie comes although there are thirty figures', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    for (const at of ['colony', ...LOCATIONS] as const)
      for (const i of s.places[numberOf(at)]!.entrances.keys())
        setEntrance(s, at, i, { zombies: PLACE[at].entranceSpaces })
    setEntrance(s, 'gas', 0, { zombies: 2 })
  })
  assert.equal(zombies(t), 39)
  come(t, 'gas', 1)
  assert.equal(zombies(t), 40)
  assert.equal(t.state.survivors.length, 3)
})

rule('[LN-COMP-02] no supply of tokens has an end: food, barricades, starvation, helpless', three, t => {
  turn(t, s => {
    atHome(s)
    setHand(s, 0, 'school/rations:1', 'hospital/pairAtTheDoor:1')
    s.food = 20
    for (let i = 0; i < 6; i++) setEntrance(s, 'colony', i, { barricades: i === 0 ? 2 : 3 })
    setEntrance(s, 'hospital', 0, { barricades: 4 })
    s.helpless = 20
  })
  t.choose(0, { do: 'play', card: 'school/rations:1' })
  t.choose(0, { do: 'barricade', survivor: 'gia', die: 1, entrance: 0 })
  t.arrange(s => {
    for (const { id } of s.survivors.slice(1)) people.move(s, id, 'inPlay', 'lost')
  })
  t.choose(0, { do: 'play', card: 'hospital/pairAtTheDoor:1' })
  assert.deepEqual([t.state.food, t.state.helpless, entrance(t.state, 'colony').barricades], [22, 21, 3])
  nightfall(t, s => {
    atHome(s)
    s.helpless = 0
    s.starvation = 6
    s.morale = 9
  })
  assert.deepEqual([t.state.starvation, t.state.morale], [7, 2])
})

// Section 3: places

test('[LN-BOARD-01, LN-BOARD-02, LN-BOARD-03] six entrances of three spaces in the colony, one everywhere else', () => {
  const { places } = game.setup(three, 'entrances')
  assert.deepEqual(
    places.map(place => place.entrances.length),
    [6, 1, 1, 1, 1, 1, 1, 1, 1],
  )
  assert.deepEqual(
    PLACES.map(at => PLACE[at].entranceSpaces),
    [3, 4, 4, 4, 3, 4, 3, 4, 4],
  )
})

rule('[LN-BOARD-02] a fourth zombie finds no space at an entrance of the colony', three, t => {
  turn(t, atHome)
  come(t, 'colony', 18)
  assert.deepEqual(
    t.state.places[0]!.entrances.map(each => each.zombies),
    [3, 3, 3, 3, 3, 3],
  )
  assert.deepEqual(t.state.people.at.graveyard, [])
  turn(t, s => {
    atHome(s)
    for (let i = 0; i < 6; i++) setEntrance(s, 'colony', i, { zombies: 3 })
  })
  come(t, 'colony', 1)
  assert.deepEqual(t.state.people.at.graveyard, ['rocco'])
})

rule('[LN-BOARD-04] a zombie, a barricade and a trap take a space each', three, t => {
  for (const [has, full] of [
    [{ zombies: 1, barricades: 1, traps: 1 }, true],
    [{ zombies: 1, barricades: 1 }, false],
    [{ zombies: 1, traps: 1 }, false],
    [{ barricades: 1, traps: 1 }, false],
  ] as const) {
    turn(t, s => {
      setPeople(s, ['gia', 0, 'gas'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
      setEntrance(s, 'gas', 0, has)
    })
    const build = { do: 'barricade', survivor: 'gia', die: 1, entrance: 0 }
    assert.equal(t.refused(0, build), full ? 'LN-BARR-01 barricade.noSpace' : undefined)
  }
})

rule('[LN-BOARD-05] what lies on the colony board is there for everybody, the contributions face down', three, t => {
  turn(t, s => {
    atHome(s)
    setHand(s, 0, 'gas/lighter:1', 'school/rations:1')
    setCrisis(s, 'fuelShortage')
    s.food = 3
  })
  t.choose(0, { do: 'contribute', card: 'gas/lighter:1' })
  t.choose(0, { do: 'play', card: 'school/rations:1' })
  const view = t.view(1)
  assert.equal(PLACE.colony.spaces, 24)
  assert.deepEqual([view.morale, view.rounds, view.food, view.objective], [5, 4, 5, 'frostyNight'])
  assert.deepEqual([view.waste, view.crisis], [['school/rations:1'], 'fuelShortage'])
  assert.equal(view.crises.left, t.state.crises.at.deck.length)
  assert.equal(view.contributed, 1)
  assert.ok(view.whereabouts.some(({ zones, cards }) => zones.length > 1 && cards.includes('gas/lighter:1')))
})

rule('[LN-BOARD-06] no deck in the colony, no noise there, and no die names it', three, t => {
  turn(t, s => {
    atHome(s)
    setGear(s, 'gia', 'police/shotgun:1')
    setEntrance(s, 'colony', 0, { zombies: 2 })
    s.chance.rolls = [faceOf('blank')]
  })
  assert.equal(t.refused(0, { do: 'search', survivor: 'gia', die: 6 }), 'LN-SEARCH-01 search.noDeck')
  t.choose(0, { do: 'attackWith', survivor: 'gia', die: 2, by: 'police/shotgun:1' })
  assert.equal(entrance(t.state, 'colony').zombies, 0)
  assert.equal(t.state.places[0]!.noise, 0)
  assert.ok(!(LOCATIONS as readonly string[]).includes('colony'))
})

/** U-06: the item types of each deck, from the most to the least likely. */
const LIKELY: { readonly [home: string]: readonly (readonly [ItemType, number])[] } = {
  police: [
    ['weapon', 9],
    ['survivor', 4],
    ['tool', 3],
    ['education', 2],
    ['medicine', 2],
  ],
  grocery: [
    ['food', 10],
    ['survivor', 3],
    ['medicine', 3],
    ['tool', 2],
    ['fuel', 2],
  ],
  school: [
    ['food', 4],
    ['education', 4],
    ['medicine', 4],
    ['tool', 4],
    ['survivor', 4],
  ],
  library: [
    ['education', 10],
    ['survivor', 4],
    ['tool', 2],
    ['food', 2],
    ['fuel', 2],
  ],
  hospital: [
    ['medicine', 10],
    ['survivor', 4],
    ['food', 2],
    ['tool', 2],
    ['education', 2],
  ],
  gas: [
    ['fuel', 9],
    ['food', 4],
    ['tool', 3],
    ['weapon', 2],
    ['survivor', 2],
  ],
}

rule('[LN-PRINT-17] everybody reads the item types of every deck, from the likeliest to the least likely', three, t => {
  for (const at of LOCATIONS) {
    const counts = itemTypesAt(at).map(type => DECKS[at].filter(card => typeOf(card) === type).length)
    assert.deepEqual(
      counts,
      LIKELY[at]!.map(([, count]) => count),
    )
    assert.deepEqual(itemTypesAt(at).toSorted(), LIKELY[at]!.map(([type]) => type).toSorted())
    for (const viewer of [0, 1, 2, 'public'] as const) assert.deepEqual(t.view(viewer).itemTypes[at], itemTypesAt(at))
  }
  assert.deepEqual(itemTypesAt('police'), ['weapon', 'survivor', 'tool', 'education', 'medicine'])
  // Later draws change nothing: the card shows this.
  t.arrange(s => {
    while (items.draw(s, 'police', 'removed') !== undefined);
  })
  assert.deepEqual(t.view(0).itemTypes.police, itemTypesAt('police'))
})

test('[LN-BOARD-07] a location: spaces, an entrance, four noise spaces, and a deck of its own mixture', () => {
  assert.deepEqual(
    LOCATIONS.map(at => [numberOf(at), PLACE[at].spaces]),
    [
      [1, 3],
      [2, 3],
      [3, 4],
      [4, 3],
      [5, 4],
      [6, 2],
    ],
  )
  assert.equal(MOST_NOISE, 4)
  for (const at of LOCATIONS) {
    for (const [type, count] of LIKELY[at]!)
      assert.equal(DECKS[at].filter(card => typeOf(card) === type).length, count, `${at} ${type}`)
    assert.equal(
      LIKELY[at]!.reduce((sum, [, count]) => sum + count, 0),
      DECKS[at].length,
    )
  }
})

rule('[LN-BOARD-09] Raxxon and the hideout are not in play: nobody goes there, nothing comes there', three, t => {
  turn(t, s => {
    atHome(s)
    setHand(s, 0, 'gas/fullTank:1')
  })
  for (const to of ['raxxon', 'hideout'])
    assert.equal(t.refused(0, { do: 'move', survivor: 'gia', to }), 'LN-BOARD-09 move.notInPlay')
  t.choose(0, { do: 'play', card: 'gas/fullTank:1' })
  assert.deepEqual(
    t.options(0).flatMap(o => (o.do === 'place' ? [o['place']] : [])),
    [...LOCATIONS],
  )
  for (const objective of MAIN_OBJECTIVE_IDS) {
    const { places } = game.setup(config(3, { objective }), 'places')
    assert.deepEqual(
      places.slice(7).map(place => place.entrances[0]!.zombies),
      [0, 0],
    )
  }
})

rule('[LN-BOARD-10] the graveyard keeps the dead, is no place to go to and counts for nothing', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'colony'], ['kevin', 0, 'colony'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    s.chance.rolls = [faceOf('bite')]
  })
  assert.ok(!(PLACES as readonly string[]).includes('graveyard'))
  assert.ok(t.refused(0, { do: 'move', survivor: 'gia', to: 'graveyard' }) !== undefined)
  t.choose(0, { do: 'move', survivor: 'gia', to: 'police' })
  assert.deepEqual(t.view(1).graveyard, ['gia'])
  assert.deepEqual(t.state.people.at.graveyard, ['gia'])
  nightfall(t, s => {
    s.food = 9
  })
  // Three in the colony eat two, and two zombies come; the dead bring none anywhere.
  assert.equal(t.state.food, 7)
  assert.equal(zombies(t), 2)
})

rule('[LN-BOARD-11] the hideout has no item deck', three, t => {
  turn(t, s => setPeople(s, ['gia', 0, 'hideout'], ['rocco', 1, 'colony'], ['emma', 2, 'colony']))
  assert.equal(t.refused(0, { do: 'search', survivor: 'gia', die: 6 }), 'LN-SEARCH-01 search.noDeck')
  assert.ok(!Object.hasOwn(ITEM_ZONES, 'hideout') && !Object.hasOwn(DECKS, 'hideout'))
  assert.ok(ITEM_IDS.every(card => homeOf(card) !== ('hideout' as string)))
})

rule('[LN-BOARD-12] a roll for a location names 1 to 6, never Raxxon, the hideout or the colony', three, t => {
  assert.deepEqual([1, 2, 3, 4, 5, 6].map(locationOf), [...LOCATIONS])
  assert.ok(numberOf('raxxon') > 6 && numberOf('hideout') > 6)
  nightfall(t, s => {
    setPeople(s, ['gia', 0, 'raxxon'], ['rocco', 1, 'raxxon'], ['emma', 2, 'raxxon'])
    s.crises = crises.lay(3, { ...s.crises.at, now: ['tornFilters'] })
    s.chance.rolls = [1, 2, 3, 4, 5, 6]
  })
  assert.deepEqual(
    t.state.places.map(place => place.entrances[0]!.zombies),
    // Those at Raxxon draw theirs by standing there (LN-COLONY-ZOMBIE-02).
    [0, 1, 1, 1, 1, 1, 1, 3, 0],
  )
})

rule('[LN-BOARD-13] survivors and helpless, rebellious or not, take one space each', three, t => {
  const full = { do: 'move', survivor: 'kevin', to: 'colony' }
  for (const [helpless, rebellious, refused] of [
    [11, 10, 'LN-MOVE-01 move.full'],
    [10, 10, undefined],
    [0, 20, undefined],
    [21, 0, 'LN-MOVE-01 move.full'],
  ] as const) {
    turn(t, s => {
      setPeople(s, ['gia', 0, 'colony'], ['kevin', 0, 'school'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
      Object.assign(s, { helpless, rebellious })
    })
    assert.equal(t.refused(0, full), refused)
  }
  turn(t, s => setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'gas'], ['emma', 2, 'gas']))
  assert.equal(t.refused(0, { do: 'move', survivor: 'gia', to: 'gas' }), 'LN-MOVE-01 move.full')
})
