// Every kind of item, played at a table: what changes, and that nothing else does.

import assert from 'node:assert/strict'
import { ITEM_KINDS, type ItemKind } from '../src/content/itemKinds.ts'
import { ITEM_IDS, kindOf } from '../src/content/items.ts'
import type { Location } from '../src/content/places.ts'
import type { State } from '../src/index.ts'
import { items } from '../src/language.ts'
import { attack, attackWith, die, keepFirst, option, place, search, use, whom } from './choices.ts'
import {
  type Choice,
  type Differences,
  does,
  faceOf,
  type LongNight,
  mild,
  nightfall,
  rule,
  setEntrance,
  setGear,
  setHand,
  setNewcomer,
  setPeople,
  setTop,
  survivorIn,
  turn,
} from './longNight.ts'

interface Case {
  readonly set?: (s: State) => void
  readonly rolls?: readonly number[]
  /** The choices after the card has been played. */
  readonly choose?: readonly Choice[]
  /** Besides the card's own way. */
  readonly does: Differences
  /** Not possible before the card was played; not possible again afterwards. */
  readonly before?: Choice & { readonly do: string }
  readonly again?: Choice & { readonly do: string }
}

const tribute = { ...mild, objective: 'tribute' } as const
const convoy = { ...mild, objective: 'convoy' } as const
const cardOf = (kind: ItemKind): string => ITEM_IDS.find(card => kindOf(card) === kind)!
const BLANK = [faceOf('blank')]

/** Kevin at the school and Alfonso at home; Hedda and Cyril belong to others. */
function people(s: State): void {
  setPeople(s, ['kevin', 0, 'school'], ['alfonso', 0, 'colony'], ['hedda', 1, 'colony'], ['cyril', 2, 'police'])
}
const hurt =
  (id: string, has: Partial<State['survivors'][number]>) =>
  (s: State): void => {
    Object.assign(survivorIn(s, id), has)
  }
const zombiesAt =
  (at: Location, zombies: number) =>
  (s: State): void =>
    setEntrance(s, at, 0, { zombies })
const all =
  (...sets: readonly ((s: State) => void)[]) =>
  (s: State): void => {
    for (const set of sets) set(s)
  }

const ON_KEVIN = whom('kevin')
const shoot = (kind: ItemKind, value: number) => attackWith('kevin', value, cardOf(kind))
const burn = (value: number, fuel: string) => attackWith('kevin', value, cardOf('lighter'), fuel)
const useItem = (kind: ItemKind, value: number) => use('kevin', value, cardOf(kind))

const JUNK: Case = { rolls: [6], choose: [die(1)], does: { 'dice0.1': -1, 'dice0.6': 1 } }

const plans = (at: Location): Case => ({
  set: s => setPeople(s, ['kevin', 0, at], ['alfonso', 0, 'colony'], ['hedda', 1, 'colony'], ['cyril', 2, 'colony']),
  choose: [ON_KEVIN, search('kevin', 5), { do: 'noise' }, { do: 'noise' }, { do: 'stop' }, keepFirst, keepFirst],
  does: { hand0: 1, [at]: -2, [`${at}.noise`]: 2, 'dice0.5': -1 },
})

const emmaJoins = { 'emma.at': 'colony', 'emma.of': 'player 0', 'people.deck': -1 }
const withEmma = (s: State): void => setNewcomer(s, 'emma')

/** Those of Raxxon are tested with it. */
type OfRaxxon = 'redPill' | 'whitePill' | 'yellowPill' | 'raxxonPlans'

