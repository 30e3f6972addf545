// LN-XROADS-04, LN-XROADS-07: whether a list can be fulfilled, asked of lists that no printed card has to have.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Effect, lists, type Named } from '../src/content/effects.ts'
import { numberOf, PLACES, type Place } from '../src/content/places.ts'
import type { State } from '../src/index.ts'
import { items } from '../src/language.ts'
import { effectContext } from '../src/queries/conditions.ts'
import { freeSpaces } from '../src/queries/people.ts'
import { addsPeople, possible } from '../src/rules/possible.ts'
import {
  cardsOf,
  config,
  fillColony,
  type LongNight,
  rule,
  setEntrance,
  setHand,
  setPeople,
  turn,
} from './longNight.ts'
import { setBandits } from './scenarioTable.ts'

const bandits = config(3, { objective: 'streetByStreet', modules: ['bandits'] })

/** Seat 0's turn with Gia at the school; nothing is in hand, in the supply or at an entrance. */
const table = (t: LongNight, set: (s: State) => void = () => {}): LongNight =>
  turn(t, s => {
    setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    setHand(s, 0)
    s.helpless = 0
    setBandits(s, {})
    set(s)
  })

/** Whether Gia's player could choose a card with these lists. */
const canDo = <const L extends string>(t: LongNight, all: Named<L | 'main'>): boolean =>
  possible(t.state, lists<L>(all), 'main', effectContext(0, 'gia', 'school'))
const can = (t: LongNight, ...main: readonly Effect<never>[]): boolean => canDo(t, { main })

const NEVER = [['payMorale', 9]] as const
const COSTS_FOOD = [['payFood', 1]] as const

rule('[LN-XROADS-04] of two ways one that is possible is enough', bandits, t => {
  for (const ways of [
    { main: [['either', 'a', 'b']], a: COSTS_FOOD, b: NEVER },
    { main: [['either', 'a', 'b']], a: NEVER, b: COSTS_FOOD },
  ] as const) {
    assert.equal(canDo(table(t), ways), false)
    assert.equal(
      canDo(
        table(t, s => void (s.food = 1)),
        ways,
      ),
      true,
    )
  }
})

rule('[LN-RULE-08] the way of a condition is known before the first effect, and only there', bandits, t => {
  const both = { rich: NEVER, poor: [['morale', 1]] } as const
  const first = { main: [['if', ['food', 1], 'rich', 'poor']], ...both } as const
  const other = { main: [['if', ['food', 1], 'poor', 'rich']], ...both } as const
  const alone = { main: [['if', ['food', 1], 'rich']], ...both } as const
  const later = {
    main: [
      ['morale', 1],
      ['if', ['food', 1], 'rich', 'poor'],
    ],
    ...both,
  } as const
  table(t)
  assert.deepEqual(
    [first, other, alone, later].map(each => canDo(t, each)),
    [true, false, true, true],
  )
  table(t, s => void (s.food = 1))
  assert.deepEqual(
    [first, other, alone, later].map(each => canDo(t, each)),
    [false, true, false, true],
  )
})

rule('[LN-RULE-08] an effect on a place is checked there; after "in the colony", in the colony', bandits, t => {
  table(t, s => setEntrance(s, 'colony', 3, { zombies: 1 }))
  assert.equal(can(t, ['slay', 1]), false)
  assert.equal(can(t, ['colony'], ['slay', 1]), true)
  table(t, s => setEntrance(s, 'school', 0, { zombies: 1 }))
  assert.equal(can(t, ['slay', 1]), true)
  assert.equal(can(t, ['colony'], ['slay', 1]), false)
})

/** Effects that cannot happen at an empty school with a full entrance, where nobody is hurt and no card is left. */
const NOT_HERE: readonly Effect<never>[] = [
  ['slay', 1],
  ['shoot'],
  ['lure', 1],
  ['barricade', 1],
  ['trap', 1],
  ['hush'],
  ['heal', 1],
  ['draw', 'here', 1],
  ['fetch', 'here', 'tool'],
]
const CHOOSE: readonly Effect<never>[] = [
  ['survivor', {}],
  ['place', {}],
  ['player', 'other'],
  ['lowest', {}],
  ['breach', 1],
]

