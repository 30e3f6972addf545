import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CRISES, CRISIS_IDS, crisisRow } from '../src/content/crises.ts'
import { CROSSROADS, CROSSROADS_IDS, crossroadsRow } from '../src/content/crossroads.ts'
import { EXILED_IDS } from '../src/content/exiledObjectives.ts'
import { ITEM_KINDS } from '../src/content/itemKinds.ts'
import { DECKS, homeOf, ITEM_IDS, itemRow, kindOf, typeOf } from '../src/content/items.ts'
import { ITEM_TYPES, type ItemType } from '../src/content/itemTypes.ts'
import { MAIN_OBJECTIVE_IDS } from '../src/content/mainObjectiveIds.ts'
import { objectiveRow } from '../src/content/mainObjectives.ts'
import { MODULES } from '../src/content/modules.ts'
import { LOCATIONS, locationOf, MOST_NOISE, numberOf, PLACE, PLACES, type Place } from '../src/content/places.ts'
import { BETRAYAL_IDS, SECRET_IDS, secretRow } from '../src/content/secretObjectives.ts'
import { SURVIVOR_IDS, SURVIVORS, survivorRow } from '../src/content/survivors.ts'
import { HAPPENINGS } from '../src/content/triggers.ts'
import { game, itemTypesAt } from '../src/index.ts'
import { crises, items, people } from '../src/language.ts'
import { messages } from '../src/text/index.ts'
import { ITEM_ZONES } from '../src/zones.ts'
import {
  come,
  config,
  czech,
  entrance,
  faceOf,
  type LongNight,
  nightfall,
  noRoads,
  rule,
  setCrisis,
  setEntrance,
  setGear,
  setHand,
  setPeople,
  three,
  turn,
} from './longNight.ts'

const words = await messages('en')
const named = (...keys: readonly string[]): void => {
  for (const key of keys) assert.ok((words[key] ?? '').length > 0, key)
}

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

rule('[LN-BOARD-07] the noise spaces are four: three tokens leave room for one more', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'library'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    s.places[4]!.noise = 3
  })
  t.choose(0, { do: 'search', survivor: 'gia', die: 6 })
  t.choose(0, { do: 'noise' })
  assert.equal(t.state.places[4]!.noise, 4)
  assert.deepEqual(
    t.options(0).map(o => o.do),
    ['keep', 'keep'],
  )
})

rule('[LN-BOARD-08] a loud weapon puts no fifth token down', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    setGear(s, 'gia', 'police/shotgun:1')
    setEntrance(s, 'school', 0, { zombies: 2 })
    s.places[3]!.noise = 4
    s.chance.rolls = [faceOf('blank')]
  })
  t.choose(0, { do: 'attackWith', survivor: 'gia', die: 2, by: 'police/shotgun:1' })
  assert.equal(t.state.places[3]!.noise, 4)
})

/** Gia makes four noise at the school in one search, and curtains take it all away. */
function hushed(t: LongNight): void {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    setHand(s, 0, 'library/heavyCurtains:1')
    setGear(s, 'gia', 'police/shotgun:1')
    setEntrance(s, 'school', 0, { zombies: 2 })
  })
  t.choose(0, { do: 'search', survivor: 'gia', die: 5 })
  for (let i = 0; i < 4; i++) t.choose(0, { do: 'noise' })
  t.choose(0, t.options(0)[0]!)
  t.choose(0, { do: 'play', card: 'library/heavyCurtains:1' })
  assert.equal(t.state.places[3]!.noise, 0)
}
const shoot = { do: 'attackWith', survivor: 'gia', die: 2, by: 'police/shotgun:1' } as const

rule('[LN-BOARD-08, ED-65] Polish: no fifth token is placed in a round, even after the four are gone', three, t => {
  hushed(t)
  // A loud weapon works and is not heard; a search goes no further than its first card.
  t.rolls(faceOf('blank')).choose(0, shoot)
  assert.equal(t.state.places[3]!.noise, 0)
  t.choose(0, { do: 'search', survivor: 'gia', die: 6 })
  assert.ok(!t.offers(0, { do: 'noise' }))
  assert.equal(items.at(t.state, 'drawn0').length, 1)
})