const CASES: {
  readonly [kind in Exclude<ItemKind, 'floodlight' | 'cookbook' | OfRaxxon>]: Case | readonly Case[]
} = {
  lighter: {
    set: s => {
      zombiesAt('school', 4)(s)
      setHand(s, 0, cardOf('lighter'), 'gas/fuelOrFire:1', 'police/emptyGun:1')
    },
    choose: [ON_KEVIN, burn(2, 'gas/fuelOrFire:1')],
    does: { 'school.zombies': -4, kills: 4, hand0: -2, waste: 1, 'dice0.2': -1, used: cardOf('lighter') },
  },
  shotgun: {
    set: zombiesAt('school', 3),
    rolls: BLANK,
    choose: [ON_KEVIN, shoot('shotgun', 2)],
    does: {
      exposed: 1,
      'school.zombies': -2,
      'school.noise': 1,
      kills: 2,
      'dice0.2': -1,
      used: cardOf('shotgun'),
    },
    again: shoot('shotgun', 3),
  },
  chainsaw: {
    set: zombiesAt('school', 3),
    rolls: [...BLANK, ...BLANK],
    choose: [ON_KEVIN, shoot('chainsaw', 1), shoot('chainsaw', 2)],
    does: { exposed: 2, 'school.zombies': -2, 'school.noise': 2, kills: 2, 'dice0.1': -1, 'dice0.2': -1 },
    before: attack('kevin', 1),
  },
  assaultRifle: {
    set: zombiesAt('school', 4),
    rolls: BLANK,
    choose: [ON_KEVIN, shoot('assaultRifle', 2)],
    does: { exposed: 1, 'school.zombies': -3, kills: 3, 'dice0.2': -1, used: cardOf('assaultRifle') },
    again: shoot('assaultRifle', 3),
  },
  huntingRifle: {
    set: s => {
      zombiesAt('gas', 2)(s)
      setEntrance(s, 'colony', 3, { zombies: 1 })
    },
    choose: [ON_KEVIN, useItem('huntingRifle', 1), place('colony')],
    does: { 'colony3.zombies': -1, 'dice0.1': -1, used: cardOf('huntingRifle') },
    again: useItem('huntingRifle', 2),
  },
  truncheon: {
    set: zombiesAt('school', 1),
    rolls: BLANK,
    choose: [ON_KEVIN, attack('kevin', 1)],
    does: { exposed: 1, 'school.zombies': -1, kills: 1, 'dice0.1': -1 },
    before: attack('kevin', 1),
  },
  riotShield: {
    set: zombiesAt('school', 2),
    choose: [ON_KEVIN, shoot('riotShield', 2)],
    does: { 'school.zombies': -1, kills: 1, 'dice0.2': -1, used: cardOf('riotShield') },
    again: shoot('riotShield', 3),
  },
  kitchenKnife: {
    set: zombiesAt('school', 2),
    rolls: BLANK,
    choose: [ON_KEVIN, shoot('kitchenKnife', 1)],
    does: { exposed: 1, 'school.zombies': -1, kills: 1, 'dice0.1': -1, used: cardOf('kitchenKnife') },
    before: attack('kevin', 1),
    again: shoot('kitchenKnife', 3),
  },
  cutter: { set: all(zombiesAt('school', 1), zombiesAt('gas', 1)), does: { 'school.zombies': -1 } },
  emptyGun: JUNK,
  scrap: JUNK,
  emptyCanister: JUNK,
  emptyBottles: JUNK,
  planks: { choose: [place('school')], does: { 'school.barricades': 2 } },
  tripwire: { choose: [place('school')], does: { 'school.traps': 1 } },
  bullhorn: {
    set: all(zombiesAt('police', 4), zombiesAt('school', 1)),
    choose: [ON_KEVIN, useItem('bullhorn', 0), { do: 'lure' }, { do: 'lure' }],
    does: { 'police.zombies': -3, 'school.zombies': 3, used: cardOf('bullhorn') },
    again: useItem('bullhorn', 0),
  },
  sledge: {
    set: s =>
      setPeople(
        s,
        ['kevin', 0, 'school', { moved: true }],
        ['elijah', 0, 'school'],
        ['alfonso', 0, 'colony'],
        ['hedda', 1, 'school'],
        ['cyril', 2, 'colony'],
      ),
    // Kevin has moved and Alfonso is not here: it can only be Elijah.
    choose: [ON_KEVIN, useItem('sledge', 1), place('gas')],
    does: { 'elijah.at': 'gas', 'elijah.moved': 1, 'dice0.1': -1, used: cardOf('sledge') },
    again: useItem('sledge', 2),
  },
  flashlight: {
    choose: [ON_KEVIN, search('kevin', 4), { do: 'stop' }, keepFirst],
    does: { hand0: 0, school: -1, 'dice0.4': -1 },
    before: search('kevin', 4),
  },
  trashBags: {
    set: s => {
      for (let i = 0; i < 6; i++) items.draw(s, 'police', 'waste')
    },
    does: { waste: -4, removed: 5 },
  },
  heavyCurtains: {
    set: s => {
      s.places[6]!.noise = 2
      s.places[1]!.noise = 3
    },
    choose: [place('gas')],
    does: { 'gas.noise': -2 },
  },
  stretcher: {
    set: s => {
      setPeople(
        s,
        ['kevin', 0, 'school'],
        ['alfonso', 0, 'colony', { wounds: 1 }],
        ['hedda', 1, 'gas', { wounds: 2, despair: 0 }],
        ['cyril', 2, 'police', { wounds: 1 }],
      )
      s.players[2]!.exiled = true
    },
    does: { 'hedda.at': 'colony', 'hedda.wounds': -1 },
  },
  keyRing: { does: { hand0: 0, school: -1 } },
  fuelOrFire: [
    {
      set: zombiesAt('school', 2),
      choose: [option('drive'), whom('kevin'), place('gas')],
      does: { 'kevin.at': 'gas', 'kevin.moved': 1 },
    },
    {
      set: all(zombiesAt('school', 2), zombiesAt('gas', 2)),
      choose: [option('burn')],
      does: { 'school.zombies': -1 },
    },
  ],
  petrolBomb: {
    set: s => {
      zombiesAt('school', 3)(s)
      setEntrance(s, 'colony', 0, { zombies: 2 })
    },
    does: { 'school.zombies': -2, 'school.noise': 1 },
  },
  fullTank: {
    choose: [whom('kevin'), place('gas'), option('another'), place('hospital')],
    does: { 'kevin.at': 'gas', 'kevin.moved': 1, 'alfonso.at': 'hospital', 'alfonso.moved': 1 },
  },
  firewood: {
    set: all(hurt('kevin', { wounds: 1 }), hurt('hedda', { frostbite: 1 })),
    does: { 'hedda.frostbite': -1 },
  },
  crackers: { does: { food: 1 } },
  rations: { does: { food: 2 } },
  potatoes: { does: { food: 3 } },
  chocolate: [
    { set: hurt('hedda', { despair: 2 }), choose: [option('comfort')], does: { food: 1, 'hedda.despair': -1 } },
    { set: hurt('hedda', { despair: 2 }), choose: [option('')], does: { food: 1 } },
  ],
  dogFood: { choose: [whom('kevin')], does: { food: 3, 'kevin.despair': 1 } },
  coffee: { rolls: [5], choose: [option('again'), die(1)], does: { food: 1, 'dice0.1': -1, 'dice0.5': 1 } },
  atlas: { choose: [die(3)], does: { 'dice0.3': -1, 'dice0.4': 1 } },
  policePlans: plans('police'),
  groceryPlans: plans('grocery'),
  schoolPlans: plans('school'),
  libraryPlans: plans('library'),
  hospitalPlans: plans('hospital'),
  gasPlans: plans('gas'),
  drillManual: {
    set: s => {
      setPeople(
        s,
        ['kevin', 0, 'school'],
        ['hedda', 0, 'school'],
        ['alfonso', 0, 'colony'],
        ['cyril', 1, 'school'],
        ['gia', 2, 'colony'],
      )
      zombiesAt('school', 1)(s)
    },
    rolls: BLANK,
    choose: [ON_KEVIN, attack('hedda', 1)],
    does: { exposed: 1, 'school.zombies': -1, kills: 1, 'dice0.1': -1 },
    before: attack('hedda', 1),
  },
  scoutHandbook: {
    set: s => setPeople(s, ['kevin', 0, 'school'], ['alfonso', 0, 'school'], ['cyril', 1, 'colony'], ['gia', 2, 'gas']),
    choose: [ON_KEVIN, search('alfonso', 4), { do: 'stop' }, keepFirst],
    does: { hand0: 0, school: -1, 'dice0.4': -1 },
    before: search('alfonso', 4),
  },
  dutyRoster: { rolls: [4], does: { 'dice0.4': 1 } },
  medicalTextbook: {
    set: s =>
      setPeople(
        s,
        ['kevin', 0, 'school'],
        ['alfonso', 0, 'colony', { wounds: 1 }],
        ['hedda', 1, 'school', { wounds: 2 }],
        ['cyril', 2, 'colony'],
      ),
    choose: [ON_KEVIN, useItem('medicalTextbook', 3)],
    does: { 'hedda.wounds': -1, 'dice0.3': -1, used: cardOf('medicalTextbook') },
    again: useItem('medicalTextbook', 4),
  },
  workshopManual: {
    set: s => {
      for (const card of ['gas/scrap:1', 'hospital/bandage:1']) items.move(s, card, items.zoneOf(s, card), 'waste')
    },
    does: { hand0: 0, waste: 0 },
  },
  bedtimeStories: [
    {
      set: s => {
        s.rebellious = 2
        hurt('hedda', { despair: 1 })(s)
      },
      choose: [option('settle')],
      does: { rebellious: -1, helpless: 1 },
    },
    {
      set: s => {
        s.rebellious = 2
        hurt('hedda', { despair: 1 })(s)
      },
      choose: [option('comfort')],
      does: { 'hedda.despair': -1 },
    },
  ],
  bandage: {
    set: all(hurt('kevin', { wounds: 1 }), hurt('hedda', { wounds: 1, frostbite: 1 })),
    choose: [whom('hedda'), { do: 'heal', what: 'frostbite' }],
    does: { 'hedda.frostbite': -1 },
  },
  antibiotics: {
    set: hurt('hedda', { wounds: 1, frostbite: 1 }),
    choose: [{ do: 'heal', what: 'wounds' }],
    does: { 'hedda.wounds': -1, 'hedda.frostbite': -1 },
  },
  painkillers: {
    set: hurt('hedda', { wounds: 2 }),
    choose: [option('carryOn'), die(1)],
    does: { 'hedda.wounds': -1, 'dice0.1': -1, 'dice0.2': 1 },
  },
  sedatives: { set: hurt('hedda', { despair: 2 }), does: { 'hedda.despair': -2 } },
  firstAidTin: [
    {
      set: hurt('hedda', { despair: 1, wounds: 1 }),
      choose: [option('dress')],
      does: { 'hedda.wounds': -1 },
    },
    {
      set: hurt('hedda', { despair: 1, wounds: 1 }),
      choose: [option('comfort')],
      does: { 'hedda.despair': -1 },
    },
  ],
  fieldKit: {
    set: all(hurt('kevin', { wounds: 2 }), hurt('alfonso', { wounds: 1, frostbite: 1 }), hurt('hedda', { wounds: 1 })),
    choose: [{ do: 'heal', what: 'frostbite' }],
    does: { 'kevin.wounds': -1, 'alfonso.frostbite': -1 },
  },
  stimulants: {
    rolls: [3, 4],
    choose: [whom('kevin')],
    does: { 'kevin.wounds': 1, 'dice0.3': 1, 'dice0.4': 1 },
  },
  stranger: { set: withEmma, does: emmaJoins },
  pairAtTheDoor: { set: withEmma, does: { ...emmaJoins, helpless: 1 } },
  family: { set: withEmma, rolls: [6], does: { ...emmaJoins, helpless: 2, 'dice0.6': 1 } },
  stockroomCrew: { set: withEmma, does: { ...emmaJoins, helpless: 1, food: 2 } },
  halfAClass: { set: withEmma, does: { ...emmaJoins, helpless: 2, food: 1 } },
  nightShift: [
    {
      set: all(withEmma, hurt('hedda', { wounds: 1 }), hurt('kevin', { wounds: 1 })),
      choose: [option('tend')],
      does: { ...emmaJoins, helpless: 1, 'hedda.wounds': -1 },
    },
    {
      set: all(withEmma, hurt('hedda', { wounds: 1 })),
      choose: [option('')],
      does: { ...emmaJoins, helpless: 1 },
    },
  ],
}