function emptySchool(t: LongNight): void {
  table(t, s => {
    while (items.draw(s, 'school', 'removed') !== undefined);
    setEntrance(s, 'school', 0, { barricades: 4 })
  })
}

for (const effect of NOT_HERE)
  rule(`[LN-RULE-08] ${effect[0]}: impossible here, but open once somebody or something is chosen`, bandits, t => {
    emptySchool(t)
    assert.equal(can(t, effect), false)
    for (const choice of CHOOSE) assert.equal(can(t, choice, effect), true, choice[0])
    assert.equal(can(t, ['morale', 1], effect), false)
  })

rule('[LN-RULE-08] a named deck does not depend on a choice', bandits, t => {
  emptySchool(t)
  assert.equal(can(t, ['place', {}], ['draw', 'school', 1]), false)
  assert.equal(can(t, ['place', {}], ['draw', 'gas', 1]), true)
})

rule('[LN-XROADS-04] a choice needs somebody or something to choose', bandits, t => {
  table(t)
  assert.equal(can(t, ['survivor', { hurt: true }]), false)
  assert.equal(can(t, ['lowest', { hurt: true }]), false)
  assert.equal(can(t, ['place', { noise: true }]), false)
  assert.equal(can(t, ['player', 'member']), true)
  table(t, s => {
    s.survivors[0]!.wounds = 1
    s.places[3]!.noise = 1
    for (const player of s.players.slice(1)) player.exiled = true
  })
  assert.equal(can(t, ['survivor', { hurt: true }]), true)
  assert.equal(can(t, ['lowest', { hurt: true }]), true)
  assert.equal(can(t, ['place', { noise: true }]), true)
  assert.equal(can(t, ['player', 'member']), false)
  assert.equal(can(t, ['player', 'other']), true)
})

rule('[LN-MOVE-01] a survivor who has not moved is meant only where there is a place to go to', bandits, t => {
  const drive = ['survivor', { whose: 'own', unmoved: true }] as const
  const filled = (s: State, free?: Place): void => {
    fillColony(s)
    for (const at of PLACES.slice(1)) s.bandits[numberOf(at)]! += at === free ? 0 : freeSpaces(s, at)
  }
  assert.equal(can(table(t), drive), true)
  assert.equal(
    can(
      table(t, s => void (s.survivors[0]!.moved = true)),
      drive,
    ),
    false,
  )
  assert.equal(
    can(
      table(t, s => filled(s, 'gas')),
      drive,
    ),
    true,
  )
  assert.equal(
    can(
      table(t, s => filled(s)),
      drive,
    ),
    false,
  )
})

rule('[LN-PRINT-05] a shot needs a zombie or a bandit at the place', bandits, t => {
  assert.equal(can(table(t), ['shoot']), false)
  assert.equal(
    can(
      table(t, s => setBandits(s, { school: 1 })),
      ['shoot'],
    ),
    true,
  )
  assert.equal(
    can(
      table(t, s => setEntrance(s, 'school', 0, { zombies: 1 })),
      ['shoot'],
    ),
    true,
  )
})