rule('[LN-BOARD-08, ED-65] Polish: elsewhere, and in the next round, noise can be made again', three, t => {
  hushed(t)
  t.arrange(s => {
    noRoads(s)
    s.survivors.find(each => each.id === 'gia')!.at = 'library'
  })
  t.choose(0, { do: 'search', survivor: 'gia', die: 6 })
  t.choose(0, { do: 'noise' })
  assert.equal(t.state.places[4]!.noise, 1)
  t.choose(0, { do: 'stop' })
  t.choose(0, t.options(0)[0]!)
  t.arrange(s => {
    s.food = 9
    for (const each of s.survivors) each.at = 'school'
    s.chance.rolls = [1]
  })
  for (const seat of [0, 1, 2]) t.choose(seat, { do: 'done' })
  while (t.state.phase === 'colony') t.choose(t.pending[0]!, t.options(t.pending[0]!).at(-1)!)
  t.arrange(s => {
    s.players[t.pending[0]!]!.dice = [6]
  })
  const seat = t.pending[0]!
  const survivor = ['gia', 'rocco', 'emma'][seat]!
  t.choose(seat, { do: 'search', survivor, die: 6 })
  assert.ok(t.offers(seat, { do: 'noise' }))
})

rule('[LN-BOARD-08, ED-65] Czech: a space that becomes free may be used again in the same round', czech, t => {
  hushed(t)
  t.rolls(faceOf('blank')).choose(0, shoot)
  assert.equal(t.state.places[3]!.noise, 1)
  t.choose(0, { do: 'search', survivor: 'gia', die: 6 })
  for (let i = 0; i < 3; i++) t.choose(0, { do: 'noise' })
  assert.equal(t.state.places[3]!.noise, 4)
  assert.ok(!t.offers(0, { do: 'noise' }))
})

rule('[LN-BOARD-08, LN-PRINT-04] noise that Elijah leads away is moved, not placed', three, t => {
  turn(t, s => {
    setPeople(s, ['elijah', 0, 'school'], ['gia', 0, 'library'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
  })
  t.choose(0, { do: 'search', survivor: 'elijah', die: 5 })
  for (let i = 0; i < 3; i++) t.choose(0, { do: 'noise' })
  t.choose(0, { do: 'stop' })
  t.choose(0, t.options(0)[0]!)
  t.choose(0, { do: 'useNow', survivor: 'elijah' })
  t.choose(0, { do: 'place', place: 'library' })
  assert.deepEqual([t.state.places[3]!.noise, t.state.places[4]!.noise], [0, 3])
  // One more fits where the three now lie; one more may be made where they were made.
  t.choose(0, { do: 'search', survivor: 'gia', die: 6 })
  t.choose(0, { do: 'noise' })
  assert.ok(!t.offers(0, { do: 'noise' }))
  t.choose(0, t.options(0)[0]!)
  t.choose(0, { do: 'search', survivor: 'elijah', die: 4 })
  t.choose(0, { do: 'noise' })
  assert.ok(!t.offers(0, { do: 'noise' }))
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

// Section 3: cards

const TIMES = { short: '45 to 90', medium: '90 to 120', long: '120 to 210' }

test('[LN-CARD-01] eight main objectives: name, time, set-up and goal on a normal and a hard side', () => {
  assert.equal(MAIN_OBJECTIVE_IDS.length, 8)
  for (const id of MAIN_OBJECTIVE_IDS) {
    const row = objectiveRow(id)
    named(`objective.${id}`, `objective.goal.${id}.normal`, `objective.goal.${id}.hard`)
    assert.ok(words[`objective.time.${row.time}`]!.includes(TIMES[row.time]))
    for (const side of [row.normal, row.hard]) {
      assert.ok(side.morale > 0 && side.rounds > 0)
      assert.ok(side.zombies.colony >= 0 && side.zombies.location >= 0)
      assert.ok(Object.keys(side.goal).length > 0)
    }
    assert.notDeepEqual(row.normal, row.hard)
  }
  assert.deepEqual([objectiveRow('frostyNight').time, objectiveRow('tribute').time], ['long', 'short'])
})

test('[LN-CARD-02] 24 secret and 11 betrayal objectives: a name and a list of conditions', () => {
  assert.deepEqual([SECRET_IDS.length, BETRAYAL_IDS.length, EXILED_IDS.length], [24, 11, 5])
  for (const id of [...SECRET_IDS, ...BETRAYAL_IDS]) {
    assert.ok(secretRow(id).if.length > 0, id)
    named(`secret.${id}`, `secret.if.${id}`)
  }
})

/** Section 12: influence, attack, search, where. */
const PRINTED = {
  rocco: [21, 2, 4, 'colony'],
  anita: [19, 1, 4, 'anywhere'],
  emma: [33, 5, 3, 'outside'],
  elijah: [39, 2, 3, 'outside'],
  kevin: [27, 2, 5, 'anywhere'],
  gia: [49, 2, 3, 'anywhere'],
  alfonso: [47, 2, 5, 'colony'],
} as const

test('[LN-CARD-03] survivors: name, occupation, influence, attack and search value, ability', () => {
  for (const [id, printed] of Object.entries(PRINTED)) {
    const { influence, attack, search, where } = survivorRow(id)
    assert.deepEqual([influence, attack, search, where], printed, id)
  }
  for (const id of SURVIVOR_IDS) {
    named(`survivor.${id}`, `survivor.job.${id}`, `survivor.power.${id}`)
    const { attack, search, power } = survivorRow(id)
    assert.ok(
      [attack, search].every(value => Number.isInteger(value) && value >= 1 && value <= 6),
      id,
    )
    assert.ok(Object.keys(power).length > 0, id)
  }
})

rule('[LN-CARD-03] a die of the value or more, and the lowest influence goes first', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'school'], ['emma', 0, 'school'], ['rocco', 1, 'school'], ['anita', 2, 'colony'])
    setEntrance(s, 'school', 0, { zombies: 4 })
  })
  const attack = (survivor: string, die: number) => ({ do: 'attack', survivor, die, entrance: 0 })
  const search = (survivor: string, die: number) => ({ do: 'search', survivor, die })
  assert.equal(t.refused(0, attack('emma', 4)), 'LN-DIE-02 act.dieTooLow')
  assert.equal(t.refused(0, attack('emma', 5)), undefined)
  assert.equal(t.refused(0, attack('gia', 1)), 'LN-DIE-02 act.dieTooLow')
  assert.equal(t.refused(0, attack('gia', 2)), undefined)
  assert.equal(t.refused(0, search('gia', 2)), 'LN-DIE-02 act.dieTooLow')
  assert.equal(t.refused(0, search('gia', 3)), undefined)
  come(t, 'school', 1)
  assert.deepEqual(t.state.people.at.graveyard, ['rocco'])
})

