// Every survivor's ability: its effect, where it works, and that "once" means once.

import assert from 'node:assert/strict'
import type { Place } from '../src/content/places.ts'
import { SURVIVOR_IDS, type SurvivorId } from '../src/content/survivors.ts'
import type { Option, State } from '../src/index.ts'
import { items } from '../src/language.ts'
import { keepFirst, place, search, use } from './choices.ts'
import {
  does,
  faceOf,
  goTo,
  type LongNight,
  mild,
  nightfall,
  rule,
  setEntrance,
  setHand,
  setPeople,
  setTop,
  survivorIn,
  toldApart,
  turn,
} from './longNight.ts'

/** Seat 0 has this survivor here and Cyril at the library; Hedda and Kevin of the others are in the colony. */
function alone(t: LongNight, id: SurvivorId, at: Place, set: (s: State) => void = () => {}): LongNight {
  return turn(t, s => {
    setPeople(s, [id, 0, at], ['cyril', 0, 'library'], ['hedda', 1, 'colony'], ['kevin', 2, 'colony'])
    for (const seat of [0, 1, 2]) setHand(s, seat)
    set(s)
  })
}

/** The zombies that come to the colony at night, and the food it needs. */
function night(t: LongNight, set: (s: State) => void): { readonly zombies: number; readonly eaten: number } {
  nightfall(t, s => {
    s.food = 9
    set(s)
  })
  const zombies = t.state.places[0]!.entrances.reduce((sum, entrance) => sum + entrance.zombies, 0)
  return { zombies, eaten: 9 - t.state.food }
}

rule('[LN-CARD-04] Rocco, in the colony: with a helpless there 2 zombies fewer come', mild, t => {
  const zombies = (at: Place, helpless: number): number =>
    night(t, s => {
      setPeople(s, ['rocco', 0, at], ['hedda', 0, 'colony'], ['kevin', 1, 'colony'], ['cyril', 2, 'colony'])
      s.helpless = helpless
    }).zombies
  assert.deepEqual([zombies('colony', 2), zombies('colony', 0), zombies('gas', 3)], [1, 2, 3])
})

rule('Anita, anywhere, once: a zombie at her place without exposure, or a wound for a survivor there', mild, t => {
  for (const at of ['school', 'colony'] as const) {
    alone(t, 'anita', at, s => {
      setEntrance(s, at, 0, { zombies: 2 })
      setEntrance(s, 'library', 0, { zombies: 2 })
      survivorIn(s, 'hedda').at = at
    })
    const zombies = at === 'colony' ? 'colony0.zombies' : 'school.zombies'
    assert.deepEqual(does(t, use('anita'), { do: 'option', option: 'kill' }), { [zombies]: -1, used: 'anita' })
    assert.equal(t.refused(0, use('anita')), 'LN-CLAR-02 use.used')
  }
  alone(t, 'anita', 'school', s => {
    setEntrance(s, 'school', 0, { zombies: 2 })
    survivorIn(s, 'hedda').at = 'school'
  })
  assert.deepEqual(does(t, use('anita'), { do: 'option', option: 'cut' }, { do: 'survivor', survivor: 'hedda' }), {
    'hedda.wounds': 1,
    used: 'anita',
  })
})

rule('Anita kills nobody elsewhere; alone she can wound only herself', mild, t => {
  alone(t, 'anita', 'school', s => setEntrance(s, 'library', 0, { zombies: 2 }))
  assert.deepEqual(does(t, use('anita')), { 'anita.wounds': 1, used: 'anita' })
})