/** LN-PLAY-02, LN-PLAY-03, LN-PLAY-04: where the card itself goes. */
const ways = (kind: ItemKind, card: string): Differences => {
  switch (ITEM_KINDS[kind].keyword) {
    case 'waste':
      return { hand0: -1, waste: 1 }
    case 'event':
      return { hand0: -1, removed: 1 }
    case 'equip':
      return { hand0: -1, equipped: 1, 'kevin.equipment': card }
  }
}

const changed = (found: Differences): Differences =>
  Object.fromEntries(Object.entries(found).filter(([, by]) => by !== 0))

for (const [kind, cases] of Object.entries(CASES) as [ItemKind, Case | readonly Case[]][])
  for (const [i, each] of ('does' in cases ? [cases] : cases).entries())
    rule(`[LN-PLAY-01] ${kind}${i > 0 ? `, otherwise` : ''} does what it says and nothing else`, mild, t => {
      const card = cardOf(kind)
      turn(t, s => {
        people(s)
        setHand(s, 0, card)
        for (const seat of [1, 2]) setHand(s, seat)
        each.set?.(s)
        s.chance.rolls = [...(each.rolls ?? [])]
      })
      if (each.before) assert.equal(t.refused(0, each.before), 'LN-DIE-02 act.dieTooLow')
      const found = does(t, { do: 'play', card }, ...(each.choose ?? []))
      assert.deepEqual(found, changed({ ...ways(kind, card), ...each.does }))
      if (each.again) assert.equal(t.refused(0, each.again), 'LN-CLAR-02 use.used')
      assert.deepEqual(t.pending, [0])
    })