rule('[LN-CARD-04] an ability works only where it says: colony, outside, anywhere', three, t => {
  const usable = (id: string, at: Place): boolean => {
    turn(t, s => {
      setPeople(s, [id, 0, at], ['rocco', 1, 'colony'], ['ingrid', 2, 'colony'])
      setEntrance(s, 'school', 0, { zombies: 1 })
      setEntrance(s, 'colony', 0, { zombies: 1 })
      s.food = 2
    })
    return t.options(0).some(o => o.do === 'use' && o['by'] === id)
  }
  const where = (id: string) => [usable(id, 'colony'), usable(id, 'school')]
  assert.deepEqual(where('nadia'), [true, false])
  assert.deepEqual(where('emma'), [false, true])
  assert.deepEqual(where('kevin'), [true, true])
})

test('[LN-CARD-05] items: name, one of seven types, a keyword, a home', () => {
  assert.equal(ITEM_TYPES.length, 7)
  assert.equal(new Set(ITEM_IDS).size, 25 + 7 * 20)
  for (const [kind, row] of Object.entries(ITEM_KINDS)) {
    named(`item.${kind}`, `item.effect.${kind}`)
    assert.ok(ITEM_TYPES.includes(row.type), kind)
    assert.ok(words[`item.effect.${kind}`]!.startsWith(`${row.keyword.toUpperCase()}:`), kind)
    if (row.type === 'survivor') assert.equal(row.keyword, 'event', kind)
  }
  for (const [home, cards] of Object.entries(DECKS))
    for (const card of cards) {
      assert.equal(homeOf(card), home)
      assert.equal(itemRow(card), ITEM_KINDS[kindOf(card)])
    }
})

test('[LN-CARD-06] 22 crises: name, accepted types, what failing brings, bandit numbers', () => {
  assert.equal(CRISIS_IDS.length, 22)
  for (const id of CRISIS_IDS) {
    const { accepts, fail, bandits, mark } = crisisRow(id)
    named(`crisis.${id}`, `crisis.fail.${id}`)
    assert.ok(accepts.length > 0 && accepts.every(type => ITEM_TYPES.includes(type)), id)
    assert.ok(fail.main.length > 0 || mark === 'bandits', id)
    assert.ok(bandits.length >= 2 && bandits.every(n => n >= 1 && n <= 6), id)
  }
  assert.deepEqual(
    [crisisRow('shelter').bandits, crisisRow('coordinatedAttack').bandits],
    [
      [3, 4],
      [3, 4],
    ],
  )
  assert.deepEqual(crisisRow('fuelShortage').accepts, ['fuel'])
})