rule('[LN-CARD-04] Emma, outside, once: four cards are open, an education card may be taken', mild, t => {
  alone(t, 'emma', 'school', s => {
    for (const card of ['atlas:1', 'scrap:1', 'rations:1', 'libraryPlans:1']) setTop(s, `school/${card}`)
  })
  t.choose(0, use('emma'))
  assert.deepEqual(
    t.heard('public').filter(event => event.e === 'revealed'),
    [
      {
        e: 'revealed',
        at: 'school',
        cards: ['school/atlas:1', 'school/scrap:1', 'school/rations:1', 'school/libraryPlans:1'],
        why: 'ability.emma',
      },
    ],
  )
  assert.equal(t.refused(0, { do: 'take', card: 'school/scrap:1' }), 'LN-DECK-01 fetch.notOfType')
  assert.deepEqual(does(t, { do: 'take', card: 'school/atlas:1' }), { hand0: 1, school: -1 })
  assert.ok(t.view(0).own!.hand.includes('school/atlas:1'))
  assert.deepEqual(
    t.view(1).decks.school.filter(card => card !== null),
    [],
  )
  assert.equal(t.refused(0, use('emma')), 'LN-CLAR-02 use.used')
  alone(t, 'emma', 'colony')
  assert.ok(!t.offers(0, use('emma')))
})

rule('Emma may take none, and must when there is none', mild, t => {
  alone(t, 'emma', 'school', s => {
    for (const card of ['scrap:1', 'rations:1', 'rations:2', 'crackers:1']) setTop(s, `school/${card}`)
  })
  assert.deepEqual(does(t, use('emma')), { used: 'emma' })
})

rule('[LN-CARD-04] Elijah, outside, once: after a search all noise goes where there is room for it', mild, t => {
  alone(t, 'elijah', 'school', s => {
    s.places[3]!.noise = 2
    s.places[1]!.noise = 3
    s.places[2]!.noise = 2
  })
  does(t, search('elijah', 3), { do: 'stop' }, keepFirst)
  t.choose(0, { do: 'useNow', survivor: 'elijah' })
  assert.ok(!t.offers(0, place('police')))
  assert.deepEqual(does(t, place('grocery')), { 'school.noise': -2, 'grocery.noise': 2 })
  assert.ok(t.heard(1).some(event => event.e === 'picked'))
  does(t, search('elijah', 4), { do: 'noise' }, { do: 'stop' }, keepFirst)
  assert.ok(t.offers(0, { do: 'done' }))
  assert.equal(t.state.places[3]!.noise, 1)
})

rule('Elijah is not asked where there is no noise', mild, t => {
  alone(t, 'elijah', 'school')
  does(t, search('elijah', 3), { do: 'stop' }, keepFirst)
  assert.ok(t.offers(0, { do: 'done' }))
})

rule('Kevin, anywhere, once: a zombie at any place, without exposure', mild, t => {
  for (const at of ['colony', 'gas'] as const) {
    turn(t, s => {
      setPeople(s, ['kevin', 0, at], ['hedda', 1, 'colony'], ['cyril', 2, 'colony'])
      setEntrance(s, 'hospital', 0, { zombies: 2 })
      setEntrance(s, 'colony', 4, { zombies: 1 })
    })
    assert.deepEqual(does(t, use('kevin'), place('hospital')), { 'hospital.zombies': -1, used: 'kevin' })
    assert.equal(t.refused(0, use('kevin')), 'LN-CLAR-02 use.used')
  }
})

rule('Gia, anywhere: at the end of the turn a wound or frostbite of somebody in the colony, never despair', mild, t => {
  alone(t, 'gia', 'gas', s => {
    Object.assign(survivorIn(s, 'hedda'), { frostbite: 1, despair: 1 })
    survivorIn(s, 'cyril').wounds = 1
    survivorIn(s, 'kevin').despair = 1
  })
  t.choose(0, { do: 'done' })
  const found = does(t, { do: 'useNow', survivor: 'gia' })
  assert.deepEqual(found['hedda.frostbite'], -1)
  assert.equal(found['cyril.wounds'], undefined)
  assert.equal(survivorIn(t.state, 'kevin').despair, 1)
  assert.deepEqual(t.pending, [1])
})