rule('[LN-CLAR-05] shotgun and chainsaw work without room for noise', mild, t => {
  for (const kind of ['shotgun', 'chainsaw'] as const) {
    turn(t, s => {
      people(s)
      zombiesAt('school', 2)(s)
      s.places[3]!.noise = 4
      setGear(s, 'kevin', cardOf(kind))
      s.chance.rolls = [...BLANK]
    })
    const found = does(t, shoot(kind, 2))
    assert.equal(found['school.zombies'], kind === 'shotgun' ? -2 : -1)
    assert.equal(found['school.noise'], undefined)
    t.arrange(s => setHand(s, 0, cardOf(kind)))
  }
})

rule('plans are of use only where they are of', mild, t => {
  turn(t, s => {
    people(s)
    setGear(s, 'kevin', cardOf('gasPlans'))
  })
  t.choose(0, search('kevin', 5))
  t.choose(0, { do: 'noise' })
  t.choose(0, { do: 'stop' })
  t.choose(0, keepFirst(t))
  assert.ok(t.offers(0, { do: 'done' }))
})

rule('[LN-SEARCH-05] who may keep two cards may be content with one, but not with none', mild, t => {
  turn(t, s => {
    people(s)
    setHand(s, 0)
    setGear(s, 'kevin', cardOf('schoolPlans'))
  })
  t.choose(0, search('kevin', 5))
  t.choose(0, { do: 'noise' })
  t.choose(0, { do: 'stop' })
  assert.equal(t.refused(0, { do: 'enough' }), 'LN-SEARCH-05 search.keepOne')
  t.choose(0, keepFirst(t))
  t.choose(0, { do: 'enough' })
  assert.equal(t.view(0).own!.hand.length, 1)
  assert.ok(t.offers(0, { do: 'done' }))
})