test('[LN-CARD-07] crossroads: name, trigger, two options that are lists of the card', () => {
  assert.equal(new Set(CROSSROADS_IDS).size, CROSSROADS_IDS.length)
  for (const id of CROSSROADS_IDS) {
    const { trigger, options, lists } = crossroadsRow(id)
    named(`crossroads.${id}`, `crossroads.trigger.${id}`)
    for (const on of [trigger.on].flat()) assert.ok(HAPPENINGS.includes(on), id)
    assert.equal(new Set(options).size, 2, id)
    for (const option of options) {
      assert.ok(lists[option]!.length > 0, `${id} ${option}`)
      named(`crossroads.option.${id}.${option}`)
    }
  }
})

test('[LN-CARD-08, LN-CARD-09] without their modules no experiment and no improvement is in any deck', () => {
  for (const players of [2, 3, 4, 5]) {
    const s = game.setup(config(players, { adultCrossroads: true }), 'decks')
    const marks = [
      ...Object.values(s.crises.at).flatMap(ids => ids.map(id => crisisRow(id).mark)),
      ...Object.values(s.goals.at).flatMap(ids => ids.map(id => secretRow(id).mark)),
      ...Object.values(s.roads.at).flatMap(ids => ids.map(id => crossroadsRow(id).mark)),
      ...(players === 5 ? [] : Object.values(s.people.at).flatMap(ids => ids.map(id => survivorRow(id).mark))),
    ]
    assert.ok(marks.length > 0 && marks.every(mark => mark === undefined))
    const ofAllGames = ITEM_IDS.filter(card => homeOf(card) !== 'raxxon')
    assert.deepEqual(Object.values(s.items.at).flat().toSorted(), ofAllGames.toSorted())
    assert.deepEqual([s.improvements.cards, s.offer, s.experiments.cards], [[], [], []])
  }
  // The six item decks, the crises, survivors, objectives, exiled objectives and crossroads: there is no other pile.
  const piles = Object.entries(game.setup(three, 'decks')).filter(
    ([, value]: [string, unknown]) => typeof value === 'object' && value !== null && Object.hasOwn(value, 'possible'),
  )
  assert.deepEqual(piles.map(([name]) => name).toSorted(), [
    'crises',
    'experiments',
    'fates',
    'goals',
    'improvements',
    'items',
    'people',
    'roads',
  ])
})

const marked = (rows: { readonly [id: string]: { readonly mark?: string } }, mark: string): readonly string[] =>
  Object.keys(rows).filter(id => rows[id]!.mark === mark)

test('[LN-CARD-10] marks: hammer, bandit, skull, adults only, no cooperation', () => {
  assert.deepEqual([...MODULES], ['improvements', 'bandits', 'raxxon'])
  assert.deepEqual(
    MODULES.map(mark => marked(SURVIVORS, mark)),
    [['wanda'], ['dusty'], ['blue']],
  )
  assert.deepEqual(
    MODULES.map(mark => marked(CRISES, mark)),
    [['halfBuilt'], ['coordinatedAttack'], ['tornFilters', 'coldRooms']],
  )
  const rows = CROSSROADS_IDS.map(crossroadsRow)
  assert.ok(rows.some(row => row.adult) && rows.some(row => row.noCooperation) && rows.some(row => row.mark))
  // A player who has to show an objective must have one.
  for (const [id, { lists, noCooperation }] of Object.entries(CROSSROADS))
    if (Object.values(lists).some(list => list.some(([verb]) => verb === 'confess')))
      assert.equal(noCooperation, true, id)
})

rule(
  '[LN-CARD-11] a player’s sheet: leader and followers open, the objective face down, dice unused and used',
  three,
  t => {
    turn(t, s => {
      setPeople(s, ['gia', 0, 'colony'], ['kevin', 0, 'school'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
      s.players[0]!.dice = [3, 5]
    })
    t.choose(0, { do: 'barricade', survivor: 'gia', die: 3, entrance: 0 })
    for (const viewer of [1, 'public'] as const) {
      const view = t.view(viewer)
      const sheet = view.players[0]!
      assert.deepEqual([sheet.leader, sheet.dice, sheet.used], ['gia', [5], [3]])
      assert.deepEqual(
        view.survivors.filter(each => each.seat === 0).map(each => each.id),
        ['gia', 'kevin'],
      )
      assert.deepEqual([sheet.goals, sheet.known], [1, []])
    }
    assert.deepEqual(t.view(0).own!.goals, t.state.goals.at.goal0)
  },
)