rule('[LN-CARD-04] Alfonso, in the colony, once: 2 food, and a weapon of a deck for somebody there', mild, t => {
  alone(t, 'alfonso', 'colony', s => {
    s.food = 2
    survivorIn(s, 'kevin').at = 'gas'
  })
  t.choose(0, use('alfonso'))
  t.choose(0, place('police'))
  assert.equal(t.refused(0, { do: 'take', card: 'police/planks:1' }), 'LN-DECK-01 fetch.notOfType')
  t.choose(0, { do: 'take', card: 'police/truncheon:1' })
  assert.deepEqual(
    t
      .options(0)
      .filter(o => o.do === 'survivor')
      .map(o => o['survivor']),
    ['alfonso', 'hedda'],
  )
  assert.deepEqual(does(t, { do: 'survivor', survivor: 'hedda' }), {
    'hedda.equipment': 'police/truncheon:1',
    table: -1,
    equipped: 1,
  })
  assert.equal(t.state.food, 0)
  // He alone has looked, and the deck was shuffled.
  assert.deepEqual(
    t.view(1).decks.police.filter(card => card !== null),
    [],
  )
  t.arrange(s => {
    s.food = 2
  })
  assert.equal(t.refused(0, use('alfonso')), 'LN-CLAR-02 use.used')
  alone(t, 'alfonso', 'colony', s => {
    s.food = 1
  })
  assert.equal(t.refused(0, use('alfonso')), 'LN-ABIL-02 use.notNow')
  alone(t, 'alfonso', 'gas', s => {
    s.food = 2
  })
  assert.ok(!t.offers(0, use('alfonso')))
})

rule('[LN-PRINT-07] everybody hears which card Alfonso takes out of which deck, before it is equipped', mild, t => {
  alone(t, 'alfonso', 'colony', s => {
    s.food = 2
  })
  t.choose(0, use('alfonso'))
  toldApart(t)
  t.choose(0, place('gas'))
  toldApart(t)
  t.choose(0, { do: 'take', card: 'gas/lighter:1' })
  for (const viewer of [0, 1, 2, 'public'] as const)
    assert.deepEqual(t.heard(viewer), [
      { e: 'took', seat: 0, card: 'gas/lighter:1', from: 'gas', to: 'table', why: 'ability.alfonso' },
    ])
  assert.deepEqual(t.view(1).table, ['gas/lighter:1'])
  toldApart(t)
})

rule('[LN-PLAY-04] [LN-PRINT-07] Alfonso arms nobody with a weapon that cannot be equipped', mild, t => {
  alone(t, 'alfonso', 'colony', s => {
    s.food = 2
  })
  t.choose(0, use('alfonso'))
  t.choose(0, place('police'))
  assert.equal(t.refused(0, { do: 'take', card: 'police/emptyGun:1' }), 'LN-PLAY-04 fetch.notToEquip')
  assert.ok(t.offers(0, { do: 'take', card: 'police/truncheon:1' }))
  t.choose(0, { do: 'nothing' })
})

rule('[LN-PRINT-07] everybody hears that Alfonso has taken nothing', mild, t => {
  alone(t, 'alfonso', 'colony', s => {
    s.food = 2
  })
  does(t, use('alfonso'), place('gas'))
  assert.deepEqual(does(t, { do: 'nothing' }), {})
  assert.deepEqual(t.heard(1), [{ e: 'enough', seat: 0 }])
})

/** All twenty are in the game of five. */
const five = { ...mild, players: 5 }
const OTHERS = [
  ['hedda', 1, 'hospital'],
  ['cyril', 2, 'hospital'],
  ['gia', 3, 'hospital'],
  ['emma', 4, 'hospital'],
] as const

rule('Blue rolls nothing after her moves, but after her attacks', five, t => {
  turn(t, s => {
    setPeople(s, ['blue', 0, 'colony'], ...OTHERS)
    setEntrance(s, 'school', 0, { zombies: 1 })
    s.chance.rolls = [faceOf('blank')]
  })
  const move = { do: 'move', survivor: 'blue', to: 'school' } as const
  assert.deepEqual(does(t, move), { 'blue.at': 'school', 'blue.moved': 1 })
  assert.equal(does(t, { do: 'attack', survivor: 'blue', die: 2, entrance: 0 })['exposed'], 1)
})