rule('the lighter needs a fuel card, no other card will do, and it burns once a round', mild, t => {
  turn(t, s => {
    people(s)
    zombiesAt('school', 2)(s)
    setHand(s, 0, 'police/emptyGun:1')
    setGear(s, 'kevin', cardOf('lighter'))
  })
  assert.equal(t.refused(0, shoot('lighter', 6)), 'LN-PRINT-09 attack.noFuel')
  t.arrange(s => setHand(s, 0, 'police/emptyGun:1', 'gas/emptyCanister:1'))
  assert.equal(t.refused(0, burn(6, 'police/emptyGun:1')), 'LN-PRINT-09 attack.noFuel')
  t.choose(0, burn(6, 'gas/emptyCanister:1'))
  t.arrange(s => {
    zombiesAt('school', 1)(s)
    setHand(s, 0, 'gas/fullTank:1')
  })
  assert.equal(t.refused(0, burn(5, 'gas/fullTank:1')), 'LN-CLAR-02 use.used')
})

rule('[LN-CLAR-15] Anita carries a cutter and uses it once', mild, t => {
  turn(t, s => {
    setPeople(s, ['anita', 0, 'school'], ['kevin', 0, 'gas'], ['hedda', 1, 'colony'], ['cyril', 2, 'colony'])
    zombiesAt('school', 2)(s)
    setHand(s, 0, cardOf('cutter'))
  })
  const card = cardOf('cutter')
  assert.deepEqual(does(t, { do: 'stow', card }), { hand0: -1, equipped: 1, 'anita.equipment': card })
  assert.deepEqual(does(t, { do: 'use', survivor: 'anita', by: card, die: 0 }), {
    equipped: -1,
    waste: 1,
    'anita.equipment': '',
    'school.zombies': -1,
  })
  t.arrange(s => {
    setHand(s, 0, card)
    setPeople(s, ['kevin', 0, 'gas'], ['anita', 1, 'colony'], ['cyril', 2, 'colony'])
  })
  assert.equal(t.refused(0, { do: 'stow', card }), 'LN-CLAR-15 stow.noKeeper')
})