rule('[LN-XROADS-04] each effect that needs something asks for it', bandits, t => {
  table(t)
  for (const effect of [
    ['hush'],
    ['calm', 1],
    ['helplessLeave', 1],
    ['progress', 1],
    ['salvage', 'any'],
    ['tidy', 1],
    ['discard', 1, 'any'],
    ['give', 1, 'medicine'],
    ['payFood', 1],
    ['payMorale', 5],
  ] as const)
    assert.equal(can(t, effect), false, effect[0])
  table(t, s => {
    s.places[3]!.noise = 1
    s.rebellious = 1
    s.food = 1
    const [medicine, fuel] = cardsOf('medicine', 'fuel')
    setHand(s, 0, medicine!)
    items.move(s, fuel!, items.zoneOf(s, fuel!), 'waste')
  })
  for (const effect of [
    ['hush'],
    ['calm', 1],
    ['helplessLeave', 1],
    ['salvage', 'fuel'],
    ['tidy', 1],
    ['discard', 1, 'any'],
    ['give', 1, 'medicine'],
    ['payFood', 1],
    ['payMorale', 4],
  ] as const)
    assert.equal(can(t, effect), true, effect[0])
  assert.equal(can(t, ['discard', 2, 'any']), false)
  assert.equal(can(t, ['discard', 1, 'fuel']), false)
  assert.equal(can(t, ['give', 2, 'medicine']), false)
  assert.equal(can(t, ['salvage', 'medicine']), false)
})

const ADDS = { one: [['recruit', 1]], two: [['helpless', 1]], three: [['rebels', 1]], none: [['morale', 1]] } as const

rule('[LN-XROADS-07, LN-SADD-03] in a full colony no way may lead to more people, however late', bandits, t => {
  const late = [
    { main: [['recruit', 1]] },
    { main: [['helpless', 1]] },
    { main: [['rebels', 1]] },
    { main: [['test', 3, 'one', 'none']], ...ADDS },
    { main: [['test', 3, 'none', 'two']], ...ADDS },
    {
      main: [
        ['morale', 1],
        ['test', 3, 'three'],
      ],
      ...ADDS,
    },
    { main: [['rolls', 2, 4, 'one']], ...ADDS },
    { main: [['dose', 'none', 'two', 'none']], ...ADDS },
    { main: [['vote', 'none', 'three']], ...ADDS },
    { main: [['each', 'members', 'one']], ...ADDS },
    {
      main: [
        ['morale', 1],
        ['if', ['food', 1], 'none', 'one'],
      ],
      ...ADDS,
    },
    {
      main: [['test', 3, 'more']],
      more: [
        ['morale', 1],
        ['vote', 'none', 'two'],
      ],
      ...ADDS,
    },
    { main: [['test', 3, 'more']], more: [['either', 'one', 'two']], ...ADDS },
  ] as const
  table(t, fillColony)
  for (const each of late) assert.equal(canDo(t, each as Parameters<typeof canDo>[1]), false, JSON.stringify(each.main))
  table(t)
  for (const each of late) assert.equal(canDo(t, each as Parameters<typeof canDo>[1]), true, JSON.stringify(each.main))
})

rule('[LN-XROADS-07] a choice that can be answered without more people stays possible', bandits, t => {
  table(t, fillColony)
  for (const more of [[['either', 'one', 'none']], [['either', 'none', 'one']], [['either', 'none', 'none']]] as const)
    assert.equal(canDo(t, { main: [['test', 3, 'more', 'none']], more, ...ADDS }), true)
})

test('[LN-XROADS-07] a list adds people where every way through it does', () => {
  const adds = <const L extends string>(all: Named<L | 'main'>): boolean => addsPeople(lists<L>(all), 'main')
  assert.ok(
    adds({
      main: [
        ['morale', 1],
        ['recruit', 1],
      ],
    }),
  )
  assert.ok(adds({ main: [['helpless', 1]] }))
  assert.ok(
    adds({
      main: [
        ['rebels', 1],
        ['morale', 1],
      ],
    }),
  )
  assert.ok(!adds({ main: [['morale', 1]] }))
  assert.ok(!adds({ main: [] }))
  assert.ok(adds({ main: [['either', 'one', 'two']], ...ADDS }))
  assert.ok(!adds({ main: [['either', 'one', 'none']], ...ADDS }))
  assert.ok(!adds({ main: [['either', 'none', 'one']], ...ADDS }))
  // By chance or by a vote it may: then a full colony could not take them.
  assert.ok(adds({ main: [['test', 3, 'none', 'one']], ...ADDS }))
  assert.ok(!adds({ main: [['test', 3, 'none', 'none']], ...ADDS }))
})