rule('[LN-CARD-04] Fatima, outside, after each search: an own survivor there moves without exposure', mild, t => {
  turn(t, s => {
    setPeople(
      s,
      ['fatima', 0, 'school'],
      ['gia', 0, 'school'],
      ['alfonso', 0, 'colony'],
      ['hedda', 1, 'school'],
      ['kevin', 2, 'colony'],
    )
  })
  does(t, search('fatima', 3), { do: 'stop' }, keepFirst)
  t.choose(0, { do: 'useNow', survivor: 'fatima' })
  assert.deepEqual(
    t
      .options(0)
      .filter(o => o.do === 'survivor')
      .map(o => o['survivor']),
    ['fatima', 'gia'],
  )
  t.choose(0, { do: 'survivor', survivor: 'gia' })
  assert.deepEqual(does(t, place('gas')), { 'gia.at': 'gas', 'gia.moved': 1 })
  // Again after the next search, with a survivor who has not moved.
  does(t, search('fatima', 4), { do: 'stop' }, keepFirst)
  t.choose(0, { do: 'useNow', survivor: 'fatima' })
  assert.deepEqual(does(t, place('gas')), { 'fatima.at': 'gas', 'fatima.moved': 1 })
  does(t, search('fatima', 5), { do: 'stop' }, keepFirst)
  assert.ok(t.offers(0, { do: 'done' }))
})

rule('[LN-CLAR-03] Kumar, once, in anybody’s turn: a wound of an exposure roll beside him is his', mild, t => {
  turn(t, s => {
    setPeople(s, ['hedda', 0, 'colony'], ['gia', 0, 'colony'], ['kumar', 1, 'school'], ['cyril', 2, 'colony'])
    s.chance.rolls = [faceOf('wound'), faceOf('wound')]
  })
  t.choose(0, { do: 'move', survivor: 'hedda', to: 'school' })
  assert.deepEqual(t.pending, [1])
  assert.deepEqual(does(t, { do: 'shield', yes: true }), { 'kumar.wounds': 1, used: 'kumar' })
  const found = does(t, { do: 'move', survivor: 'gia', to: 'school' })
  assert.equal(found['gia.wounds'], 1)
  assert.deepEqual(t.pending, [0])
})

rule('Kumar may refuse; frostbite and what happens elsewhere are not his', mild, t => {
  turn(t, s => {
    setPeople(
      s,
      ['hedda', 0, 'colony'],
      ['gia', 0, 'colony'],
      ['elijah', 0, 'colony'],
      ['kumar', 1, 'school'],
      ['cyril', 2, 'colony'],
    )
    s.chance.rolls = [faceOf('wound'), faceOf('wound'), faceOf('frostbite')]
  })
  t.choose(0, { do: 'move', survivor: 'hedda', to: 'school' })
  assert.deepEqual(does(t, { do: 'shield', yes: false }), { 'hedda.wounds': 1 })
  assert.equal(does(t, { do: 'move', survivor: 'gia', to: 'gas' })['gia.wounds'], 1)
  assert.equal(does(t, { do: 'move', survivor: 'elijah', to: 'school' })['elijah.frostbite'], 1)
})

rule('[LN-ABIL-02] Rosa with nobody to calm and nothing to clean has nothing to do, and is not used up', mild, t => {
  alone(t, 'rosa', 'colony', s => {
    s.helpless = 2
  })
  assert.equal(items.at(t.state, 'waste').length, 0)
  assert.equal(t.refused(0, use('rosa')), 'LN-ABIL-02 use.notNow')
  t.arrange(s => items.draw(s, 'police', 'waste'))
  assert.deepEqual(does(t, use('rosa')), { waste: -1, removed: 1, used: 'rosa' })
})

rule('[LN-CARD-04] Rosa, in the colony, once: calms a rebel; without one, two cards of waste go', mild, t => {
  const set = (s: State): void => {
    for (let i = 0; i < 3; i++) items.draw(s, 'police', 'waste')
  }
  alone(t, 'rosa', 'colony', s => {
    set(s)
    s.rebellious = 1
  })
  assert.deepEqual(does(t, use('rosa')), { rebellious: -1, helpless: 1, used: 'rosa' })
  assert.equal(t.refused(0, use('rosa')), 'LN-CLAR-02 use.used')
  t.arrange(s => {
    s.used = []
    while (items.draw(s, 'waste', 'removed') !== undefined);
    set(s)
  })
  assert.deepEqual(does(t, use('rosa')), { waste: -2, removed: 2, used: 'rosa' })
  alone(t, 'rosa', 'gas', set)
  assert.ok(!t.offers(0, use('rosa')))
})