/** Items without use on a table where nothing is wrong. */
const USELESS: readonly ItemKind[] = [
  'cutter',
  'trashBags',
  'heavyCurtains',
  'stretcher',
  'petrolBomb',
  'firewood',
  'workshopManual',
  'bedtimeStories',
  'bandage',
  'antibiotics',
  'painkillers',
  'sedatives',
  'firstAidTin',
]
rule('[LN-PLAY-01] a card without use is not played', mild, t => {
  turn(t, s => {
    people(s)
    setHand(s, 0, ...USELESS.map(cardOf))
  })
  for (const kind of USELESS) assert.equal(t.refused(0, { do: 'play', card: cardOf(kind) }), 'LN-PLAY-01 play.noUse')
})

rule('despair is not healed, and what heals it does nothing else', mild, t => {
  turn(t, s => {
    people(s)
    hurt('hedda', { despair: 2 })(s)
    setHand(s, 0, cardOf('bandage'), cardOf('antibiotics'))
  })
  for (const kind of ['bandage', 'antibiotics'] as const)
    assert.equal(t.refused(0, { do: 'play', card: cardOf(kind) }), 'LN-PLAY-01 play.noUse')
})

/** What the colony eats and how many zombies come to it, with that many helpless beside Alfonso and Hedda. */
function night(t: LongNight, gear: readonly string[], set: (s: State) => void): readonly number[] {
  nightfall(t, s => {
    people(s)
    s.food = 9
    s.helpless = 4
    setGear(s, 'kevin', ...gear)
    set(s)
  })
  const zombies = t.state.places[0]!.entrances.reduce((sum, entrance) => sum + entrance.zombies, 0)
  t.arrange(s => {
    for (const card of gear) items.move(s, card, 'equipped', 'removed')
  })
  return [9 - t.state.food, zombies]
}

rule('cookbook and floodlight: one less for the colony each, wherever their carrier is', mild, t => {
  assert.deepEqual(
    night(t, [], () => {}),
    [3, 3],
  )
  assert.deepEqual(
    night(t, [cardOf('cookbook')], () => {}),
    [2, 3],
  )
  assert.deepEqual(
    night(t, [cardOf('floodlight')], () => {}),
    [3, 2],
  )
  const nobody = (s: State): void => {
    s.helpless = 0
    survivorIn(s, 'hedda').at = survivorIn(s, 'alfonso').at = 'gas'
  }
  assert.deepEqual(night(t, [cardOf('cookbook'), cardOf('floodlight')], nobody), [0, 0])
})

rule('[LN-OBJADD-01] Tribute: who comes home on fuel may lay cards under the objective', tribute, t => {
  turn(t, s => {
    people(s)
    setTop(s, 'police/stranger:1')
    setHand(s, 0, 'gas/fuelOrFire:1', 'police/stranger:1')
  })
  t.choose(0, { do: 'play', card: 'gas/fuelOrFire:1' })
  t.choose(0, whom('kevin'))
  t.choose(0, place('colony'))
  assert.deepEqual(does(t, { do: 'donate', card: 'police/stranger:1' }), { hand0: -1, objective: 1 })
  t.choose(0, { do: 'enough' })
  assert.ok(t.offers(0, { do: 'done' }))
})

rule('[LN-CLAR-01] only matching cards of the hand go under the objective, in the own turn and face up', convoy, t => {
  turn(t, s => {
    people(s)
    setHand(s, 0, 'gas/fuelOrFire:1', 'gas/coffee:1')
    setGear(s, 'kevin', 'police/truncheon:1')
  })
  assert.equal(t.refused(0, { do: 'donate', card: 'gas/coffee:1' }), 'LN-OBJADD-01 donate.notWanted')
  assert.ok(!t.offers(0, { do: 'donate', card: 'police/truncheon:1' }))
  assert.deepEqual(does(t, { do: 'donate', card: 'gas/fuelOrFire:1' }), { hand0: -1, objective: 1 })
  assert.deepEqual(t.view(1).underObjective, ['gas/fuelOrFire:1'])
})