rule('[LN-CARD-04] Nadia, in the colony, once: one despair there less, or a die again', mild, t => {
  const set = (s: State): void => {
    survivorIn(s, 'hedda').despair = 2
    survivorIn(s, 'cyril').despair = 1
  }
  alone(t, 'nadia', 'colony', set)
  assert.deepEqual(does(t, use('nadia'), { do: 'option', option: 'console' }), { 'hedda.despair': -1, used: 'nadia' })
  assert.equal(t.refused(0, use('nadia')), 'LN-CLAR-02 use.used')
  alone(t, 'nadia', 'colony', s => {
    set(s)
    s.chance.rolls = [5]
  })
  assert.deepEqual(does(t, use('nadia'), { do: 'option', option: 'reroll' }, { do: 'die', die: 1 }), {
    'dice0.1': -1,
    'dice0.5': 1,
    used: 'nadia',
  })
  alone(t, 'nadia', 'gas', set)
  assert.ok(!t.offers(0, use('nadia')))
})

rule('[LN-ABIL-01, LN-CARD-04] Cyril, outside: a trap at his place for a 5, as often as there are dice', mild, t => {
  turn(t, s => setPeople(s, ['cyril', 0, 'school'], ['hedda', 1, 'colony'], ['kevin', 2, 'colony']))
  assert.equal(t.refused(0, use('cyril', 4)), 'LN-DIE-02 act.dieTooLow')
  assert.deepEqual(does(t, use('cyril', 5), use('cyril', 6)), { 'school.traps': 2, 'dice0.5': -1, 'dice0.6': -1 })
  turn(t, s => setPeople(s, ['cyril', 0, 'colony'], ['hedda', 1, 'colony'], ['kevin', 2, 'colony']))
  assert.ok(!t.offers(0, use('cyril', 5)))
})

rule('[LN-ABIL-01] Hedda, anywhere: heals one at her place for a 4, as often as there are dice', mild, t => {
  for (const at of ['school', 'colony'] as const) {
    turn(t, s => {
      setPeople(s, ['hedda', 0, at, { wounds: 1 }], ['kevin', 1, at, { frostbite: 1 }], ['cyril', 2, 'gas'])
      survivorIn(s, 'cyril').wounds = 2
    })
    assert.equal(t.refused(0, use('hedda', 3)), 'LN-DIE-02 act.dieTooLow')
    assert.deepEqual(does(t, use('hedda', 4), { do: 'survivor', survivor: 'kevin' }, use('hedda', 5)), {
      'kevin.frostbite': -1,
      'hedda.wounds': -1,
      'dice0.4': -1,
      'dice0.5': -1,
    })
    assert.equal(t.refused(0, use('hedda', 6)), 'LN-ABIL-02 use.notNow')
  }
})

const marek = (die: number): Option => ({ do: 'attackWith', survivor: 'marek', die, by: 'marek' })
rule('[LN-CARD-04] Marek, outside, once: an attack kills two, without exposure', mild, t => {
  alone(t, 'marek', 'school', s => setEntrance(s, 'school', 0, { zombies: 4 }))
  assert.equal(t.refused(0, marek(2)), 'LN-DIE-02 act.dieTooLow')
  assert.deepEqual(does(t, marek(3)), { 'school.zombies': -2, kills: 2, 'dice0.3': -1, used: 'marek' })
  assert.equal(t.refused(0, marek(4)), 'LN-CLAR-02 use.used')
  alone(t, 'marek', 'colony', s => setEntrance(s, 'colony', 0, { zombies: 3 }))
  assert.ok(!t.offers(0, marek(3)))
})

rule('[LN-CARD-04] Ingrid, in the colony: it eats one less', mild, t => {
  const eaten = (at: Place): number =>
    night(t, s => {
      setPeople(s, ['ingrid', 0, at], ['hedda', 0, 'colony'], ['kevin', 1, 'colony'], ['cyril', 2, 'colony'])
      s.helpless = at === 'colony' ? 0 : 1
    }).eaten
  assert.deepEqual([eaten('colony'), eaten('gas')], [1, 2])
})

rule('[LN-CARD-04] Teodor, in the colony: his player rolls one die more', mild, t => {
  for (const [at, dice] of [
    ['colony', 4],
    ['gas', 3],
  ] as const) {
    turn(t, s => {
      setPeople(s, ['teodor', 0, at], ['hedda', 0, 'school'], ['kevin', 1, 'colony'], ['cyril', 2, 'colony'])
      s.first = 0
    })
    goTo(t, 'dice')
    assert.deepEqual(
      t.state.players.map(player => player.dice.length),
      [dice, 2, 2],
    )
  }
})

rule('[LN-CARD-04] Milena, outside: everybody at her place searches with a die one lower', mild, t => {
  const searches = (at: Place): boolean => {
    turn(t, s =>
      setPeople(s, ['milena', 1, at], ['kevin', 0, at], ['alfonso', 0, 'gas'], ['cyril', 2, 'colony'], ['gia', 0, at]),
    )
    assert.ok(!t.offers(0, search('alfonso', 4)))
    assert.ok(!t.offers(0, search('kevin', 3)))
    return t.offers(0, search('kevin', 4)) && t.offers(0, search('gia', 2))
  }
  assert.ok(searches('school'))
  assert.ok(!searches('colony'))
})

rule('[LN-CARD-04] Dusty, outside: keeps one more card of a search', five, t => {
  turn(t, s => {
    setPeople(s, ['dusty', 0, 'school'], ['kevin', 0, 'school'], ...OTHERS)
  })
  const draws = [{ do: 'noise' }, { do: 'stop' }] as const
  assert.deepEqual(does(t, search('dusty', 5), { do: 'noise' }, ...draws, keepFirst, keepFirst), {
    hand0: 2,
    school: -2,
    'school.noise': 2,
    'dice0.5': -1,
  })
  // Only his own.
  assert.equal(does(t, search('kevin', 6), ...draws, keepFirst)['hand0'], 1)
  assert.ok(t.offers(0, { do: 'done' }))
})

rule('Wanda, anywhere: at the end of the turn a barricade where an own survivor is', five, t => {
  turn(t, s => {
    setPeople(s, ['wanda', 0, 'gas'], ['kevin', 0, 'colony'], ...OTHERS)
    setEntrance(s, 'colony', 0, { zombies: 3 })
  })
  t.choose(0, { do: 'done' })
  t.choose(0, { do: 'useNow', survivor: 'wanda' })
  assert.deepEqual(
    t
      .options(0)
      .filter(o => o.do === 'place')
      .map(o => o['place']),
    ['colony', 'gas'],
  )
  t.choose(0, place('colony'))
  assert.ok(!t.offers(0, { do: 'entrance', entrance: 0 }))
  t.choose(0, { do: 'entrance', entrance: 5 })
  assert.deepEqual(t.state.places[0]!.entrances[5], { zombies: 0, barricades: 1, traps: 0 })
})

rule('[LN-ABIL-02] no ability is offered in the turn of others', mild, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'colony'], ['kevin', 1, 'colony'], ['anita', 2, 'colony'])
    setEntrance(s, 'colony', 0, { zombies: 3 })
  })
  for (const seat of [1, 2]) assert.ok(!t.options(seat).some(o => o.do === 'use'))
  assert.ok(!t.options(0).some(o => o.do === 'use'))
})

/** A survivor who is missing here has not been tested. */
const TESTED: readonly SurvivorId[] = [
  'rocco',
  'anita',
  'emma',
  'elijah',
  'kevin',
  'gia',
  'alfonso',
  'blue',
  'fatima',
  'kumar',
  'rosa',
  'nadia',
  'cyril',
  'hedda',
  'marek',
  'ingrid',
  'teodor',
  'milena',
  'dusty',
  'wanda',
]
assert.deepEqual(TESTED, SURVIVOR_IDS)
